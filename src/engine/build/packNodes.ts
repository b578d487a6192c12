import { perNode } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The nodes of an essential tree. */
export const packNodes = define<"build/packNodes">({
  stage: "build/packNodes",
  row: "pack",
  bind: {
    params: "packParams",
    kept: "kept",
    places: "keptPlaces",
    nodeCentre: "nodeCentre",
    nodeTest: "nodeTest",
    nodeMoments: "nodeMoments",
    packedCentre: "packedCentre",
    packedTest: "packedTest",
    packedMoments: "packedMoments",
  },
  workgroups: perNode,
  constants: ({ hexadecapole = false }) => ({ HEXADECAPOLE: Number(hexadecapole) }),
});
