import { checkElements, type VortexElements } from "../../data/vortices/elements.ts";
import { allocate } from "../../gpu/allocate.ts";
import { lossLine, watchLoss } from "../../gpu/loss.ts";
import { readBack } from "../../gpu/readback.ts";
import { rowsOf, submit, Timer, type Timing } from "../../gpu/timer.ts";
import { Backlog } from "../backlog.ts";
import { FaultLoop } from "../faultLoop.ts";
import { checkFits, firstSizes } from "../state/capacity.ts";
import { NONFINITE } from "../state/faults.ts";
import { LANES, type Sizes } from "../state/sizes.ts";
import { Snapshot } from "../state/snapshots.ts";
import { fits, readStatus, STATUS_BYTES, type Status } from "../state/status.ts";
import { bytesNeeded, System } from "../state/system.ts";
import { type Moment, StepQueue } from "../stepQueue.ts";
import { type Lines, linesOf } from "./lines.ts";
import { VortexProgram } from "./program.ts";
import { bufferScaling, type VortexScaling, vortexScalingOf } from "./scaling.ts";
import { checkVortexSettings, DEFAULT_VORTEX_SETTINGS, exchanges, type VortexSettings } from "./settings.ts";
import { packElements, unpackElements, unpackInduced } from "./transfer.ts";

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
  /** Interactions by which they were found. */
  readonly counts: InducedCounts;
  /** Steps done until then. */
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
  readonly #system: System;
  readonly #program: VortexProgram;
  readonly #queue: StepQueue<VortexSettings>;
  readonly #faults: FaultLoop;
  readonly #backlog: Backlog;
  #freed = false;

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
      await engine.#program.compile(full);
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
    this.elements = elements;
    this.count = elements.count;
    this.scaling = vortexScalingOf(elements);
    watchLoss(device);
    this.#system = new System(device, sizes, settings.solver === "tree");
    this.#program = new VortexProgram(device, this.#system, this.scaling, shown);
    this.#backlog = new Backlog(device);
    this.#faults = new FaultLoop(
      device,
      () => this.#system,
      () => this.#program.compile(this.settings),
    );
    this.#queue = new StepQueue(settings, elements.time, {
      advance: (after, count) => this.#backlog.advance(count, (steps) => this.#run(after, steps)),
      verify: () => this.#verify(),
      idle: () => this.#sweep(),
      explain: (error) => lossLine(device, error, `after ${this.steps} steps; make a new engine on another device`),
    });
  }

  /** The settings as they are, complete. */
  get settings(): Readonly<VortexSettings> {
    return this.#queue.settings;
  }

  /** Time of the elements, time units, after all steps that were asked for. */
  get time(): number {
    return this.#queue.time;
  }

  /** Steps asked for. */
  get steps(): number {
    return this.#queue.steps;
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
   * Opening angle, time step, leaves and, where elements stand on no lattice, viscosity for the steps asked for from now on. Throws one line
   * on other numbers.
   */
  set(change: Partial<Pick<VortexSettings, "theta" | "timestep" | "leafSize" | "viscosity">>): void {
    const changed = { ...this.settings, ...change };
    checkVortexSettings(changed);
    if (exchanges(changed) !== exchanges(this.settings))
      throw new Error(
        `viscosity = ${changed.viscosity}: on a lattice it is chosen when the engine is made; make a new one`,
      );
    this.#queue.set(changed);
  }

  /** Submits `count` steps; returns at once. Throws one line where that is no whole number, 0 or more. */
  step(count = 1): void {
    this.#queue.step(count);
  }

  /** Resolves when all steps that were asked for are done, or will not be because it was destroyed. Throws one line where an element became non-finite. */
  done(): Promise<void> {
    return this.#queue.done(undefined, true);
  }

  /** The same, but rejects if it was destroyed before. */
  settle(): Promise<void> {
    return this.#queue.settle();
  }

  /** The elements after the last step, in the order in which they came in. */
  readElements(): Promise<VortexElements> {
    return this.#queue.ask(async ({ time }) => {
      const { posMass, velocity, id } = this.#system.buffers;
      const [places, strengths, index] = await readBack(this.#device, [
        ...[posMass, velocity].map((buffer) => ({ buffer, bytes: 16 * this.count })),
        { buffer: id, bytes: 4 * this.count },
      ]);
      return unpackElements(
        this.elements,
        time,
        this.scaling,
        new Float32Array(places!),
        new Float32Array(strengths!),
        new Uint32Array(index!),
      );
    });
  }

  /** Velocities and gradients at the elements as they are, INDUCED numbers each: u, then du_i/dx_j row by row. */
  async readInduced(): Promise<Float32Array> {
    return (await this.readFlow()).induced;
  }

  /** Both as they are at one moment, after so many steps. */
  async readFlow(): Promise<FlowState> {
    for (;;) {
      const { flow, status } = await this.#queue.ask((reached) => this.#readFlow(reached));
      // Else the tree over the elements as they are did not fit: there is room for it when the next request begins.
      if (fits(status)) return flow;
    }
  }

  async #readFlow({ steps, time }: Moment): Promise<{ readonly flow: FlowState; readonly status: Status }> {
    const { scaling } = this;
    this.#program.use(this.settings);
    submit(this.#device, this.#program.induce);
    const { posMass, velocity, id, induced, status } = this.#system.buffers;
    const [places, strengths, index, found, words, ...counted] = await readBack(this.#device, [
      ...[posMass, velocity].map((buffer) => ({ buffer, bytes: 16 * this.count })),
      { buffer: id, bytes: 4 * this.count },
      { buffer: induced!, bytes: INDUCED_BYTES * this.count },
      { buffer: status, bytes: STATUS_BYTES },
      ...this.#countTables(),
    ]);
    const order = new Uint32Array(index!);
    const tables = [new Float32Array(places!), new Float32Array(strengths!), order] as const;
    const elements = unpackElements(this.elements, time, scaling, ...tables);
    const all = unpackInduced(scaling, new Float32Array(found!), order);
    const flow = { elements, induced: all, counts: this.#counts(counted), steps };
    return { flow, status: readStatus(words!) };
  }

  /** The elements as they are, on the GPU, with all that the next step reads. */
  snapshot(): Promise<Snapshot> {
    return this.#queue.ask(({ steps, time }) => {
      const info = { count: this.count, steps, time, energyOrigin: null };
      return Snapshot.of(this.#device, this.#system.buffers, info, bufferScaling(this.scaling));
    });
  }

  /** Goes back (or forth) to a snapshot of these elements, also from where they became non-finite; settings stay. Throws one line where it is of others. */
  async restore(snapshot: Snapshot): Promise<void> {
    snapshot.check(this.#device, this.count, bufferScaling(this.scaling));
    await this.#queue.restore(snapshot, () => {
      snapshot.putBack(this.#system.buffers);
    });
  }

  /** Interactions of the last velocities; by a direct sum those of all pairs. */
  counts(): Promise<InducedCounts> {
    return this.#queue.ask(async () => this.#counts(await readBack(this.#device, this.#countTables())), {
      verify: false,
    });
  }

  /** What is read for the counts: nothing of a direct sum. */
  #countTables(): { readonly buffer: GPUBuffer; readonly bytes: number }[] {
    const { groupCounts, groupList } = this.#system.buffers;
    if (!groupCounts || !groupList) return [];
    return [
      { buffer: groupCounts, bytes: groupCounts.size },
      { buffer: groupList, bytes: 4 },
    ];
  }

  #counts([counts, list]: readonly ArrayBuffer[]): InducedCounts {
    if (!counts || !list) return { ppPerElement: this.count, pcPerElement: 0 };
    const words = new Uint32Array(counts).subarray(0, 4 * new Uint32Array(list)[0]!);
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
    return this.#queue.ask(async () => {
      const timer = new Timer(this.#device, rowsOf(this.#program.induce));
      for (const buffer of timer.encode(this.#device)) this.#device.queue.submit([buffer]);
      try {
        return await timer.read();
      } finally {
        timer.destroy();
      }
    });
  }

  /** Gives all graphics memory back, once requests that wait for few steps or none are answered; no other steps are done. */
  destroy(): void {
    this.#queue.end();
  }

  /** Frees all once it was destroyed and nothing is under way. */
  #sweep(): void {
    if (!this.#queue.ended || this.#freed) return;
    this.#freed = true;
    this.#faults.destroy();
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
  }

  #uploadLines({ ends, circulation }: Lines): void {
    const { lineEnds, lineCirculation } = this.#system.buffers;
    const { strength, length } = this.scaling;
    this.#device.queue.writeBuffer(lineEnds!, 0, ends as Uint32Array<ArrayBuffer>);
    const scaled = Float32Array.from(circulation, (c) => c / (strength / length));
    this.#device.queue.writeBuffer(lineCirculation!, 0, scaled);
  }

  /** Submits the `count` steps behind step `after`, each with its own settings. */
  #run(after: number, count: number): void {
    for (const { settings, steps } of this.#queue.timeline.spans(after, count)) {
      this.#program.use(settings);
      for (let k = 0; k < steps; k++) submit(this.#device, this.#program.step);
    }
  }

  /** Waits for all steps; a tree that did not fit gets room, and the steps that stood still are done again. */
  async #verify(): Promise<void> {
    const again = (missed: { readonly status: Status } | null) => {
      if (!missed) return;
      const { steps: done } = missed.status;
      const missing = this.#queue.reached.steps - done;
      if (missing > 0) this.#backlog.add(missing, () => this.#run(done, missing));
    };
    await this.#faults.until(again, () => this.#status());
  }

  /** The status after all that was submitted. Throws one line where elements became non-finite. */
  async #status(): Promise<{ readonly status: Status }> {
    const [bytes] = await readBack(this.#device, [{ buffer: this.#system.buffers.status, bytes: STATUS_BYTES }]);
    const status = readStatus(bytes!);
    if ((status.faults & NONFINITE) === 0) return { status };
    const { time } = this.#queue.reached;
    throw new Error(`${status.frozen} vortex elements became non-finite before time ${time}; take a smaller time step`);
  }
}
