import { massiveOf, rangeConstants, type Sizes } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/**
 * Cells of so many bodies end a group: without that the outermost bodies, last on the curve, form one as wide as the sphere, and where groups are
 * few the dearest decides (H200, 16 384 bodies: walk 0.13 ms with cells of 1024, 0.34 with 4096; 1 048 576: 1.82 and 1.74).
 */
function heavyOf(sizes: Sizes): number {
  return massiveOf(sizes) >= LEAST && sizes.groupSize === 32 ? 1024 : 4096;
}
/** With fewer bodies the largest errors of discs would grow beyond those of `bonsai`, which gains from smaller groups as well. */
const LEAST = 8192;

/** Levels of the nodes that begin at each body, and groups, with how long those walked last. */
export const leafLevels = define({
  stage: "build/leafLevels",
  row: "topology",
  bind: { keys: "keysA", counts: "levelCounts", order: "orderA" },
  constants: (sizes) => ({
    GROUP: sizes.groupSize,
    HEAVY: heavyOf(sizes),
    ORDERED: Number(sizes.ordered === true),
    PARTS: sizes.parts,
    ...rangeConstants(sizes),
  }),
});
