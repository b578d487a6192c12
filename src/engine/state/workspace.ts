import { allocate } from "../../gpu/allocate.ts";
import type { BindingName, Bound, OverrideName, Pass, Passes, StageName } from "../../gpu/pass.ts";
import { CONSTANTS, STAGES } from "../../gpu/shaders.gen.ts";
import { structSize } from "../../gpu/struct.ts";
import type { OnDemandBuffer } from "./onDemand.ts";
import { MAX_CLASSES, MAX_GALAXIES, SHELLS } from "./profileSizes.ts";

/** What the sizes of all buffers follow from. */
export interface Sizes {
  /** Bodies. */
  readonly n: number;
  /** Nodes that fit. */
  readonly nodes: number;
  /** Groups that fit, and how many bodies each has at most (N_crit): 32 or 64. */
  readonly groups: number;
  readonly groupSize: number;
  /** Workgroups that share the walk of a group: 1, or more where groups are few; a power of two. */
  readonly parts: number;
}

/** Bodies per workgroup of the stages that count nodes. */
export const BODY_TILE = STAGES["build/leafLevels"].threads;
/** Keys per workgroup of the radix sort of many bodies. */
export const SORT_TILE = CONSTANTS.radix.TILE;
/** Up to so many bodies each pass of the sort counts the digits for the next one. */
const COUNT_AHEAD = 131_072;
/** Threads that walk for one group. */
export const LANES = CONSTANTS.lanes.LANES;
/** Bodies per workgroup that searches the bounds, and how many of those share the search at most. */
export const { BOUNDS_TILE, BOUNDS_GROUPS } = CONSTANTS.boundsGroups;
/** Bodies per workgroup of measure/totals. */
export const TOTALS_TILE = CONSTANTS["measure/totals"].TILE;
/** Bytes from one pair of numbers to the next: what uniforms may begin at on every device. */
const ROUND_STRIDE = 256;
const MAX_ROUNDS = 4096;
/** Bodies whose force is checked by one measurement. */
export const MAX_SAMPLES = CONSTANTS["measure/forceError"].SAMPLES;
/** Bodies per workgroup for centres and shapes, and how many of those at most. */
export const { SWEEP_TILE, SWEEP_GROUPS } = CONSTANTS.profile;
/** Bodies whose positions come back to be compared with another run's. */
export const MAX_COMPARED = 4096;

const tiles = (n: number, size: number) => Math.max(1, Math.ceil(n / size));

/** Whether the sort of n bodies counts digits ahead, one dispatch a digit: where bodies are few, starting a stage costs more than its work. */
export const countsAhead = (n: number) => n <= COUNT_AHEAD;
/** Keys per workgroup then: 128 tiles at most, whose counts each adds up by itself. */
export const aheadTile = (n: number) => (n <= COUNT_AHEAD / 2 ? 512 : 1024);

/**
 * Every buffer of the engine and its size in bytes. Per body: 36 + 52 for the two copies of the bodies, 24 for keys and
 * order, 10 for tables, and 104 for each of the (about 0.3 n) nodes: 153 bytes.
 */
const BYTES = {
  params: () => structSize("Params"),
  status: () => 64,
  /** The bodies as everybody outside sees them: along the curve, position and velocity at the same time. */
  posMass: (s: Sizes) => 16 * s.n,
  velocity: (s: Sizes) => 16 * s.n,
  /** Behind those that count, what each further part of a walk found. */
  acceleration: (s: Sizes) => 16 * s.n * s.parts,
  id: (s: Sizes) => 4 * s.n,
  /** The bodies after the drift, not yet sorted again; also the state that a step is redone from. */
  nextPosMass: (s: Sizes) => 16 * s.n,
  nextVelocity: (s: Sizes) => 16 * s.n,
  nextId: (s: Sizes) => 4 * s.n,
  boundsPartials: () => 32 * BOUNDS_GROUPS,
  root: () => structSize("Root"),
  keysA: (s: Sizes) => 8 * s.n,
  /** Second keys of the sort; after it the list of subtrees. */
  keysB: (s: Sizes) => 8 * s.n,
  orderA: (s: Sizes) => 4 * s.n,
  /** Second order of the sort; after the sort it holds the levels of the nodes that begin at each body. */
  orderB: (s: Sizes) => 4 * s.n,
  radixCounts: ({ n }: Sizes) => 4 * 256 * (countsAhead(n) ? 3 * tiles(n, aheadTile(n)) : tiles(n, SORT_TILE)),
  radixTotals: () => 4 * 256,
  levelCounts: (s: Sizes) => 4 * 32 * tiles(s.n, BODY_TILE),
  levelTotals: () => 4 * 32,
  levelStart: () => 4 * 32,
  nodeBegin: (s: Sizes) => 4 * s.nodes,
  nodeLink: (s: Sizes) => 4 * s.nodes,
  nodeCentre: (s: Sizes) => 16 * s.nodes,
  nodeTest: (s: Sizes) => 16 * s.nodes,
  nodeMoments: (s: Sizes) => 32 * s.nodes,
  nodeBox: (s: Sizes) => 32 * s.nodes,
  groupList: (s: Sizes) => 4 * (s.groups + 3),
  groupCounts: (s: Sizes) => 16 * s.groups * s.parts,
  totals: (s: Sizes) => 64 * tiles(s.n, TOTALS_TILE),
  samples: () => 4 * MAX_SAMPLES,
  exact: () => 32 * MAX_SAMPLES,
  /** Class of each body in the order of the source, four a word. */
  classOf: (s: Sizes) => 4 * tiles(s.n, 4),
  classes: () => structSize("Class") * MAX_CLASSES,
  spheres: () => structSize("Sphere") * MAX_GALAXIES,
  spherePartials: () => 48 * MAX_GALAXIES * SWEEP_GROUPS,
  edges: () => 4 * (SHELLS + 1),
  histogram: () => 12 * MAX_GALAXIES * MAX_CLASSES * SHELLS,
  shapePartials: () => 32 * MAX_GALAXIES * SWEEP_GROUPS,
  positions: () => 16 * MAX_COMPARED,
} satisfies Record<string, (s: Sizes) => number>;

export type BufferName = keyof typeof BYTES;

/** What stages bind as uniforms; `root` others write. */
const UNIFORM: readonly string[] = ["params", "root"];

/** What the outside may bind: drawn as vertices, read back. */
const PUBLIC: readonly string[] = ["posMass", "velocity", "acceleration", "id"];

/** Sum of all buffers in bytes for `n` bodies. */
export function bytesNeeded(sizes: Sizes): number {
  return Object.values(BYTES).reduce((sum, bytes) => sum + bytes(sizes), 0);
}

/** The largest single binding in bytes. */
export function largestBinding(sizes: Sizes): number {
  return Math.max(...Object.values(BYTES).map((bytes) => bytes(sizes)));
}

/** One dispatch as data: which stage, which buffers, how many workgroups. */
export interface Spec<S extends StageName = StageName> {
  readonly stage: S;
  readonly row: string;
  readonly bind: Readonly<Record<BindingName<S>, BufferName | OnDemandBuffer | Round>>;
  readonly workgroups: (s: Sizes) => number;
  /** Which part of a long stage; every part but the first begins a submit of its own. */
  readonly slice?: number;
  readonly constants?: (s: Sizes) => Partial<Record<OverrideName<S>, number>>;
}

/** The two numbers of shaders' `Round`: which repetition or slice of a stage a dispatch is. */
export interface Round {
  readonly index: number;
  readonly last: number;
}

/** A dispatch as data, checked against the WGSL's own variable names. */
export function define<S extends StageName>(spec: Spec<S>): Spec {
  return spec as unknown as Spec;
}

/** Buffers by name. */
export type Buffers = Readonly<Partial<Record<BufferName | OnDemandBuffer, GPUBuffer>>>;

/** Numbers of repetitions and slices as uniforms: one immutable slice of a buffer for each pair. */
export class Rounds {
  readonly #device: GPUDevice;
  readonly #buffer: GPUBuffer;
  readonly #slots = new Map<string, number>();

  /** Room for `most` different ones. */
  constructor(device: GPUDevice, most: number) {
    this.#device = device;
    this.#buffer = device.createBuffer({ label: "rounds", size: most * ROUND_STRIDE, usage: 0x48 });
  }

  get bytes(): number {
    return this.#buffer.size;
  }

  binding({ index, last }: Round): GPUBufferBinding {
    const key = `${index} ${last}`;
    let slot = this.#slots.get(key);
    if (slot === undefined) {
      slot = this.#slots.size;
      this.#slots.set(key, slot);
      this.#device.queue.writeBuffer(this.#buffer, slot * ROUND_STRIDE, new Uint32Array([index, last]));
    }
    return { buffer: this.#buffer, offset: slot * ROUND_STRIDE, size: structSize("Round") };
  }

  destroy(): void {
    this.#buffer.destroy();
  }
}

/** Turns a spec into a pass on these buffers. */
export function passOn(passes: Passes, spec: Spec, sizes: Sizes, buffers: Buffers, rounds: Rounds): Promise<Pass> {
  const bind: Record<string, Bound | undefined> = {};
  for (const [name, bound] of Object.entries(spec.bind) as [string, BufferName | OnDemandBuffer | Round][]) {
    bind[name] = typeof bound === "string" ? buffers[bound] : rounds.binding(bound);
  }
  return passes.create(spec.stage, {
    bind: bind as never,
    workgroups: spec.workgroups(sizes),
    row: spec.row,
    slice: spec.slice ?? 0,
    constants: (spec.constants?.(sizes) ?? {}) as never,
  });
}

/** The buffers of one engine. Owns them; `destroy` frees them all. */
export class Workspace {
  #sizes: Sizes;
  readonly buffers: Readonly<Record<BufferName, GPUBuffer>>;
  readonly #device: GPUDevice;
  readonly #rounds: Rounds;

  constructor(device: GPUDevice, sizes: Sizes) {
    this.#device = device;
    this.#sizes = sizes;
    const made: Partial<Record<BufferName, GPUBuffer>> = {};
    for (const name of Object.keys(BYTES) as BufferName[]) made[name] = this.#make(name);
    this.buffers = made as Record<BufferName, GPUBuffer>;
    this.#rounds = new Rounds(device, MAX_ROUNDS);
  }

  get sizes(): Sizes {
    return this.#sizes;
  }

  /** Bytes that the buffers take on the GPU now. */
  get bytes(): number {
    return Object.values(this.buffers).reduce((sum, buffer) => sum + buffer.size, this.#rounds.bytes);
  }

  /**
   * Makes room for more nodes and groups. Buffers of bodies stay; `use` makes passes on the others anew. Where there is no
   * room for both, the old buffers stay in place and one line says so.
   */
  async grow(sizes: Sizes, use: () => Promise<void>): Promise<void> {
    const old = { sizes: this.#sizes, buffers: { ...this.buffers } };
    const names = (Object.keys(BYTES) as BufferName[]).filter((name) => BYTES[name](sizes) !== BYTES[name](old.sizes));
    const free = (from: Partial<Record<BufferName, GPUBuffer>>) => {
      for (const name of names) from[name]?.destroy();
    };
    const make = () => Object.fromEntries(names.map((name) => [name, this.#make(name, sizes)]));
    const bytes = names.reduce((sum, name) => sum + BYTES[name](sizes), 0);
    const made = await allocate(this.#device, "a larger tree", bytes, make, free);
    Object.assign(this.buffers, made);
    this.#sizes = sizes;
    try {
      await use();
    } catch (error) {
      Object.assign(this.buffers, old.buffers);
      this.#sizes = old.sizes;
      free(made);
      throw error;
    }
    free(old.buffers);
  }

  #make(name: BufferName, sizes = this.#sizes): GPUBuffer {
    // 0x80 STORAGE, 0x40 UNIFORM, 0x20 VERTEX, 0x08 COPY_DST, 0x04 COPY_SRC; the constants are not global in Node.
    const usage =
      0x0c | (UNIFORM.includes(name) ? 0x40 : 0) | (name === "params" ? 0 : 0x80) | (PUBLIC.includes(name) ? 0x20 : 0);
    return this.#device.createBuffer({ label: name, size: Math.max(16, BYTES[name](sizes)), usage });
  }

  /** Turns a spec into a pass on these buffers. */
  pass(passes: Passes, spec: Spec): Promise<Pass> {
    return passOn(passes, spec, this.#sizes, this.buffers, this.#rounds);
  }

  destroy(): void {
    for (const buffer of Object.values(this.buffers)) buffer.destroy();
    this.#rounds.destroy();
  }
}

/** Workgroups of `size` bodies each. */
export const perBody = (size: number) => (s: Sizes) => tiles(s.n, size);

/** Workgroups of a stage that takes one body a thread. */
export const perThread = (stage: StageName) => perBody(STAGES[stage].threads);

/** Workgroups of 64 threads that stride over the bodies. */
export const perSweep = (s: Sizes) => Math.min(SWEEP_GROUPS, tiles(s.n, SWEEP_TILE));

/** Workgroups of 64 threads that stride over the nodes. */
export const perNode = (s: Sizes) => Math.min(4096, tiles(s.nodes, STAGES["build/links"].threads));
