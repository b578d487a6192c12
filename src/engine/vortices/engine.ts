import { checkElements, type VortexElements } from "../../data/vortices/elements.ts";
import { allocate } from "../../gpu/allocate.ts";
import { watchLoss } from "../../gpu/loss.ts";
import { type Pass, Passes } from "../../gpu/pass.ts";
import { readBack } from "../../gpu/readback.ts";
import { structSize, writeStruct } from "../../gpu/struct.ts";
import { bySlice, encode, rowsOf, Timer, type Timing } from "../../gpu/timer.ts";
import { checkFits, firstSizes, grownSizes } from "../state/capacity.ts";
import { NONFINITE, OVERFLOW } from "../state/faults.ts";
import { LANES, type Sizes } from "../state/sizes.ts";
import { Snapshot } from "../state/snapshots.ts";
import type { Spec } from "../state/spec.ts";
import { bytesNeeded, System } from "../state/system.ts";
import { BIOT_SAVART } from "./kernel.ts";
import { type Lines, linesOf } from "./lines.ts";
import { bufferScaling, type VortexScaling, vortexScalingOf } from "./scaling.ts";
import {
  checkVortexSettings,
  DEFAULT_VORTEX_SETTINGS,
  exchanges,
  spreadingOf,
  type VortexSettings,
} from "./settings.ts";
import { inducedPasses, vortexStepPasses } from "./step.ts";
import { packElements, unpackElements, unpackInduced } from "./transfer.ts";

/** Pairs that a weak GPU does in 50 ms. */
const PAIRS_PER_SUBMIT = 2.5e8;
/** Interactions of an element in the tree, for a guess at how many submits velocities take. */
const TREE_PAIRS = 3000;
/** Workgroups of each submit: fewer would leave most of a large GPU idle. */
const LEAST_WORKGROUPS = 2048;
/** Bytes of status that are read: the word, nodes wanted, elements frozen, steps done, groups wanted. */
const STATUS_BYTES = 20;

/** Bytes of the largest table, of what is induced, an element. */
const INDUCED_BYTES = 64;

/** Throws one line, with numbers, where the device can't hold what so many elements induce. */
function checkInduced({ limits }: GPUDevice, count: number): void {
  const limit = Math.min(limits.maxStorageBufferBindingSize, limits.maxBufferSize);
  if (INDUCED_BYTES * count <= limit) return;
  const mib = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`;
  const most = Math.floor(limit / INDUCED_BYTES);
  throw new Error(
    `${count} vortex elements need a buffer of ${mib(INDUCED_BYTES * count)}, this device allows ${mib(limit)}: at most ${most} elements`,
  );
}

/** Numbers about the last velocities. */
export interface InducedCounts {
  /** Interactions of an element with elements, mean. */
  readonly ppPerElement: number;
  /** Interactions of an element with cells, mean. */
  readonly pcPerElement: number;
}

/** A flow at one moment. */
export interface FlowState {
  /** The elements, in the order in which they came in. */
  readonly elements: VortexElements;
  /** Velocities and gradients at them, INDUCED numbers each. */
  readonly induced: Float32Array;
  /** Steps asked for until then. */
  readonly steps: number;
}

/** A flow of vortex elements on the GPU: velocities by Biot-Savart over a tree or all pairs, steps by Heun's method. */
export class VortexEngine {
  /** Number of elements. */
  readonly count: number;
  /** The elements as given, in their order. */
  readonly elements: VortexElements;
  /** What one unit inside is in the units of the elements. */
  readonly scaling: VortexScaling;
  readonly #device: GPUDevice;
  readonly #passes: Passes;
  readonly #system: System;
  readonly #slices: number;
  readonly #shown: boolean;
  #settings: VortexSettings;
  #induce: readonly Pass[] = [];
  #step: readonly Pass[] = [];
  #asked = 0;
  #time: number;

  /**
   * Uploads the elements. `shown`: after each step, and with velocities, the buffers hold what a picture reads. Throws one line where a number is none of a
   * vortex element's, or something does not fit or compile.
   */
  static async create(
    device: GPUDevice,
    elements: VortexElements,
    settings: Partial<VortexSettings> = {},
    { shown = false }: { readonly shown?: boolean } = {},
  ): Promise<VortexEngine> {
    checkElements(elements, "elements");
    const full = { ...DEFAULT_VORTEX_SETTINGS, ...settings };
    checkVortexSettings(full);
    const lines = full.stretching === "lines" ? linesOf(elements) : null;
    const tree = full.solver === "tree";
    const { count } = elements;
    const sizes = firstSizes(count, { groupSize: LANES, hexadecapole: full.multipole === "hexadecapole" });
    checkInduced(device, count);
    checkFits(device, sizes, tree);
    const make = () => new VortexEngine(device, elements, full, sizes, shown);
    const engine = await allocate(device, `${count} elements`, bytesNeeded(sizes, tree), make, (e) => e.destroy());
    try {
      await engine.#system.need("vortex");
      if (lines) await engine.#system.need("lines");
      engine.#upload();
      if (lines) engine.#uploadLines(lines);
      await engine.#compile();
    } catch (error) {
      engine.destroy();
      throw error;
    }
    return engine;
  }

  private constructor(
    device: GPUDevice,
    elements: VortexElements,
    settings: VortexSettings,
    sizes: Sizes,
    shown: boolean,
  ) {
    this.#device = device;
    this.#shown = shown;
    this.elements = elements;
    this.count = elements.count;
    this.scaling = vortexScalingOf(elements);
    this.#settings = settings;
    this.#time = elements.time;
    watchLoss(device);
    this.#passes = new Passes(device);
    const tree = settings.solver === "tree";
    this.#system = new System(device, sizes, tree);
    const { count } = elements;
    const wanted = (count * (tree ? Math.min(count, TREE_PAIRS) : count)) / PAIRS_PER_SUBMIT;
    const most = (tree ? sizes.groups : count / 64) / LEAST_WORKGROUPS;
    this.#slices = Math.max(1, Math.floor(Math.min(wanted, most)));
  }

  /** The settings as they are, complete. */
  get settings(): Readonly<VortexSettings> {
    return this.#settings;
  }

  /** Time of the elements, time units, after all steps that were asked for. */
  get time(): number {
    return this.#time;
  }

  /** Steps asked for. */
  get steps(): number {
    return this.#asked;
  }

  /** Places and cores, velocities and vorticity (where it is shown), indices of the elements: in the units of `bufferScaling`, in an order that changes every step. */
  get buffers(): Readonly<Record<"posMass" | "acceleration" | "id", GPUBuffer>> {
    return this.#system.buffers;
  }

  /** Bytes of graphics memory that its buffers take. */
  get memory(): number {
    return this.#system.bytes;
  }

  /**
   * Opening angle, time step, leaves and, where elements stand on no lattice, viscosity from the next step on. Steps asked for before are done first. Throws one line
   * on other numbers.
   */
  async set(change: Partial<Pick<VortexSettings, "theta" | "timestep" | "leafSize" | "viscosity">>): Promise<void> {
    const changed = { ...this.#settings, ...change };
    checkVortexSettings(changed);
    if (exchanges(changed) !== exchanges(this.#settings))
      throw new Error(
        `viscosity = ${changed.viscosity}: on a lattice it is chosen when the engine is made; make a new one`,
      );
    await this.#settle();
    this.#settings = changed;
    this.#writeParams();
  }

  /** Submits `count` steps; returns at once. */
  step(count = 1): void {
    for (let k = 0; k < count; k++) this.#submit(this.#step);
    this.#asked += count;
    this.#time += count * this.#settings.timestep;
  }

  /** Resolves when all steps that were asked for are done. Throws one line where an element became non-finite. */
  async done(): Promise<void> {
    await this.#settle();
  }

  /** The elements after the last step, in the order in which they came in. */
  async readElements(): Promise<VortexElements> {
    await this.#settle();
    const [places, strengths, index] = await this.#read(["posMass", 16], ["velocity", 16], ["id", 4]);
    return unpackElements(
      this.elements,
      this.#time,
      this.scaling,
      new Float32Array(places!),
      new Float32Array(strengths!),
      new Uint32Array(index!),
    );
  }

  /** Velocities and gradients at the elements as they are, INDUCED numbers each: u, then du_i/dx_j row by row. */
  async readInduced(): Promise<Float32Array> {
    for (;;) {
      await this.#settle();
      this.#submit(this.#induce);
      if (await this.#fits()) break;
    }
    const [induced, index] = await this.#read(["induced", 64], ["id", 4]);
    return unpackInduced(this.scaling, new Float32Array(induced!), new Uint32Array(index!));
  }

  /** Both as they are at one moment, after so many steps. */
  async readFlow(): Promise<FlowState> {
    for (;;) {
      await this.#settle();
      this.#submit(this.#induce);
      const [time, steps] = [this.#time, this.#asked];
      // Before anybody asks for another step.
      const read = await this.#read(["posMass", 16], ["velocity", 16], ["id", 4], ["induced", 64]);
      if (!(await this.#fits())) continue;
      const [places, strengths, words, found] = read as [ArrayBuffer, ArrayBuffer, ArrayBuffer, ArrayBuffer];
      const [index, scaling] = [new Uint32Array(words), this.scaling];
      const tables = [new Float32Array(places), new Float32Array(strengths), index] as const;
      const elements = unpackElements(this.elements, time, scaling, ...tables);
      return { elements, induced: unpackInduced(scaling, new Float32Array(found), index), steps };
    }
  }

  /** The elements as they are, on the GPU, with all that the next step reads. */
  async snapshot(): Promise<Snapshot> {
    await this.#settle();
    const info = { count: this.count, steps: this.#asked, time: this.#time, energyOrigin: null };
    return Snapshot.of(this.#device, this.#system.buffers, info, bufferScaling(this.scaling));
  }

  /** Goes back (or forth) to a snapshot of these elements, also from where they became non-finite; settings stay. Throws one line where it is of others. */
  async restore(snapshot: Snapshot): Promise<void> {
    await this.#settle().catch(() => {});
    snapshot.putBack(this.#device, this.#system.buffers, this.count, bufferScaling(this.scaling));
    this.#asked = snapshot.steps;
    this.#time = snapshot.time;
  }

  /** Interactions of the last velocities; by a direct sum those of all pairs. */
  async counts(): Promise<InducedCounts> {
    const { groupCounts, groupList } = this.#system.buffers;
    if (!groupCounts || !groupList) return { ppPerElement: this.count, pcPerElement: 0 };
    const [counts, list] = await readBack(this.#device, [
      { buffer: groupCounts, bytes: groupCounts.size },
      { buffer: groupList, bytes: 4 },
    ]);
    const words = new Uint32Array(counts!).subarray(0, 4 * new Uint32Array(list!)[0]!);
    let [pp, pc] = [0, 0];
    for (let g = 0; g < words.length; g += 4) {
      pp += words[g]! * words[g + 3]!;
      pc += words[g + 1]! * words[g + 3]!;
    }
    return { ppPerElement: pp / this.count, pcPerElement: pc / this.count };
  }

  /** Milliseconds by stage of one velocity evaluation at the elements as they are, by GPU timestamps; null where the device has none. */
  async timeInduced(): Promise<Timing | null> {
    if (!this.#device.features.has("timestamp-query")) return null;
    await this.readInduced();
    const timer = new Timer(this.#device, rowsOf(this.#induce));
    for (const buffer of timer.encode(this.#device)) this.#device.queue.submit([buffer]);
    try {
      return await timer.read();
    } finally {
      timer.destroy();
    }
  }

  /** Gives all graphics memory back. */
  destroy(): void {
    this.#system.destroy();
  }

  #upload(): void {
    const { queue } = this.#device;
    const { posMass, velocity, id, status } = this.#system.buffers;
    const packed = packElements(this.elements, this.scaling);
    queue.writeBuffer(posMass, 0, packed.places);
    queue.writeBuffer(velocity, 0, packed.strengths);
    queue.writeBuffer(id, 0, packed.id);
    queue.writeBuffer(status, 0, new Uint32Array(16));
    this.#writeParams();
  }

  #uploadLines({ ends, circulation }: Lines): void {
    const { lineEnds, lineCirculation } = this.#system.buffers;
    const { strength, length } = this.scaling;
    this.#device.queue.writeBuffer(lineEnds!, 0, ends as Uint32Array<ArrayBuffer>);
    const scaled = Float32Array.from(circulation, (c) => c / (strength / length));
    this.#device.queue.writeBuffer(lineCirculation!, 0, scaled);
  }

  #writeParams(): void {
    const { buffers, sizes } = this.#system;
    const { theta, timestep, leafSize, viscosity, spacing, relaxation } = this.#settings;
    const { length, time } = this.scaling;
    const params = new DataView(new ArrayBuffer(structSize("Params")));
    const { n, nodes, groups } = sizes;
    writeStruct("Params", params, { n, sources: n, nodeCapacity: nodes, groupCapacity: groups, leafSize, theta });
    this.#device.queue.writeBuffer(buffers.params, 0, params.buffer);
    const vortex = new DataView(new ArrayBuffer(structSize("VortexParams")));
    writeStruct("VortexParams", vortex, {
      timestep: timestep / time,
      viscosity: (viscosity / length ** 2) * time,
      volume: (spacing / length) ** 3,
      relaxation,
      spreading: spreadingOf(this.#settings) / length ** 2,
    });
    this.#device.queue.writeBuffer(buffers.vortexParams!, 0, vortex.buffer);
  }

  async #compile(): Promise<void> {
    const { solver, stretching, multipole } = this.#settings;
    const plan = {
      n: this.count,
      kernel: BIOT_SAVART,
      tree: solver === "tree",
      stretching,
      viscous: exchanges(this.#settings),
      hexadecapole: multipole === "hexadecapole",
      slices: this.#slices,
      shown: this.#shown ? bufferScaling(this.scaling).velocity / this.scaling.velocity : null,
    };
    const make = (specs: readonly Spec[]) => Promise.all(specs.map((spec) => this.#system.pass(this.#passes, spec)));
    this.#induce = await make(inducedPasses(plan));
    this.#step = await make(vortexStepPasses(plan));
  }

  #submit(passes: readonly Pass[]): void {
    for (const slice of bySlice(passes)) {
      const encoder = this.#device.createCommandEncoder();
      const compute = encoder.beginComputePass();
      encode(compute, slice);
      compute.end();
      this.#device.queue.submit([encoder.finish()]);
    }
  }

  /** Waits for all steps; a tree that did not fit gets room, and the steps that stood still are done again. */
  async #settle(): Promise<void> {
    while (!(await this.#fits())) {}
  }

  /** Whether all that was submitted was done; else there is more room now, and the steps that stood still are under way. */
  async #fits(): Promise<boolean> {
    const { status } = this.#system.buffers;
    const [bytes] = await readBack(this.#device, [{ buffer: status, bytes: STATUS_BYTES }]);
    const [word, nodes, frozen, done, groups] = new Uint32Array(bytes!) as unknown as [
      number,
      number,
      number,
      number,
      number,
    ];
    if ((word & NONFINITE) !== 0)
      throw new Error(
        `${frozen} vortex elements became non-finite before time ${this.#time}; take a smaller time step`,
      );
    if ((word & OVERFLOW) === 0) return true;
    const sizes = grownSizes(this.#system.sizes, nodes, groups);
    checkFits(this.#device, sizes);
    await this.#system.grow(sizes, () => this.#compile());
    this.#device.queue.writeBuffer(status, 0, new Uint32Array([0]));
    // The next sort goes by all digits of the keys.
    this.#device.queue.writeBuffer(status, 28, new Uint32Array([0]));
    this.#writeParams();
    for (let k = done; k < this.#asked; k++) this.#submit(this.#step);
    return false;
  }

  async #read(...tables: [name: "posMass" | "velocity" | "id" | "induced", bytes: number][]): Promise<ArrayBuffer[]> {
    return readBack(
      this.#device,
      tables.map(([name, bytes]) => ({ buffer: this.#system.buffers[name]!, bytes: bytes * this.count })),
    );
  }
}
