import { SPARE_EACH } from "../gas/sizes.ts";
import { checkCount, MOST_INDEXED } from "./mostIndexed.ts";
import type { Sizes } from "./sizes.ts";
import { bytesNeeded, largestBinding } from "./system.ts";

/** Nodes per body that the buffers are made for; a Plummer sphere needs 0.23 at N_leaf 16. */
const NODES_PER_BODY = 0.3;
/**
 * Up to this many bodies groups have 32, not 64: few groups leave a large GPU waiting for the longest walk (H200: 131 072
 * bodies 0.58 instead of 0.66 ms, 262 144 0.81 instead of 0.85, 1 048 576 2.05 instead of 1.79).
 */
const SMALL = 262_144;
/** Groups are cut at the ends of heavy cells: 1.05 times the fewest in a Plummer sphere. */
const SPARE_GROUPS = 1.5;

/** Entries that the interaction list of a group has at first: theta 0.75 needs about 600. */
const LIST_ENTRIES = 1024;

/** What decides the sizes of buffers beside the number of bodies: see `Sizes`. */
export interface FirstSizes
  extends Partial<Omit<Sizes, "n" | "capacity" | "nodes" | "groups" | "entries" | "gasEntries">> {
  /** Whether interaction lists are kept. */
  readonly lists?: boolean;
}

/** Room that the buffers of `n` bodies have at first; what a tree needs more is made when it is seen. */
export function firstSizes(n: number, { lists, ...asked }: FirstSizes = {}): Sizes {
  const { massive, planned = massive ?? n, gas } = asked;
  const { groupSize = planned <= SMALL ? 32 : 64 } = asked;
  // Each range may end with a group that is not full.
  const groups = Math.ceil((n / groupSize) * SPARE_GROUPS) + (massive === undefined ? 1 : 2);
  return {
    parts: 1,
    ...asked,
    ...{ n, capacity: n, nodes: Math.ceil((massive ?? n) * NODES_PER_BODY) + 64, groups, groupSize },
    ...(lists && { entries: LIST_ENTRIES * groups }),
    ...(gas && { gasEntries: SPARE_EACH * Math.ceil(gas / 8) }),
  };
}

/** Buffers that were too small are made this much larger than what was wanted. */
const GROWTH = 1.3;

/** Room for a tree that wanted so many nodes and groups, and lists that wanted so many entries. */
export function grownSizes(sizes: Sizes, nodes: number, groups: number, entries = 0, gasEntries = 0): Sizes {
  const enough = (wanted: number, has: number) => (wanted > has ? Math.ceil(GROWTH * wanted) : has);
  return {
    ...sizes,
    nodes: enough(nodes, sizes.nodes),
    groups: enough(groups, sizes.groups),
    ...(sizes.gasEntries !== undefined && { gasEntries: enough(gasEntries, sizes.gasEntries) }),
    ...(sizes.entries !== undefined && { entries: enough(entries, sizes.entries) }),
  };
}

/** Bytes of graphics memory that an engine of `n` bodies takes at first. */
export const engineBytes = (n: number) => bytesNeeded(firstSizes(n));

/** Throws one line, with numbers, where that is too much for the tree's indices or for the device; `tree`: with one. */
export function checkFits(device: GPUDevice, sizes: Sizes, tree = true): void {
  checkCount(sizes.n);
  if (tree && sizes.nodes > MOST_INDEXED)
    throw new Error(
      `the tree over ${sizes.n} bodies needs ${sizes.nodes} nodes, ${MOST_INDEXED} at most can be indexed: take fewer bodies or a larger leaf size`,
    );
  const limit = Math.min(device.limits.maxStorageBufferBindingSize, device.limits.maxBufferSize);
  const listed = 4 * (sizes.entries ?? 0);
  if (listed > limit)
    throw new Error(
      `the interaction lists of ${sizes.n} bodies need a buffer of ${mib(listed)}, this device allows ${mib(limit)}: take a wider opening angle or "bonsai"`,
    );
  const largest = largestBinding(sizes, tree);
  if (largest <= limit) return;
  const most = Math.floor((sizes.n * limit) / largest);
  throw new Error(
    `${sizes.n} bodies need a buffer of ${mib(largest)} (${mib(bytesNeeded(sizes, tree))} in all), this device allows ${mib(limit)}: at most ${most} bodies`,
  );
}

const mib = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`;
