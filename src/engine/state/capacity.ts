import type { Column } from "./columns.ts";
import type { Opening } from "./forceVariant.ts";
import { checkCount, MOST_INDEXED, type Sizes, SUM_BLOCK, tiles } from "./sizes.ts";
import { bytesNeeded, largestBinding } from "./system.ts";

/** Nodes per body that the buffers are made for; a Plummer sphere needs 0.23 at N_leaf 16. */
const NODES_PER_BODY = 0.3;
/**
 * Up to this many bodies groups have 32, not 64: few groups leave a large GPU waiting for the longest walk (H200: 131 072
 * bodies 0.58 instead of 0.66 ms, 262 144 0.81 instead of 0.85, 1 048 576 2.05 instead of 1.79).
 */
const SMALL = 262_144;
/** Of more bodies the last walks are a small part of all (H100, a Plummer sphere of 4 194 304: 6.72 ms a step in the order of the curve, 6.75 with long walks first). */
const MANY = 2 ** 20;
/** Groups are cut at the ends of heavy cells: 1.05 times the fewest in a Plummer sphere. */
const SPARE_GROUPS = 1.5;

/** Up to so many bodies two workgroups share the walk of each group (H200: 16 384 bodies 0.105 instead of 0.140 ms; four are no faster, two no gain from 131 072 on). */
const FEW = 65_536;

/**
 * Sources of a direct sum are split until there are so many workgroups, into so many parts at most (H100, 131 072 bodies: 1424, 1504, 1588, 1636 and 1683 G pairs/s
 * by 1, 2, 4, 8 and 16 parts; 16 384 bodies: 288, 967, 1276, 1341 and 1392 by 1, 4, 8, 16 and 32).
 */
const [SUM_GROUPS, SUM_PARTS] = [16_384, 32];

/** How many workgroups share the sources of a direct sum of n bodies: a power of two, no more than there are tiles of sources. */
function sumParts(n: number): number {
  let parts = SUM_PARTS;
  while (parts > 1 && (parts * tiles(n, SUM_BLOCK) > SUM_GROUPS || parts > tiles(n, SUM_BLOCK / 2))) parts >>= 1;
  return parts;
}

/**
 * How a solver shares out its work on devices whose subgroups hold all lanes of a workgroup (on a processor there is only more to do by either): into how many
 * parts, and whether groups with long walks go first. A GPU holds two thirds of the walks of 131 072 bodies at a time, and a long one that begins late is
 * waited for (H100, shells of 131 072 and 1 048 576 bodies, walk: 0.262 to 0.222 ms at theta 0.4, 1.325 to 1.093 at 0.5; of Plummer spheres 0.535 to 0.522 and 3.050 to 3.060 at 0.5).
 */
export function sharesOf(opening: Opening | null, n: number): Pick<SolverSizes, "parts" | "ordered"> {
  if (opening === null) return { parts: sumParts(n) };
  if (opening !== "error") return {};
  return { parts: n <= FEW ? 2 : 1, ordered: n <= MANY };
}

/** Entries that the interaction list of a group has at first: theta 0.75 needs about 600. */
const LIST_ENTRIES = 1024;

/** What solvers ask of the sizes of their buffers, beside what all need. */
export interface SolverSizes {
  /** Workgroups that share the walk of a group. */
  readonly parts?: number;
  /** Whether groups with long walks go first. */
  readonly ordered?: boolean;
  /** Bodies of a group at most, whatever their number. */
  readonly groupSize?: 32 | 64;
  /** Whether interaction lists are kept. */
  readonly lists?: boolean;
  /** Whether nodes have third and fourth moments too. */
  readonly hexadecapole?: boolean;
  /** Bodies of a bridge's cluster. */
  readonly cluster?: number;
  /** Whether fields alone act on bodies. */
  readonly massless?: boolean;
  /** So many bodies the work is cut for, where that is not their number. */
  readonly planned?: number | undefined;
  /** Columns beside those that every run has. */
  readonly columns?: readonly Column[] | undefined;
}

/** Room that the buffers of `n` bodies have at first; what a tree needs more is made when it is seen. */
export function firstSizes(
  n: number,
  { parts = 1, ordered, groupSize: own, lists, hexadecapole, cluster, massless, planned, columns }: SolverSizes = {},
): Sizes {
  const groupSize = own ?? ((planned ?? n) <= SMALL ? 32 : 64);
  const groups = Math.ceil((n / groupSize) * SPARE_GROUPS) + 1;
  return {
    n,
    capacity: n,
    nodes: Math.ceil(n * NODES_PER_BODY) + 64,
    groups,
    groupSize,
    parts,
    ...(ordered && { ordered }),
    ...(hexadecapole && { hexadecapole }),
    ...(lists && { entries: LIST_ENTRIES * groups }),
    ...(cluster && { cluster }),
    ...(massless && { massless }),
    ...(planned && { planned }),
    ...(columns && { columns }),
  };
}

/** Buffers that were too small are made this much larger than what was wanted. */
const GROWTH = 1.3;

/** Room for a tree that wanted so many nodes and groups, and lists that wanted so many entries. */
export function grownSizes(sizes: Sizes, nodes: number, groups: number, entries = 0): Sizes {
  const enough = (wanted: number, has: number) => (wanted > has ? Math.ceil(GROWTH * wanted) : has);
  return {
    ...sizes,
    nodes: enough(nodes, sizes.nodes),
    groups: enough(groups, sizes.groups),
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
