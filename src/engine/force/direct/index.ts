import { type ForceVariant, PLAIN, partsFor, targetConstants } from "../../state/forceVariant.ts";
import { SUM_BLOCK, tiles } from "../../state/sizes.ts";
import { define } from "../../state/spec.ts";
import { alone, type Solver } from "../solver.ts";

/** Every body from every other, or from those of another set. */
export const directSum = ({ spline, slice, ...onto }: ForceVariant = PLAIN) =>
  define({
    stage: "force/direct/directSum",
    row: "walk",
    bind: { posMass: onto.foreign ? "sourcePosMass" : "posMass", targets: "posMass", dispatch: slice },
    workgroups: ({ n, parts }) => tiles(n, SUM_BLOCK) * partsFor(parts, onto),
    slice: slice.index,
    constants: ({ parts }) => ({ PARTS: partsFor(parts, onto), SPLINE: Number(spline), ...targetConstants(onto) }),
  });

/** What the parts of a direct sum found, added up. */
export const joinSums = define({
  stage: "force/direct/joinSums",
  row: "walk",
  constants: ({ parts }) => ({ PARTS: parts }),
});

/**
 * Sources of a direct sum are split until there are so many workgroups, into so many parts at most (H100, 131 072 bodies: 1424, 1504, 1588, 1636 and 1683 G pairs/s
 * by 1, 2, 4, 8 and 16 parts; 16 384 bodies: 288, 967, 1276, 1341 and 1392 by 1, 4, 8, 16 and 32).
 */
const [SUM_GROUPS, SUM_PARTS] = [16_384, 32];

/** How many workgroups share the sources of a direct sum of n bodies: a power of two, no more than there are tiles of sources. */
function sumParts(n: number): number {
  let parts = SUM_PARTS;
  while (parts > 1 && (parts * tiles(n, SUM_BLOCK) > SUM_GROUPS || parts > tiles(n, SUM_BLOCK / 2))) parts >>= 1;
  return parts;
}

export const direct: Solver = {
  name: "direct",
  title: "Direct sum",
  help: "Every pair of bodies: exact up to float32 rounding, and N^2 slow.",
  use: "For few bodies, for star clusters, and to hold the others against.",
  opening: null,
  passes: alone(directSum),
  join: joinSums,
  direct: true,
  shares: (n) => ({ parts: sumParts(n) }),
  clumpError: 1e-5,
};
