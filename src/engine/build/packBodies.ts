import { perNode } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The bodies of an essential tree. */
export const packBodies = define({
  stage: "build/packBodies",
  row: "pack",
  bind: { params: "packParams", places: "keptPlaces" },
  workgroups: perNode,
});
