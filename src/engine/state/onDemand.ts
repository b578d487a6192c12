import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { structSize } from "../../gpu/struct.ts";

const { CHOSEN, TRAILS, SLOTS, CORES, CORE_SHARES, TRACKED } = CONSTANTS.follow;
const { RUNGS } = CONSTANTS.rungCounts;
/** Numbers of that table at most. */
const RATES = 256;
const { HEAD, CAPACITY } = CONSTANTS["measure/interactionList"];
const { NEIGHBOUR_LIST, MOST } = CONSTANTS["measure/neighbours"];

/**
 * Buffers of what is measured on demand beside a run, and their sizes in bytes for `n` bodies. They belong to the caller,
 * and no engine makes them.
 */
const BYTES = {
  quantityParams: () => structSize("QuantityParams"),
  /** A number for each body, by id. */
  quantity: (n: number) => 4 * n,
  /** Bodies on each rung. */
  rungCounts: () => 4 * RUNGS,
  /** Time at which each body was captured, by id. */
  captured: (n: number) => 4 * n,
  /** Two words a body, by id; the galaxy is the lowest byte of the first. */
  traits: (n: number) => 8 * n,
  /** Parts of gas that become stars, by its density (rateTable, physics/gas/twoPhase). */
  starRates: () => 4 * RATES,
  followParams: () => structSize("FollowParams"),
  /** x y z width | velocity, mass, for each galaxy. */
  cores: () => 32 * CORES,
  corePartials: () => 32 * CORES * CORE_SHARES,
  /** Ids of the bodies that are followed, and their places in the order. */
  chosen: () => 4 * CHOSEN,
  places: () => 4 * CHOSEN,
  tracked: () => 4 * TRACKED * CHOSEN,
  trails: () => 16 * SLOTS * (TRAILS + CORES),
  /** Place of a body, its nearest neighbour, how many are about it, who. */
  neighbours: () => 4 * (NEIGHBOUR_LIST + MOST),
  /** Arguments of two draws, counts, cells, leaves. */
  interactions: () => 4 * (HEAD + 2 * CAPACITY),
} satisfies Record<string, (n: number) => number>;

export type OnDemandBuffer = keyof typeof BYTES;

/** Size of one of these buffers in bytes. */
export function onDemandBytes(name: OnDemandBuffer, n: number): number {
  return Math.max(16, BYTES[name](n));
}
