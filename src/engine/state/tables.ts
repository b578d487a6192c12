import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { structSize } from "../../gpu/struct.ts";
import { EXTERNAL_TABLES, FRICTION_TABLES } from "../external/bytes.ts";
import { GAS_TABLES } from "../gas/sizes.ts";
import { bufferBytes, COLUMNS, type ColumnBuffer, type ExtraBuffer } from "./columns.ts";
import { MAX_CLASSES, MAX_GALAXIES, SHELLS } from "./profileSizes.ts";
import {
  BODY_TILE,
  BOUNDS_GROUPS,
  CURVE_SAMPLES,
  fusedTile,
  fusesHistogram,
  KEPT_TILE,
  MAX_COMPARED,
  MAX_SAMPLES,
  MOST_PIECES,
  PIECE_TILE,
  perRange,
  type Sizes,
  SORT_TILE,
  SWEEP_GROUPS,
  sumParts,
  TOTALS_TILE,
  tiles,
} from "./sizes.ts";

const { FILLERS } = CONSTANTS.kept;
const { IMAGE_PAIRS, IMAGE_TERMS, IMAGE_TRANSFERS, MOST_TERMS } = CONSTANTS.imageField;
const { BOX_FAN, BOX_HEAD } = CONSTANTS.boxes;
/** Levels, groups, and those with long walks. */
const LEVEL_ROWS = CONSTANTS.walkOrder.LONG_ROW + 1;
const { BLOCK_BODIES, WANTED } = CONSTANTS["integrate/blockDispatch"];

// The buffers of a set of bodies, by what they belong to, and their sizes in bytes. Per body: 36 + 52 for the two copies of the bodies,
// 24 for keys and order, 10 for tables, and 104 for each of the (about 0.3 n) nodes: 153 bytes.

/** Buffers of the columns that every run has: the bodies as all outside see them, and (`next…`) after the drift, not yet sorted again: a step is redone from there. */
const columns = Object.fromEntries(
  Object.entries(bufferBytes(COLUMNS, 1)).map(([name, bytes]) => [name, (s: Sizes) => bytes * s.capacity]),
) as Record<Exclude<ColumnBuffer, ExtraBuffer>, (s: Sizes) => number>;

/** Where bodies stand in ranges few of them may lie in more bins than those of one range: room for their members (`binMembers`). */
const leastForBins = (s: Sizes) => (s.massive === undefined ? 0 : 4 * CONSTANTS.bins.CAPACITY * binsOf(s));
const binsOf = perRange(CONSTANTS.bins.BIN);

/** The bodies themselves. */
const bodies = {
  params: () => structSize("Params"),
  status: () => 64,
  ...columns,
  /** Behind those that count, what each further part of a walk found. */
  acceleration: (s: Sizes) => Math.max(columns.acceleration(s) * s.parts, leastForBins(s)),
};

/** Their order along the curve. */
const order = {
  boundsPartials: ({ massive }: Sizes) => (massive === undefined ? 32 : 64) * BOUNDS_GROUPS,
  /** A place for each body of the sample by ids, and behind them the ranks of ids. */
  bulkSamples: ({ n, ranked }: Sizes) => 16 * (CONSTANTS.samples.SAMPLES + (ranked ? tiles(n, 4) : 0)),
  root: () => structSize("Root"),
  keysA: (s: Sizes) => 8 * s.capacity,
  /** Second keys of the sort; after it the list of subtrees. */
  keysB: (s: Sizes) => 8 * s.capacity,
  /** The first keys of the bins of the last order. */
  binKeys: (s: Sizes) => 8 * (tiles(s.capacity, CONSTANTS.bins.BIN) + Number(s.massive !== undefined)),
  orderA: (s: Sizes) => 4 * s.capacity,
  /** Second order of the sort; after the sort it holds the levels of the nodes that begin at each body. */
  orderB: (s: Sizes) => 4 * s.capacity,
  radixCounts: ({ capacity: n, planned = n }: Sizes) =>
    4 * 256 * (fusesHistogram(planned) ? 3 * tiles(n, fusedTile(n)) : tiles(n, SORT_TILE)),
  radixTotals: () => 4 * 256,
};

/** The tree over them, the groups that walk it or another, and what each of those walks used. */
const tree = {
  levelCounts: (s: Sizes) => 4 * LEVEL_ROWS * tiles(s.capacity, BODY_TILE),
  levelTotals: () => 4 * LEVEL_ROWS,
  levelStart: () => 4 * 32,
  nodeBegin: (s: Sizes) => 4 * s.nodes,
  nodeLink: (s: Sizes) => 4 * s.nodes,
  nodeCentre: (s: Sizes) => 16 * s.nodes,
  nodeTest: (s: Sizes) => 16 * s.nodes,
  nodeMoments: (s: Sizes) => (s.hexadecapole ? 96 : 32) * s.nodes,
  nodeBox: (s: Sizes) => 32 * s.nodes,
  groupList: (s: Sizes) => 4 * (s.groups + 3 + (s.ordered ? s.groups : 0)),
  groupCounts: (s: Sizes) => 16 * (s.groups * s.parts + (s.ordered ? tiles(s.capacity, s.groupSize) : 0)),
};

/** Sums over them, and samples. */
const sums = {
  totals: (s: Sizes) => 64 * tiles(s.capacity, TOTALS_TILE),
  samples: () => 4 * MAX_SAMPLES,
  exact: () => 32 * MAX_SAMPLES,
  positions: () => 16 * MAX_COMPARED,
};

/** Where their mass is; made when it is first asked for. */
const profile = {
  /** Class of each body in the order of the source, four a word. */
  classOf: (s: Sizes) => 4 * tiles(s.capacity, 4),
  classes: () => structSize("Class") * MAX_CLASSES,
  spheres: () => structSize("Sphere") * MAX_GALAXIES,
  spherePartials: () => 48 * MAX_GALAXIES * SWEEP_GROUPS,
  edges: () => 4 * (SHELLS + 1),
  histogram: () => 12 * MAX_GALAXIES * MAX_CLASSES * SHELLS,
  shapePartials: () => 32 * MAX_GALAXIES * SWEEP_GROUPS,
};

/** Bodies as targets of another set's forces; made where they are some. */
const foreign = {
  targets: (s: Sizes) => 32 * s.capacity,
};

/** The tree cut off at buckets; made for solvers that walk it so. */
const buckets = {
  /** Of the nodes, and behind them the bucket of each body. */
  bucketLink: (s: Sizes) => 8 * (s.nodes + s.capacity),
};

/** Interaction lists; made for solvers that keep them in memory. */
const lists = {
  /** Of each group: cells, buckets, where its list begins, spare. */
  listSizes: (s: Sizes) => 16 * s.groups,
  listEntries: (s: Sizes) => 4 * (s.entries ?? 0),
};

/** Lists of active bodies; made where there are some. */
const active = {
  /** Not 0: the body at this place along the curve is active. */
  awake: (s: Sizes) => 4 * s.capacity,
  /** Groups with active bodies, or their halves: four words each. */
  activeList: (s: Sizes) => 4 * (4 * 2 * s.groups + 2),
  /** How many groups with active bodies were found so far. */
  groupsFound: () => 4,
};

/** Bodies with steps of their own by direct sums: all, or those of a cluster. */
const summed = (s: Sizes) => s.cluster ?? s.capacity;

/** What block time steps keep of each body, and the one block step that is under way. */
const blocks = {
  /** Position with 64 bits and the time that it is of; mass; velocity with 64 bits and the step that was wished for. */
  fixedPosition: (s: Sizes) => 32 * summed(s),
  fixedVelocity: (s: Sizes) => 32 * summed(s),
  /** Time at which each is due. */
  due: (s: Sizes) => 4 * summed(s),
  /** Places of those that are due. */
  turn: (s: Sizes) => 4 * summed(s),
  blockState: () => 64,
  forceDispatch: () => 16,
  correctDispatch: () => 16,
};

/** Bodies whose forces are there by parts of the sources: as many parts as keep all workgroups wanted, or one. */
const partBodies = (s: Sizes) => BLOCK_BODIES * Math.max(WANTED, tiles(summed(s), BLOCK_BODIES));

/** What block steps of fourth order know of each body's acceleration: its jerk. */
const fourth = {
  jerk: (s: Sizes) => 16 * summed(s),
  predicted: (s: Sizes) => 48 * summed(s),
  jerkParts: (s: Sizes) => 32 * partBodies(s),
};

/** The same for sixth order: jerk, snap and crackle. */
const sixth = {
  jerk: (s: Sizes) => 48 * s.capacity,
  predicted: (s: Sizes) => 64 * s.capacity,
  jerkParts: (s: Sizes) => 48 * partBodies(s),
};

/** What steps on rungs keep of each body, and of the step of the run that is under way. */
const rungs = {
  /** Where each body's own step began, and its rung. */
  origin: (s: Sizes) => 16 * s.capacity,
  nextOrigin: (s: Sizes) => 16 * s.capacity,
  rungState: () => 64,
};

/** A cluster apart from the field of the other bodies. */
const bridge = {
  /** What its own stages read for `params`. */
  clusterParams: () => structSize("Params"),
  /** Place of each body in the cluster's tables, by its id. */
  clusterPlace: (s: Sizes) => 4 * s.capacity,
  clusterPosMass: (s: Sizes) => 16 * summed(s),
  clusterVelocity: (s: Sizes) => 16 * summed(s),
  /** By its own bodies alone. */
  clusterAcceleration: (s: Sizes) => 16 * summed(s),
  /** All bodies, those of the cluster without mass, and what the others do to each. */
  fieldPosMass: (s: Sizes) => 16 * s.capacity,
  fieldAcceleration: (s: Sizes) => 16 * s.capacity * s.parts,
};

/** Of vortex elements: `posMass` holds their places and cores then, `velocity` their strengths. */
const vortex = {
  vortexParams: () => structSize("VortexParams"),
  /** Rows of the velocity's gradient, each with a component of the velocity, and what neighbours exchange. */
  induced: (s: Sizes) => 64 * s.capacity,
  /** Place and strength after half a step. */
  halfway: (s: Sizes) => 32 * s.capacity,
  nodeStrengths: (s: Sizes) => (s.hexadecapole ? 336 : 112) * s.nodes,
};

/** The closed lines that vortex elements lie on, by the elements' ids. */
const lines = {
  /** Next and previous element. */
  lineEnds: (s: Sizes) => 8 * s.capacity,
  /** Circulation of each element's line. */
  lineCirculation: (s: Sizes) => 4 * s.capacity,
  /** Place of each element along the curve. */
  linePlace: (s: Sizes) => 4 * s.capacity,
};

/** What gravity does to all bodies together, in parts. */
const momentum = {
  momentumParts: (s: Sizes) => 16 * sumParts(s.n),
};

/** What in a periodic box gives the field of the images that the walk does not see. */
const images = {
  imagePairs: () => 4 * IMAGE_PAIRS,
  imageBegins: () => 4 * (IMAGE_TERMS + 1),
  imageTransfers: () => 8 * IMAGE_TRANSFERS,
  imageMoments: (s: Sizes) => 4 * MOST_TERMS * sumParts(s.n),
  imageField: () => 4 * MOST_TERMS,
};

/** Boxes of groups, with those around every sixteen, every 256 … of them. */
const boxBytes = (s: Sizes) => 4 * BOX_HEAD + 32 * Math.ceil((BOX_FAN / (BOX_FAN - 1)) * s.groups + 8);

/** One of several domains: which of its bodies are in whose piece of the curve, and where its groups are. */
const domain = {
  division: () => structSize("Division"),
  cuts: () => 16 * MOST_PIECES,
  pieces: (s: Sizes) => 4 * s.capacity,
  pieceCounts: (s: Sizes) => 4 * MOST_PIECES * tiles(s.capacity, PIECE_TILE),
  pieceTotals: () => 4 * MOST_PIECES,
  curveSamples: () => 16 * CURVE_SAMPLES,
  groupBoxes: boxBytes,
};

/** What of a tree another domain's walks may look at. */
const pruned = {
  /** What its own stages read for `params`: n is the number of nodes, sources that of bodies packed. */
  packParams: () => structSize("Params"),
  kept: (s: Sizes) => 4 * s.nodes,
  keptCounts: (s: Sizes) => 8 * tiles(s.nodes, KEPT_TILE),
  keptTotals: () => 8,
  keptPlaces: (s: Sizes) => 8 * s.nodes,
};

/** Where the groups of another domain are, for as many groups: made for each one (`domains/packing.ts`). */
const remoteBoxes = {
  boxes: boxBytes,
};

/** An essential tree: made by itself, for as many nodes and bodies as it has (`domains/packing.ts`). */
const packed = {
  packedPosMass: (s: Sizes) => 16 * (s.capacity + FILLERS),
  packedCentre: tree.nodeCentre,
  packedTest: tree.nodeTest,
  packedMoments: tree.nodeMoments,
};

/** Every kind of buffers that a set of bodies may have. */
export const TABLES = {
  bodies,
  order,
  tree,
  sums,
  profile,
  foreign,
  buckets,
  lists,
  active,
  blocks,
  fourth,
  sixth,
  rungs,
  bridge,
  vortex,
  lines,
  external: EXTERNAL_TABLES,
  friction: FRICTION_TABLES,
  images,
  momentum,
  gas: GAS_TABLES,
  domain,
  pruned,
  remoteBoxes,
  packed,
} satisfies Record<string, Record<string, (s: Sizes) => number>>;

export type TableKind = keyof typeof TABLES;
export type TableOf<K extends TableKind> = K extends TableKind ? Extract<keyof (typeof TABLES)[K], string> : never;
export type BufferName = TableOf<TableKind> | SourceBuffer | ExtraBuffer;
export type ByBuffer<T> = Partial<Record<Exclude<BufferName, ExtraBuffer>, T>> & Record<ExtraBuffer, T>;
/** Places and masses of another set's bodies, whose forces act on these. */
type SourceBuffer = "sourcePosMass";

/** Sizes in bytes of the buffers of some kinds, by name. */
export function tableBytes(kinds: readonly TableKind[], sizes: Sizes): Readonly<ByBuffer<number>> {
  const all = kinds.flatMap((kind) => Object.entries(TABLES[kind]) as [BufferName, (s: Sizes) => number][]);
  const own = all.map(([name, bytes]): [string, number] => [name, bytes(sizes)]);
  const more = kinds.includes("bodies") ? Object.entries(bufferBytes(sizes.columns ?? [], sizes.capacity)) : [];
  return Object.fromEntries([...own, ...more].map(([name, bytes]) => [name, Math.max(16, bytes)]));
}

/**
 * Aliases of buffers: stages that bind such a name get the memory of another buffer, which nothing reads meanwhile. Not more than one alias of a buffer may be
 * in use at a time.
 */
export const ALIASES = {
  /** Bodies of each bin, from `bins` to `binSort`: the forces of the last step are used up by then. */
  binMembers: "acceleration",
  /** Their keys, for as long. */
  binMemberKeys: "keysB",
  /** How many each bin has, and their prefix sums. */
  binCounts: "radixCounts",
  /** Subtrees and cells above them, from `links` to `moments`: the sorted keys are in A. */
  subtrees: "keysB",
  /** Levels of the nodes that begin at each body, from `leafLevels` to `nodes`: the order is in A. */
  bodyLevels: "orderB",
  /** How far gas is in steps of its own, from `when` to `drifted`: which bodies are near each other is found afterwards. */
  gasWhen: "gasHits",
  /** Forces of gas, from `forces` on: what its dissipation was is no longer read. */
  gasForce: "gasFrom",
  /** Stars that explode, and the gas that is nearest to each, where a step ends: lists of neighbours are those of its forces. */
  gasBlasts: "gasLists",
} as const satisfies Readonly<Record<string, BufferName>>;

/** Another name of a buffer, for what it holds at other times. */
export type AliasName = keyof typeof ALIASES;

/** The buffer whose memory a name means. */
export const memoryOf = (name: string): string => (ALIASES as Readonly<Record<string, string>>)[name] ?? name;
