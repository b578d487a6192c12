import { multipoleConstants, type Opening, openingNumber } from "../state/forceVariant.ts";
import type { Sizes } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Threads that do the cells above all subtrees. */
const TOP_WIDTH = 256;

/** Workgroups for the subtrees, which they take in turns: there may be a few for each 512 bodies. */
const perSubtree = ({ n }: Sizes) => Math.min(4096, Math.max(1, Math.ceil(n / 128)));

/** Moments of all nodes of the subtrees, or of the cells above them (`top`), which need those. */
export const moments = (top: boolean, opening: Opening = "bonsai", quadrupole = true, hexadecapole = false) =>
  define<"build/moments">({
    stage: "build/moments",
    row: "moments",
    bind: {
      params: "params",
      posMass: "posMass",
      nodeLink: "nodeLink",
      subtrees: "keysB",
      status: "status",
      nodeCentre: "nodeCentre",
      nodeMoments: "nodeMoments",
      nodeBox: "nodeBox",
      nodeTest: "nodeTest",
      root: "root",
    },
    workgroups: top ? () => 1 : perSubtree,
    constants: () => ({
      OPENING: openingNumber(opening),
      ...multipoleConstants({ quadrupole, hexadecapole }),
      ...(top && { TOP: 1, WIDTH: TOP_WIDTH, SHARED: TOP_WIDTH }),
    }),
  });
