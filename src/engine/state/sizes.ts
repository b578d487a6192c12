import { CONSTANTS } from "../../gpu/constants.gen.ts";
import type { StageName } from "../../gpu/pass.ts";
import { STAGES } from "../../gpu/shaders.gen.ts";
import type { Column } from "./columns.ts";

/** What the sizes of all buffers, and of all dispatches, follow from. */
export interface Sizes {
  /** Bodies. */
  readonly n: number;
  /** So many bodies the work is cut for, where that is not `n`: see `EngineOptions.plannedFor`. */
  readonly planned?: number | undefined;
  /** Bodies with mass, which stand first, where test particles have a range of their own behind them; absent: all bodies are one range. */
  readonly massive?: number | undefined;
  /** Whether others have ids among theirs, so that a table says which of them each is. */
  readonly ranked?: boolean | undefined;
  /** Bodies that fit: `n` or more. */
  readonly capacity: number;
  /** Nodes that fit. */
  readonly nodes: number;
  /** Groups that fit, and how many bodies each has at most (N_crit): 32 or 64. */
  readonly groups: number;
  readonly groupSize: number;
  /** Workgroups that share the walk of a group, or the sources of a direct sum: 1, or more where bodies are few; a power of two. */
  readonly parts: number;
  /** Whether no body has mass and fields alone act on them: then nothing is summed, and they stay in the order in which they came. */
  readonly massless?: boolean | undefined;
  /** Whether groups walk in an order of their own, those with long walks first: that order and the lengths of walks are kept. */
  readonly ordered?: boolean | undefined;
  /** Whether nodes have third and fourth moments too. */
  readonly hexadecapole?: boolean | undefined;
  /** Entries of interaction lists that fit, where a solver keeps some. */
  readonly entries?: number | undefined;
  /** Bodies of the cluster that a bridge integrates by direct sums. */
  readonly cluster?: number | undefined;
  /** Columns of the bodies beside those that every run has. */
  readonly columns?: readonly Column[] | undefined;
  /** Bodies of gas that fit, and entries of their longer lists (`gas/sizes`). */
  readonly gas?: number | undefined;
  readonly gasEntries?: number | undefined;
}

/** Bodies per workgroup of the stages that count nodes. */
export const BODY_TILE = STAGES["build/leafLevels"].threads;
/** Keys per workgroup of the radix sort of many bodies. */
export const SORT_TILE = CONSTANTS.radix.TILE;
/** Up to so many bodies each pass of the sort counts the digits for the next one. */
const COUNT_AHEAD = 131_072;
/** Nodes per workgroup that counts what goes into an essential tree. */
export const { KEPT_TILE } = CONSTANTS.kept;
/** Pieces that the curve is cut into at most, and bodies of a domain by which it is cut. */
export const { MOST_PIECES, CURVE_SAMPLES } = CONSTANTS.division;
/** Bodies per workgroup of a direct sum, two a thread. */
export const SUM_BLOCK = 2 * STAGES["force/direct/directSum"].threads;
/** Bodies per workgroup that counts those of each piece. */
export const PIECE_TILE = STAGES["build/pieces"].threads;
/** Threads that walk for one group. */
export const LANES = CONSTANTS.lanes.LANES;
/** Bodies per workgroup that searches the bounds, and how many of those share the search at most. */
export const { BOUNDS_TILE, BOUNDS_GROUPS } = CONSTANTS.boundsGroups;
/** Bodies per workgroup of measure/totals. */
export const TOTALS_TILE = CONSTANTS["measure/totals"].TILE;
/** Bodies whose force is checked by one measurement. */
export const MAX_SAMPLES = CONSTANTS["measure/forceError"].SAMPLES;
/** Bodies per workgroup for centres and shapes, and how many of those at most. */
export const { SWEEP_TILE, SWEEP_GROUPS } = CONSTANTS.profile;
/** Bodies whose positions come back to be compared with another run's. */
export const MAX_COMPARED = 4096;

/** How many bodies stages are chosen for, and cut for. */
export const plannedFor = ({ n, planned = n }: Pick<Sizes, "n" | "planned">): number => planned;

/** Bodies that a tree is built over. */
export const massiveOf = ({ n, massive = n }: Pick<Sizes, "n" | "massive">): number => massive;

/** What stages are compiled with that know test particles from others (shaders/shared/ranges). */
export const rangeConstants = ({ massive }: Sizes) => (massive === undefined ? {} : { RANGES: 2 });

export const tiles = (n: number, size: number) => Math.max(1, Math.ceil(n / size));

/** Whether the sort of n bodies counts digits ahead, one dispatch a digit: where bodies are few, starting a stage costs more than its work. */
export const fusesHistogram = (n: number) => n <= COUNT_AHEAD;
/** Keys per workgroup then: 128 tiles at most, whose counts each adds up by itself. */
export const fusedTile = (n: number) => (n <= COUNT_AHEAD / 2 ? 512 : 1024);

/** Whether n exceeds one bin. Then the root cube is found from bodies of fixed ids, so that it changes little from step to step and bodies stay in their bins. */
export const needsIdSample = (n: number) => n > CONSTANTS.bins.CAPACITY;

/** Whether bodies lie in so many bins that their prefix sums get a dispatch of their own: of fewer each workgroup adds up those before it. */
export const usesBinScan = (n: number) => n > SCANS_FROM * CONSTANTS.bins.BIN;
const SCANS_FROM = 4096;

/** Workgroups of `size` bodies each. */
export const perBody = (size: number) => (s: Sizes) => tiles(s.n, size);

/** The same where each range begins with a workgroup of its own. */
export const perRange = (size: number) => (s: Sizes) =>
  tiles(massiveOf(s), size) + (s.massive === undefined ? 0 : tiles(s.n - s.massive, size));

/** Workgroups of a stage that takes one body a thread. */
export const perThread = (stage: StageName) => perBody(STAGES[stage].threads);

/** Workgroups of 64 threads that stride over the bodies. */
export const perSweep = (s: Sizes) => Math.min(SWEEP_GROUPS, tiles(s.n, SWEEP_TILE));

/** Workgroups of 64 threads that stride over the nodes. */
export const perNode = (s: Sizes) => Math.min(4096, tiles(s.nodes, STAGES["build/links"].threads));

/** Workgroups of KEPT_TILE nodes each. */
export const perKept = (s: Sizes) => tiles(s.nodes, KEPT_TILE);

/** Workgroups that share a sum over `n` bodies (force/imageMoments, momentum/sum): no more than a GPU holds at a time, and some tiles of bodies for each. */
export const sumParts = (n: number): number => Math.min(512, Math.max(1, Math.ceil(n / 256)));
