import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { STAGES } from "../../gpu/shaders.gen.ts";
import {
  BOUNDS_GROUPS,
  BOUNDS_TILE,
  fusedTile,
  fusesHistogram,
  needsIdSample,
  perBody,
  perRange,
  rangeConstants,
  type Sizes,
  SORT_TILE,
  usesBinScan,
} from "../state/sizes.ts";
import { define, type Spec } from "../state/spec.ts";
import { reorder } from "./reorder.ts";
import { binScan, radixScan } from "./rowScan.ts";

/** What the stages of a sort that counts `ahead` are compiled with. */
const aheadConstants =
  (ahead: boolean) =>
  ({ n }: Sizes) =>
    ahead ? { AHEAD: 1, TILE: fusedTile(n) } : {};

/** What a sort leaves to `bounds`. */
interface Clears {
  /** It counts digits ahead. */
  readonly ahead?: boolean;
  /** It goes by bins. */
  readonly bins?: boolean;
  /** The bulk is that of the bodies of some ids. */
  readonly byId?: boolean;
  /** The root cube stands, so that only the counts are cleared. */
  readonly cubeStands?: boolean;
}

/** Smallest and largest coordinates, a pair for each workgroup, cleared counts for the sort, and what it goes by. */
export const bounds = ({ ahead = false, bins = false, byId = false, cubeStands = false }: Clears = {}) =>
  define({
    stage: "build/bounds",
    bind: {
      posMass: "nextPosMass",
      partials: "boundsPartials",
      counts: bins ? "binCounts" : "radixCounts",
      ids: "nextId",
      samples: "bulkSamples",
      sortedKeys: "keysA",
    },
    workgroups: (s) => Math.min(BOUNDS_GROUPS, perBody(BOUNDS_TILE)(s)),
    constants: (s) => ({
      ...aheadConstants(ahead)(s),
      ...rangeConstants(s),
      ...(bins && { BINS: 1 }),
      ...(byId && { BY_ID: 1, RANKED: Number(s.ranked === true) }),
      ...(cubeStands && { LOOK: 0 }),
    }),
  });

/** The cube that the curve runs through; `byId`: around the bulk of the bodies of some ids. */
export const rootCube = (byId = false) =>
  define({
    stage: "build/rootCube",
    row: "bounds",
    bind: { partials: "boundsPartials", posMass: "nextPosMass", samples: "bulkSamples" },
    workgroups: () => 1,
    constants: (s) => ({ ...rangeConstants(s), ...(byId && { BY_ID: 1 }) }),
  });

/** Hilbert keys of 63 bits; for a sort that counts `ahead`, with the counts of their first digit. */
export const keys = (ahead = false) =>
  define({
    stage: "build/keys",
    bind: {
      posMass: "nextPosMass",
      keys: "keysA",
      order: "orderA",
      counts: "radixCounts",
      oddKeys: "keysB",
      oddOrder: "orderB",
    },
    constants: (s) => ({ ...aheadConstants(ahead)(s), ...rangeConstants(s) }),
  });

/** Hilbert keys of 63 bits, and the bodies of each bin of the last order. They stand where the walk writes later. */
export const bins = define({
  stage: "build/bins",
  row: "keys",
  bind: { posMass: "nextPosMass", keys: "binMemberKeys", counts: "binCounts", members: "binMembers" },
  workgroups: (s) => perRange(STAGES["build/bins"].threads)(s),
  constants: rangeConstants,
});

/** The bodies of each bin along the curve; `scanned`: by the prefix sums of the bins' counts. */
export const binSort = (scanned = false) =>
  define({
    stage: "build/binSort",
    row: "sort",
    bind: { counts: "binCounts", members: "binMembers", keys: "binMemberKeys", sortedKeys: "keysA", order: "orderA" },
    workgroups: perRange(CONSTANTS.bins.BIN),
    constants: (s) => ({ SCANNED: Number(scanned), ...rangeConstants(s) }),
  });

/** Histogram of digit `digit` in each tile. Even digits read A, odd ones B. */
export const radixCount = (digit: number) =>
  define({
    stage: "build/radixCount",
    row: "sort",
    bind: {
      dispatch: { index: digit, last: digit },
      keys: digit % 2 === 0 ? "keysA" : "keysB",
      counts: "radixCounts",
    },
    workgroups: perBody(SORT_TILE),
  });

/** Sorts by digit `digit`, from A to B for even digits and back for odd ones; `ahead`: and counts the next one. */
export const radixScatter = (digit: number, ahead = false) => {
  const even = digit % 2 === 0;
  return define({
    stage: "build/radixScatter",
    row: "sort",
    bind: {
      dispatch: { index: digit, last: digit },
      keys: even ? "keysA" : "keysB",
      order: even ? "orderA" : "orderB",
      counts: "radixCounts",
      totals: "radixTotals",
      sortedKeys: even ? "keysB" : "keysA",
      sortedOrder: even ? "orderB" : "orderA",
    },
    workgroups: (s) => perBody(ahead ? fusedTile(s.n) : SORT_TILE)(s),
    constants: aheadConstants(ahead),
  });
};

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
