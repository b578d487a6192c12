import { perKept } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Where nodes and bodies will stand in an essential tree. */
export const keptPlaces = define({
  stage: "build/keptPlaces",
  row: "pack",
  bind: { params: "packParams", counts: "keptCounts", places: "keptPlaces" },
  workgroups: perKept,
});
