import type { Opening } from "../gpu/choice.ts";
import type { Spec } from "../gpu/workspace.ts";
import { bounds } from "./bounds.ts";
import { keys } from "./keys.ts";
import { leafLevels } from "./leafLevels.ts";
import { links } from "./links.ts";
import { moments } from "./moments.ts";
import { nodes } from "./nodes.ts";
import { radixCount } from "./radixCount.ts";
import { radixScatter } from "./radixScatter.ts";
import { reorder } from "./reorder.ts";
import { rootCube } from "./rootCube.ts";
import { levelScan, radixScan } from "./rowScan.ts";

/** Digits of 8 bits in a key of 63; an even number, so that the sorted keys end where they began. */
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7];

/** First level with a dispatch of its own; the few cells above are done by one workgroup. */
const FIRST_LEVEL = 4;

/**
 * The last level with a dispatch of its own: 9 below that of a uniform cube with one body a cell, which a galaxy in a box
 * hundreds of times its size does not pass. What crowded bodies need below is done by one workgroup: an empty dispatch
 * costs 6 microseconds (H200).
 */
const lastLevel = (n: number) => Math.min(17, Math.ceil(Math.log2(n) / 3) + 9);

/** Bodies along the Hilbert curve. */
export const SORT: readonly Spec[] = [
  bounds,
  rootCube,
  keys,
  ...DIGITS.flatMap((digit) => [radixCount(digit), radixScan, radixScatter(digit)]),
  reorder(),
];

/** The octree over the sorted bodies. */
export const TOPOLOGY: readonly Spec[] = [leafLevels, levelScan, nodes, links];

/** Moments of all its nodes, from the leaves up, for an opening criterion and a number of bodies. */
export function momentsFor(opening: Opening, n: number, quadrupole = true): readonly Spec[] {
  const last = lastLevel(n);
  const levels = Array.from({ length: last - FIRST_LEVEL + 1 }, (_, i) => last - i);
  return [
    moments(last + 1, 30, opening, quadrupole),
    ...levels.map((level) => moments(level, level, opening, quadrupole)),
    moments(0, FIRST_LEVEL - 1, opening, quadrupole),
  ];
}
