import { multipoleConstants, type Opening, openingNumber } from "../state/forceVariant.ts";
import { massiveOf, type Sizes } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/**
 * Threads that do a subtree, and the cells above all of them: more than have something to do wait at every barrier. Microseconds of both, H100: 16 384 bodies 55.0
 * with 128 and 256, 53.3 with 128 and 128, 52.0 with 32 and 256; 32 768 50.6, 48.7 and 49.0; 65 000 38.7, 37.1 and 47.2; 131 072 42.3, 45.6 and 50.1.
 */
const widthBelow = (s: Sizes) => (massiveOf(s) <= 32_768 ? 32 : 128);
const widthAbove = (s: Sizes) => (massiveOf(s) <= 8192 ? 64 : massiveOf(s) <= 65_536 ? 128 : 256);

/** Workgroups for the subtrees, which they take in turns: there may be a few for each 512 bodies. */
const perSubtree = (s: Sizes) => Math.min(4096, Math.max(1, Math.ceil(massiveOf(s) / 128)));

/** Moments of all nodes of the subtrees, or of the cells above them (`top`), which need those. */
export const moments = (top: boolean, opening: Opening = "bonsai", quadrupole = true, hexadecapole = false) =>
  define({
    stage: "build/moments",
    workgroups: top ? () => 1 : perSubtree,
    constants: (sizes) => {
      const WIDTH = top ? widthAbove(sizes) : widthBelow(sizes);
      return {
        OPENING: openingNumber(opening),
        ...multipoleConstants({ quadrupole, hexadecapole }),
        WIDTH,
        ...(top && { TOP: 1, SHARED: WIDTH }),
      };
    },
  });
