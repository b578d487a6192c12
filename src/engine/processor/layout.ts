import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { structSize } from "../../gpu/struct.ts";
import { bufferBytes, type Column, type ExtraBuffer } from "../state/columns.ts";
import { MAX_CLASSES, MAX_GALAXIES, SHELLS } from "../state/profileSizes.ts";

/** What decides how large the tables are. */
export interface Sizes {
  /** Bodies. */
  readonly n: number;
  /** Nodes that fit. */
  readonly nodes: number;
  /** Threads, each with a scratch of its own. */
  readonly threads: number;
  /** Columns of the bodies beside those that every run has. */
  readonly columns?: readonly Column[];
}

/** Bodies that share a walk, of many; there is room for so many groups. */
export const GROUP = 32;
/** Bodies whose sums are one row of `partials`. */
export const TILE = 256;
/** Bodies whose centres and shapes are summed in one piece. */
export const SWEEP = 2048;
/** A periodic box and those about it. */
export const IMAGES = 27;
/** Bodies whose moments in a periodic box are summed in one piece. */
export const PIECE = 8192;
/** Bodies at most whose forces are held against exact ones. */
export const MAX_SAMPLES = 512;
/** Nodes per body that there is room for at first; a Plummer sphere needs 0.23 at N_leaf 16. */
const NODES_PER_BODY = 0.3;
/** Bytes of a thread's scratch: 44 832 for the lists and sums of walkAdaptive, which needs the most, in whole lines. */
export const SCRATCH = 45056;
/** A coordinate where there is no body. */
export const FAR = 1e15;
/** Bytes between tables: stages read some numbers beyond the last body. */
const MARGIN = 64;

/**
 * Bytes of each table. Those of the nodes come last: they grow. The moments lie over keys and order, which nothing reads any more
 * when the tree stands: the next sort begins with keys of its own.
 */
function tableBytes({ n, nodes, threads, columns = [] }: Sizes) {
  const groups = Math.ceil(n / GROUP) + nodes;
  return {
    control: 1024,
    // Of the bodies with mass, then of test particles.
    root: 64 * threads,
    bounds: 64 * threads,
    scratch: SCRATCH * threads,
    levelStart: 128,
    // How far the images of the bodies lie that the walk sees, x y z 0: none, then those about a periodic box.
    images: 16 * IMAGES,
    samples: 4 * MAX_SAMPLES,
    exact: 32 * MAX_SAMPLES,
    // x y z, mass times gravity; vx vy vz, |a| (negative where frozen); ax ay az, potential; index in the table given.
    posMass: 16 * n,
    velocity: 16 * n,
    acceleration: 16 * n,
    id: 4 * n,
    // Drifted bodies, before they are sorted.
    nextPosMass: 16 * n,
    nextVelocity: 16 * n,
    nextId: 4 * n,
    ...(bufferBytes(columns, n) as Record<ExtraBuffer, number>),
    // x of all bodies, y, z, mass, number: each column filled up to a multiple of four.
    columns: 5 * columnBytes(n),
    // Sums of totals, 12 numbers a galaxy of a profile, or the moments of pieces of a periodic box.
    partials: Math.max(
      128 * Math.ceil(n / TILE),
      96 * MAX_GALAXIES * Math.ceil(n / SWEEP),
      8 * CONSTANTS.imageField.IMAGE_TERMS * Math.ceil(n / PIECE),
    ),
    // Classes of the bodies in the table given, what is known of each class, and squared radii: for profiles.
    classOf: n,
    classes: structSize("Class") * MAX_CLASSES,
    spheres: 64 * MAX_GALAXIES,
    edges: 8 * (SHELLS + 1),
    // What is sorted, twice: a sort goes back and forth.
    keys: 8 * n,
    order: 4 * n,
    otherKeys: 8 * n,
    otherOrder: 4 * n,
    // In the same place.
    nodeCentre: 16 * nodes,
    nodeMoments: 32 * nodes,
    nodeBox: 32 * nodes,
    nodeBegin: 4 * nodes,
    nodeEnd: 4 * nodes,
    nodeLink: 4 * nodes,
    nodeTest: 16 * nodes,
    subtrees: 4 * nodes,
    groupList: 4 * (groups + 3),
    groupCounts: 16 * groups,
  };
}

/** Tables by name. */
export type TableName = keyof ReturnType<typeof tableBytes>;

/** Where the tables are in the memory, bytes. */
export interface Layout {
  readonly sizes: Sizes;
  readonly at: Readonly<Record<TableName, number>>;
  readonly length: Readonly<Record<TableName, number>>;
  /** Bytes from one column to the next. */
  readonly column: number;
  /** Bytes in all. */
  readonly bytes: number;
}

export const columnBytes = (n: number) => 4 * (4 * Math.ceil(n / 4) + 16);

export function firstSizes(n: number, threads: number, columns: readonly Column[] = []): Sizes {
  return { n, nodes: Math.ceil(NODES_PER_BODY * n) + 64, threads, columns };
}

export function layoutOf(sizes: Sizes): Layout {
  const length = tableBytes(sizes);
  const at: Partial<Record<TableName, number>> = {};
  let bytes = 0;
  let sorted = 0;
  for (const [name, size] of Object.entries(length) as [TableName, number][]) {
    if (name === "nodeCentre") [bytes, sorted] = [at.keys!, bytes];
    if (name === "nodeBegin") bytes = Math.max(bytes, sorted);
    at[name] = bytes;
    bytes = 64 * Math.ceil((bytes + size + MARGIN) / 64);
  }
  return { sizes, at: at as Record<TableName, number>, length, column: columnBytes(sizes.n), bytes };
}
