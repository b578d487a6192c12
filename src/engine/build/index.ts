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

/** Levels 21 to 4 one dispatch each; the few cells above, and those below the curve's resolution, in one workgroup. */
const MIDDLE_LEVELS = Array.from({ length: 18 }, (_, i) => 21 - i);

/** Bodies along the Hilbert curve. */
export const SORT: readonly Spec[] = [
  bounds,
  rootCube,
  keys,
  ...DIGITS.flatMap((digit) => [radixCount(digit), radixScan, radixScatter(digit)]),
  reorder,
];

/** The octree over the sorted bodies, with its moments. */
export const TREE: readonly Spec[] = [
  leafLevels,
  levelScan,
  nodes,
  links,
  moments(22, 30),
  ...MIDDLE_LEVELS.map((level) => moments(level, level)),
  moments(0, 3),
];
