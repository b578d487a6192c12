import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { STAGES } from "../../gpu/shaders.gen.ts";
import { multipoleConstants, type Opening, openingNumber } from "../state/forceVariant.ts";
import { massiveOf, perNode, rangeConstants, type Sizes, tiles } from "../state/sizes.ts";
import { define, type Spec } from "../state/spec.ts";
import { levelScan } from "./rowScan.ts";

const { MAX_LEVEL } = CONSTANTS.level;

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

/** Nodes in breadth-first order, and when which group walks. */
export const nodes = define({
  stage: "build/nodes",
  row: "topology",
  bind: { counts: "levelCounts", totals: "levelTotals" },
  constants: (sizes) => ({ ORDERED: Number(sizes.ordered === true), ...rangeConstants(sizes) }),
});

/** Number of children or bodies of every node, and the subtrees. */
export const links = define({
  stage: "build/links",
  row: "topology",
  bind: { keys: "keysA" },
  workgroups: perNode,
  constants: rangeConstants,
});

/** The octree over the sorted bodies. */
export const TOPOLOGY: readonly Spec[] = [leafLevels, levelScan, nodes, links];

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

/** Nodes that one workgroup of `hexadecapoles` takes at first. */
const TILE = 64;

/** Third and fourth moments of the nodes of all levels, from the finest up. */
export const hexadecapoles: readonly Spec[] = Array.from({ length: MAX_LEVEL + 1 }, (_, k) => {
  const index = MAX_LEVEL - k;
  return define({
    stage: "build/hexadecapoles",
    row: "moments",
    bind: { dispatch: { index, last: MAX_LEVEL } },
    workgroups: ({ nodes }) => Math.min(1024, 8 ** index, tiles(nodes, TILE)),
  });
});

/** Moments of all its nodes, from the leaves up, for an opening criterion. */
export function momentsFor(opening: Opening, quadrupole = true, hexadecapole = false): readonly Spec[] {
  const low = [false, true].map((top) => moments(top, opening, quadrupole, hexadecapole));
  return hexadecapole ? [...low, ...hexadecapoles] : low;
}

/** The tree cut off at cells of so many bodies that a solver takes for leaves, and the bucket of each body. */
export const buckets = define({ stage: "build/buckets", bind: { keys: "keysA" }, workgroups: perNode });

/** The groups with active bodies, or each half of one by itself. */
export const activeGroups = (halves = false) =>
  define({
    stage: "build/activeGroups",
    row: "active",
    workgroups: ({ groups }) => Math.ceil(groups / STAGES["build/activeGroups"].threads),
    constants: () => ({ HALVES: Number(halves) }),
  });

/** How many groups have active bodies, for the walks. */
export const activeCount = define({ stage: "build/activeCount", row: "active", workgroups: () => 1 });
