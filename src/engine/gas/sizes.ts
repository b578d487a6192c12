import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { structSize } from "../../gpu/struct.ts";
import { type Sizes, tiles } from "../state/sizes.ts";

const { COOL_POINTS, DENSE_POINTS } = CONSTANTS.gasPhases;

/** Where the rows of gas in a background begin in the tables of cooling, behind the integral and the two phases. */
export const BACKGROUND_FROM = COOL_POINTS + 2 * DENSE_POINTS;

/** Gas bodies of a cluster, and nodes of a node: FAN of shaders/shared/gas.wgsl. */
export const FAN = 8;
/** Entries that the list of a cluster has in its own place. */
export const LIST_EACH = 112;
/** Entries for longer lists that there is room for at first, a cluster. */
export const SPARE_EACH = 16;
/** Threads of the stages that take a gas body, a cluster or a node each. */
const THREADS = 64;
/** Of those that loop over neighbours. */
const LOOP_THREADS = 128;
/** Threads of a workgroup in the same loops for the eight bodies of a cluster whose list is too long for its own place. */
export const TEAM_THREADS = 256;
/** Workgroups that take such clusters in turns. */
const TEAMS = 256;

/** Gas bodies that fit. */
export const gasOf = ({ gas = 0 }: Sizes): number => gas;
/** Clusters that fit. */
export const clustersOf = (s: Sizes): number => tiles(gasOf(s), FAN);
/** Entries for longer lists that fit. */
export const spareOf = (s: Sizes): number => s.gasEntries ?? 0;

/** Nodes of a level of boxes; level 0 are the clusters. */
export const nodesAt = (s: Sizes, level: number): number => tiles(gasOf(s), FAN ** (level + 1));

/** Dispatches that make the boxes: each two levels, the first one three. */
export function boxPasses(s: Sizes): number {
  let passes = 1;
  while (nodesAt(s, 2 * passes) > 1) passes++;
  return passes;
}

/** The level of boxes that has a single node. */
export const topLevel = (s: Sizes): number => 2 * boxPasses(s);

/** Workgroups of stages that take a gas body a thread, and of those that take a cluster or a node. */
export const perGas = (s: Sizes): number => tiles(gasOf(s), THREADS);
export const perLoop = (s: Sizes): number => tiles(gasOf(s), LOOP_THREADS);
export const perLong = (s: Sizes): number => Math.min(TEAMS, clustersOf(s));
export const perNode =
  (level: number) =>
  (s: Sizes): number =>
    tiles(nodesAt(s, level), THREADS);

const perGasBytes = (bytes: number) => (s: Sizes) => bytes * gasOf(s);

/** Tables of gas, side by side in the order of the bodies. */
export const GAS_TABLES = {
  gasParams: () => structSize("GasParams"),
  gasCounts: (s: Sizes) => 4 * tiles(s.capacity, 256),
  gasTotals: () => 4,
  /** Cooling, the two phases of dense gas, and gas in a background. */
  gasTables: () => 4 * (BACKGROUND_FROM + CONSTANTS.gasBackground.BACKGROUND_ROWS * COOL_POINTS),
  /** Where each is among the bodies. */
  gasPlace: perGasBytes(4),
  /** Smoothing lengths, as they are found. */
  gasReach: perGasBytes(4),
  /** How long the neighbours of each allow its step to be, where bodies have steps of their own. */
  gasWake: perGasBytes(4),
  gasFrom: perGasBytes(16),
  gasMotion: perGasBytes(16),
  gasSized: perGasBytes(16),
  gasDense: perGasBytes(16),
  gasFactors: perGasBytes(16),
  gasOld: perGasBytes(16),
  gasBoxes: (s: Sizes) => {
    let nodes = 0;
    for (let level = 0; level <= topLevel(s); level++) nodes += nodesAt(s, level);
    return 32 * nodes;
  },
  /** Where each begins and its length, the lists, and which clusters have lists that are too long for their own places. */
  gasLists: (s: Sizes) => {
    const clusters = clustersOf(s);
    return 16 * (Math.ceil(clusters / 2) + Math.ceil(((LIST_EACH + 1) * clusters + spareOf(s)) / 4));
  },
  /** Which bodies of the clusters in lists are near, a bit for each of eight bodies. */
  gasHits: (s: Sizes) => 8 * (LIST_EACH * clustersOf(s) + spareOf(s)),
  /** Thermal energy, what has left and what stars gave, three numbers for every 256 bodies. */
  gasTotalsOfEnergy: (s: Sizes) => 12 * tiles(s.capacity, 256),
};
