import type { Opening } from "../state/forceVariant.ts";
import { fusesHistogram, needsIdSample, usesBinScan } from "../state/sizes.ts";
import type { Spec } from "../state/spec.ts";
import { binSort } from "./binSort.ts";
import { bins } from "./bins.ts";
import { bounds } from "./bounds.ts";
import { allHexadecapoles } from "./hexadecapoles.ts";
import { keys } from "./keys.ts";
import { leafLevels } from "./leafLevels.ts";
import { links } from "./links.ts";
import { moments } from "./moments.ts";
import { nodes } from "./nodes.ts";
import { radixCount } from "./radixCount.ts";
import { radixScatter } from "./radixScatter.ts";
import { reorder } from "./reorder.ts";
import { rootCube } from "./rootCube.ts";
import { binScan, levelScan, radixScan } from "./rowScan.ts";

/** Digits of 8 bits in a key of 63; the last one leaves the sorted keys in A (`keys` sees to it that so many are sorted as it takes). */
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7];

/** How bodies are sorted. */
interface Sorts {
  /** The root cube is that of the sort before. */
  readonly cubeStands?: boolean;
  /** Their ids are 0 to n - 1. */
  readonly counted?: boolean;
  /** Those with mass, by which the root cube is found; all. */
  readonly massive?: number;
}

/** The bodies in `next...` in their order along the Hilbert curve, as a list of their places (orderA); `sortOf` says through which cube. */
export function orderOf(n: number, { cubeStands = false, counted = false, massive = n }: Sorts = {}): readonly Spec[] {
  const byId = counted && needsIdSample(massive);
  const ahead = fusesHistogram(n);
  const cube = cubeStands ? (ahead ? [bounds({ ahead, cubeStands })] : []) : [bounds({ ahead, byId }), rootCube(byId)];
  const digits = DIGITS.flatMap((digit) =>
    ahead ? [radixScatter(digit, ahead)] : [radixCount(digit), radixScan, radixScatter(digit)],
  );
  return [...cube, keys(ahead), ...digits];
}

/** Bodies along the Hilbert curve, through their root cube or (`cubeStands`) through that of the sort before; `counted`: their ids are 0 to n - 1. */
export function sortOf(n: number, which: Sorts = {}): readonly Spec[] {
  return [...orderOf(n, which), reorder()];
}

/** The same where bodies moved little since the last sort, whose order gives the bins; `cubeStands`: in its root cube, whatever the ids. */
export function sortByBins(
  n: number,
  { cubeStands = false, massive = n }: Omit<Sorts, "counted"> = {},
): readonly Spec[] {
  const byId = needsIdSample(massive);
  const cube = cubeStands ? [bounds({ bins: true, cubeStands })] : [bounds({ bins: true, byId }), rootCube(byId)];
  const sort = usesBinScan(n) ? [binScan, binSort(true)] : [binSort()];
  return [...cube, bins, ...sort, reorder()];
}

/** The octree over the sorted bodies. */
export const TOPOLOGY: readonly Spec[] = [leafLevels, levelScan, nodes, links];

/** Moments of all its nodes, from the leaves up, for an opening criterion. */
export function momentsFor(opening: Opening, quadrupole = true, hexadecapole = false): readonly Spec[] {
  const low = [false, true].map((top) => moments(top, opening, quadrupole, hexadecapole));
  return hexadecapole ? [...low, ...allHexadecapoles] : low;
}
