import { perNode } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The bodies of an essential tree. */
export const packBodies = define<"build/packBodies">({
  stage: "build/packBodies",
  row: "pack",
  bind: {
    params: "packParams",
    kept: "kept",
    places: "keptPlaces",
    nodeTest: "nodeTest",
    posMass: "posMass",
    packedPosMass: "packedPosMass",
  },
  workgroups: perNode,
});
