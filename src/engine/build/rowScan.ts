import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { BODY_TILE, KEPT_TILE, MOST_PIECES, PIECE_TILE, perBody, type Sizes, SORT_TILE } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

const { LONG_ROW } = CONSTANTS.walkOrder;
const MOST_THREADS = 256;
const MOST_EACH = 8;
const powerOver = (count: number) => 2 ** Math.ceil(Math.log2(count));

/** Threads a row, no more than it has columns, since idle threads still wait at every barrier; and numbers that each takes at a time. */
const width = (tile: number) => (s: Sizes) => {
  const columns = perBody(tile)(s);
  const [WIDTH, EACH] = [
    Math.min(MOST_THREADS, powerOver(columns)),
    Math.min(MOST_EACH, powerOver(columns / MOST_THREADS)),
  ];
  return { WIDTH, EACH: Math.max(1, EACH) };
};

// Prefix sums of rows of numbers, each of which counts something of a tile.
const tilesOf = (tile: number) => ({ index: tile, last: tile });

/** Prefix sums of the sort's histograms: 256 digits by tiles. */
export const radixScan = define({
  stage: "build/rowScan",
  row: "sort",
  bind: { dispatch: tilesOf(SORT_TILE), counts: "radixCounts", totals: "radixTotals" },
  workgroups: () => 256,
  constants: width(SORT_TILE),
});

/** Prefix sums of the bodies in each bin. */
export const binScan = define({
  stage: "build/rowScan",
  row: "sort",
  bind: { dispatch: tilesOf(CONSTANTS.bins.BIN), counts: "binCounts", totals: "radixTotals" },
  workgroups: () => 1,
  constants: (s) => ({ ...width(CONSTANTS.bins.BIN)(s), ...(s.massive !== undefined && { MORE: 1 }) }),
});

/** Prefix sums of the nodes per level and tile, of the groups, and of those with long walks. */
export const levelScan = define({
  stage: "build/rowScan",
  row: "topology",
  bind: { dispatch: tilesOf(BODY_TILE), counts: "levelCounts", totals: "levelTotals" },
  workgroups: ({ ordered }) => LONG_ROW + Number(ordered === true),
  constants: width(BODY_TILE),
});

/** Prefix sums of the nodes and bodies that go into an essential tree. */
export const keptScan = define({
  stage: "build/rowScan",
  row: "pack",
  bind: { dispatch: tilesOf(KEPT_TILE), params: "packParams", counts: "keptCounts", totals: "keptTotals" },
  workgroups: () => 2,
});

/** Prefix sums of the bodies in each piece of the curve. */
export const pieceScan = define({
  stage: "build/rowScan",
  row: "exchange",
  bind: { dispatch: tilesOf(PIECE_TILE), counts: "pieceCounts", totals: "pieceTotals" },
  workgroups: () => MOST_PIECES,
});
