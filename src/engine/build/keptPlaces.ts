import { perKept } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Where nodes and bodies will stand in an essential tree. */
export const keptPlaces = define<"build/keptPlaces">({
  stage: "build/keptPlaces",
  row: "pack",
  bind: { params: "packParams", kept: "kept", nodeTest: "nodeTest", counts: "keptCounts", places: "keptPlaces" },
  workgroups: perKept,
});
