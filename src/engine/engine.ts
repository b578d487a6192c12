// More than 400 lines because settling, growing, keeping, snapshots and measuring all guard one state: what was submitted.
import type { Bodies } from "../data/bodies/bodies.ts";
import { allocate } from "../gpu/allocate.ts";
import { lossOf, watchLoss } from "../gpu/loss.ts";
import { holdsLanes, Passes } from "../gpu/pass.ts";
import { readBack } from "../gpu/readback.ts";
import type { Timing } from "../gpu/timer.ts";
import type { AnyEngine } from "./anyEngine.ts";
import { findSolver } from "./force/index.ts";
import { type Batch, batchSize } from "./measure/batch.ts";
import type { Profile } from "./measure/massProfile.ts";
import { Profiler } from "./measure/profiler.ts";
import { Quantities } from "./measure/quantities.ts";
import { type Sample, Sampler } from "./measure/sampler.ts";
import { errorPercentiles, interactions, sumTotals } from "./measure/summary.ts";
import { paramsBytes } from "./params.ts";
import { firstSlices, nextSlices, Program } from "./program.ts";
import { type Scaling, scalingOf } from "./scaling.ts";
import { changeSettings, checkSettings, DEFAULT_SETTINGS, type Measurement, type Settings } from "./settings.ts";
import { SettingsLog } from "./settingsLog.ts";
import { checkFits, firstSizes, partsOf } from "./state/capacity.ts";
import { faultNames, MENDED, mendBodies, OVERFLOW } from "./state/faults.ts";
import { MAX_SAMPLES, type Sizes } from "./state/sizes.ts";
import { Snapshot } from "./state/snapshots.ts";
import { bytesNeeded, System } from "./state/system.ts";
import { pack, unpack, unpackForces } from "./state/transfer.ts";
import { type EngineTree, treeOf } from "./tree.ts";

/**
 * The live buffers, in the engine's own units (`Engine.scaling`). They keep their identity for the engine's life; their
 * common order changes with every step.
 */
export interface EngineBuffers {
  /** n x vec4f: x y z, mass times gravity. */
  readonly posMass: GPUBuffer;
  /** n x vec4f: vx vy vz, spare. */
  readonly velocity: GPUBuffer;
  /** n x vec4f: ax ay az, potential (without the body's own). */
  readonly acceleration: GPUBuffer;
  /** n x u32: index of the body in the table the engine was made from. */
  readonly id: GPUBuffer;
}

/** What a caller may choose besides the settings of the run. */
export interface EngineOptions {
  /** Time the stages where the device can (feature `timestamp-query`). Default true. */
  readonly timestamps?: boolean;
}

/** Word of shaders/shared/status.wgsl: levels of the last tree, 0 for none. */
const LEVELS = 7;
/** Buffers that were too small are made this much larger than what was wanted. */
const GROWTH = 1.3;

/**
 * A galaxy that evolves on the GPU. The bodies never leave it: `step` only encodes and submits. Give it any device of
 * any host; it asks for nothing else.
 */
export class Engine implements AnyEngine {
  /** Number of bodies. */
  readonly count: number;
  /** The bodies as given, in their order. */
  readonly bodies: Bodies;
  /** The live buffers, for renderers: they change with every step. */
  readonly buffers: EngineBuffers;
  /** What one unit of the buffers is in the units of the bodies. */
  readonly scaling: Scaling;
  #device: GPUDevice;
  /** The settings of the next step to be requested. */
  #settings: Settings;
  /** The settings of every step that may still have to be redone. */
  #log: SettingsLog;
  /** The settings that are on the GPU. */
  #written: Settings | null = null;
  #system: System;
  #program: Program | null = null;
  #profiler: Promise<Profiler> | null = null;
  #quantities: Promise<Quantities> | null = null;
  /** Parts in which a walk is submitted, as the last one took. */
  #slices: number;
  #wanted: number;
  /** Steps since the tree was built. */
  #treeAge = 0;
  #watching = false;
  /** Read-backs under way. */
  #pending = 0;
  #ended = false;
  /** Replaced programs whose clocks may still be read. */
  #replaced: Program[] = [];
  #passes: Passes;
  readonly #sampler: Sampler;
  #timestamps = true;
  #steps = 0;
  /** Steps requested while buffers grow. */
  #owed = 0;
  #settling: Promise<void> | null = null;
  #kept: { bodies: Bodies; steps: number } | null = null;
  /** Time and step of the last change of the time step: from there on steps are counted, so that no rounding adds up. */
  #since: { readonly time: number; readonly step: number };
  #mended: number;
  /** Total energy when it was first measured with forces of this softening: a softer force has another potential, and a new account. */
  #energyOrigin: { readonly total: number; readonly softening: number } | null = null;

  /** Uploads the bodies and computes the first forces. Throws one line where something does not fit or compile. */
  static async create(
    device: GPUDevice,
    bodies: Bodies,
    settings: Partial<Settings> = {},
    options: EngineOptions = {},
  ): Promise<Engine> {
    if (bodies.count < 1) throw new Error("a run needs at least 1 body; this table has none");
    const full = { ...DEFAULT_SETTINGS, gravity: bodies.units.gravity, ...settings };
    checkSettings(full);
    const { opening } = findSolver(full.solver);
    const tree = opening !== null;
    const sizes = firstSizes(bodies.count, opening === "error" && holdsLanes(device) ? partsOf(bodies.count) : 1);
    checkFits(device, sizes, tree);
    const make = () => new Engine(device, bodies, full, sizes);
    const engine = await allocate(device, `${bodies.count} bodies`, bytesNeeded(sizes, tree), make, (made) =>
      made.destroy(),
    );
    engine.#timestamps = options.timestamps ?? true;
    try {
      await engine.#compile();
      engine.#upload();
      engine.#start();
      await engine.#settle();
    } catch (error) {
      engine.destroy();
      throw error;
    }
    return engine;
  }

  private constructor(device: GPUDevice, bodies: Bodies, settings: Settings, sizes: Sizes) {
    this.#device = device;
    this.bodies = bodies;
    this.count = bodies.count;
    this.scaling = scalingOf(bodies, settings.gravity);
    this.#settings = settings;
    this.#log = new SettingsLog(0, settings);
    this.#since = { time: bodies.time, step: 0 };
    this.#mended = 0;
    this.#slices = firstSlices(bodies.count, settings);
    this.#wanted = this.#slices;
    watchLoss(device);
    this.#passes = new Passes(device);
    this.#system = new System(device, sizes, findSolver(settings.solver).opening !== null);
    this.#sampler = new Sampler(device, this.#passes, this.#system, this.scaling);
    const { posMass, velocity, acceleration, id } = this.#system.buffers;
    this.buffers = { posMass, velocity, acceleration, id };
  }

  /** The settings as they are, complete. */
  get settings(): Readonly<Settings> {
    return this.#settings;
  }

  /** Steps submitted since the engine was made. */
  get steps(): number {
    return this.#steps;
  }

  /** Time of the bodies, in time units: start + the sum of the time steps. */
  get time(): number {
    return this.#since.time + (this.#steps - this.#since.step) * this.#settings.timestep;
  }

  /**
   * The tree of the last forces; null where the solver has none, and from a restore to the next step. Its buffers are
   * others after it grew: ask each time.
   */
  get tree(): EngineTree | null {
    return Number.isFinite(this.#treeAge) ? treeOf(this.#settings, this.#system) : null;
  }

  /** Bytes of graphics memory that its buffers take now. */
  get memory(): number {
    return this.#system.bytes;
  }

  /** Takes effect with the steps requested from now on, whatever is still owed of earlier ones; nothing is compiled. The solver is fixed at creation. */
  set(change: Partial<Settings>): void {
    const settings = changeSettings(this.#settings, change);
    if (settings.timestep !== this.#settings.timestep) this.#since = { time: this.time, step: this.#steps };
    this.#settings = settings;
    this.#log.change(this.#steps, settings);
  }

  /** Encodes and submits `count` steps; returns at once. */
  step(count = 1): void {
    if (this.#ended) return;
    this.#steps += count;
    if (this.#settling) this.#owed += count;
    else this.#run(this.#steps - count, count);
  }

  /** Resolves when the GPU has done all that was submitted. */
  async done(): Promise<void> {
    await this.#device.queue.onSubmittedWorkDone();
  }

  /** Submits the `count` steps behind step `after`, each with its own settings. */
  #run(after: number, count: number): void {
    const begun = Date.now();
    let left = count;
    for (const { settings, steps } of this.#log.spans(after, count)) {
      this.#writeParams(settings);
      const { rebuildInterval } = settings;
      for (let k = 0; k < steps; k++) {
        this.#treeAge++;
        const rebuild = this.#treeAge >= rebuildInterval;
        if (rebuild) this.#treeAge = 0;
        this.#program!.step(rebuild, left <= rebuildInterval);
        left--;
      }
    }
    if (!this.#timed) this.#watch(begun, count);
  }

  /** Without GPU timestamps the queue says how long steps take: no less than they do. */
  #watch(begun: number, count: number): void {
    if (this.#watching || count === 0) return;
    this.#watching = true;
    void this.#device.queue.onSubmittedWorkDone().then(
      () => {
        this.#watching = false;
        this.#wanted = nextSlices(this.#slices, (Date.now() - begun) / count);
      },
      () => {},
    );
  }

  /** Forces at the positions in `next...`, with a new tree. */
  #start(): void {
    this.#treeAge = 0;
    this.#program!.submit(this.#program!.start);
  }

  /**
   * Makes sure that every submitted step was done: where the tree outgrew its buffers the GPU stood still; the buffers
   * grow and the missing steps are done again from the last good state. Throws one line where the device has no room.
   */
  async #settle(): Promise<void> {
    while (this.#settling) await this.#settling;
    this.#settling = this.#growUntilDone().finally(() => this.#resume());
    await this.#settling;
  }

  #resume(): void {
    this.#settling = null;
    if (!this.#ended) this.#run(this.#steps - this.#owed, this.#owed);
    this.#owed = 0;
    this.#sweep();
  }

  async #growUntilDone(): Promise<void> {
    for (;;) {
      const submitted = this.#steps - this.#owed;
      const [bytes] = await readBack(this.#device, [{ buffer: this.#system.buffers.status, bytes: 64 }]);
      const [word, nodes, , done, groups] = new Uint32Array(bytes!);
      if ((word! & OVERFLOW) === 0) {
        this.#log.forget(submitted);
        return;
      }
      const old = this.#system.sizes;
      const enough = (wanted: number, has: number) => (wanted > has ? Math.ceil(GROWTH * wanted) : has);
      const sizes = {
        ...old,
        nodes: enough(nodes!, old.nodes),
        groups: enough(groups!, old.groups),
      };
      checkFits(this.#device, sizes);
      await this.#system.grow(sizes, () => this.#compile());
      const { status } = this.#system.buffers;
      this.#device.queue.writeBuffer(status, 0, new Uint32Array([word! & ~OVERFLOW]));
      // All digits are sorted: how deep the tree was found meanwhile goes by how many steps stood still.
      this.#device.queue.writeBuffer(status, 4 * LEVELS, new Uint32Array(1));
      this.#written = null;
      this.#writeParams(this.#log.of(done! + 1));
      this.#start();
      // The step that failed had been opened already: that it is closed is all that it lacks.
      const missing = submitted - done!;
      if (missing > 0) {
        this.#program!.submit(this.#program!.close);
        this.#run(done! + 1, missing - 1);
      }
    }
  }

  /** Runs a request: what it needs lives until it is answered, and on a lost device it ends with one line. */
  async #guard<T>(work: () => Promise<T>): Promise<T> {
    if (this.#ended) throw new Error("the engine was destroyed; ask the one that took its place");
    this.#pending++;
    try {
      return await work();
    } catch (error) {
      // The device reports its loss only after what it broke; by the time the queue is done it has.
      await this.#device.queue.onSubmittedWorkDone().catch(() => {});
      const lost = lossOf(this.#device);
      if (!lost) throw error;
      const why = (lost.message || lost.reason || "unknown reason").split("\n")[0];
      throw new Error(
        `the GPU device was lost (${why}) after ${this.#steps} steps; make a new one and go on from the ${this.kept.steps} that were kept`,
      );
    } finally {
      this.#pending--;
      this.#sweep();
    }
  }

  /** Keeps the bodies as they are now on the host: what a run goes on from when its device is lost. */
  async keep(): Promise<void> {
    const steps = this.#steps;
    this.#kept = { bodies: await this.readBodies(), steps };
  }

  /** The bodies kept last and the steps that they had done; at first those the engine was made from. */
  get kept(): { readonly bodies: Bodies; readonly steps: number } {
    return this.#kept ?? { bodies: this.bodies, steps: 0 };
  }

  /**
   * Where some bodies are after the last submitted step, to compare runs that are stepped together. Null, so try
   * again later, while buffers grow and the first time, when it is compiled.
   */
  sample(): Promise<Sample | null> {
    if (this.#settling) return Promise.resolve(null);
    return this.#guard(() => this.#sampler.take(this.#steps, this.time));
  }

  /**
   * Copies the bodies as they are now, with all that the next step reads, to buffers of their own on the GPU: 52 bytes a
   * body. Steps requested meanwhile are done and are not in it. Throws one line where the GPU has no room.
   */
  snapshot(): Promise<Snapshot> {
    return this.#guard(async () => {
      for (;;) {
        while (this.#settling) await this.#settling;
        const { count, steps, time } = this;
        const energyOrigin = this.#energyOrigin;
        const info = { count, steps, time, energyOrigin };
        const taken = await Snapshot.of(this.#device, this.#system.buffers, info, this.scaling);
        const whole = await taken.isWhole().catch((error: unknown) => {
          taken.destroy();
          throw error;
        });
        if (whole) return taken;
        taken.destroy();
        await this.#settle();
      }
    });
  }

  /**
   * Goes back (or forth) to a snapshot of these bodies: steps and time are the snapshot's, settings stay. The steps from
   * there give the same bodies bit by bit as they gave before; where a tree serves several steps (`rebuildInterval`), only
   * if the snapshot was taken before a step that builds one. Throws one line where the snapshot is of other bodies.
   */
  async restore(snapshot: Snapshot): Promise<void> {
    while (this.#settling) await this.#settling;
    if (this.#ended) return;
    snapshot.putBack(this.#device, this.#system.buffers, this.count, this.scaling);
    this.#steps = snapshot.steps;
    this.#since = { time: snapshot.time, step: snapshot.steps };
    // The tree is that of other positions.
    this.#treeAge = Number.POSITIVE_INFINITY;
    this.#log = new SettingsLog(snapshot.steps, this.#settings);
    this.#writeParams(this.#settings);
    const { energyOrigin } = snapshot;
    const { softening } = this.#settings;
    if (energyOrigin?.softening === softening && this.#energyOrigin?.softening !== softening) {
      this.#energyOrigin = energyOrigin;
    }
    if (this.kept.steps > this.#steps) this.#kept = null;
  }

  /** Numbers about the bodies as they are after the last submitted step. Only small sums come back from the GPU. */
  measure(): Promise<Measurement> {
    return this.#guard(() => this.#measure());
  }

  async #measure(): Promise<Measurement> {
    await this.#settle();
    const { buffers } = this.#system;
    const samples = Math.min(MAX_SAMPLES, this.count);
    const stride = this.count / samples;
    this.#device.queue.writeBuffer(
      buffers.samples,
      0,
      Uint32Array.from({ length: samples }, (_, i) => Math.floor((i + 0.5) * stride)),
    );
    const step = this.#steps;
    const time = this.time;
    // Until the next step forces are those of the last, whatever was set since.
    const settings = this.#log.of(step);
    this.#program!.submit(this.#program!.measure);
    const timing = Promise.resolve(this.#program!.timing(settings.rebuildInterval));
    // If the sums fail, nothing awaits it.
    timing.catch(() => {});
    const { groupCounts, groupList } = buffers;
    const [sums, status, exact, counts, groups] = await readBack(this.#device, [
      { buffer: buffers.totals, bytes: buffers.totals.size },
      { buffer: buffers.status, bytes: 64 },
      { buffer: buffers.exact, bytes: 32 * samples },
      ...(groupCounts ? [{ buffer: groupCounts, bytes: groupCounts.size }] : []),
      ...(groupList ? [{ buffer: groupList, bytes: 4 }] : []),
    ]);
    const timed: Timing | null = await timing;
    const words = new Uint32Array(status!);
    // Steps that waited for room stopped for more of it.
    if ((words[0]! & OVERFLOW) !== 0) return this.#measure();
    if (timed) this.#wanted = nextSlices(this.#slices, timed.stages.walk ?? 0);
    this.#reslice();
    const total = sumTotals(new Float32Array(sums!), settings.gravity, this.scaling);
    const { softening } = settings;
    if (this.#energyOrigin?.softening !== softening) this.#energyOrigin = { total: total.total, softening };
    const origin = this.#energyOrigin.total;
    const walked = groups ? new Uint32Array(groups)[0]! : 0;
    return {
      step,
      time,
      ...total,
      energyError: (total.total - origin) / Math.abs(origin || 1),
      ...(counts
        ? interactions(new Uint32Array(counts).subarray(0, 4 * walked))
        : { ppPerBody: this.count - 1, pcPerBody: 0, expansionsPerGroup: 0 }),
      groups: walked,
      memory: this.memory,
      forceError: errorPercentiles(new Float32Array(exact!)),
      stages: timed?.stages ?? null,
      stepMs: timed?.stepMs ?? null,
      frozen: words[2]! + this.#mended,
      faults: faultNames(words[0]! | (this.#mended > 0 ? MENDED : 0)),
    };
  }

  /** Where mass is after the last submitted step: centres of the galaxies, shells about them, shapes. Only sums come back. */
  profile(): Promise<Profile> {
    return this.#guard(async () => {
      const { gravity } = this.#settings;
      this.#profiler ??= Profiler.create(this.#device, this.#passes, this.#system, this.bodies, {
        gravity,
        scaling: this.scaling,
      });
      const profiler = await this.#profiler.catch((error: unknown) => {
        this.#profiler = null;
        throw error;
      });
      await this.#settle();
      return profiler.measure({ step: this.#steps, time: this.time });
    });
  }

  /** The bodies as they are now, in the order and with the ids in which they came in. */
  readBodies(): Promise<Bodies> {
    return this.#guard(() => this.#readBodies());
  }

  async #readBodies(): Promise<Bodies> {
    await this.#settle();
    const { posMass, velocity, id, status } = this.#system.buffers;
    const time = this.time;
    const [word, p, v, i] = await readBack(this.#device, [
      { buffer: status, bytes: 4 },
      { buffer: posMass, bytes: 16 * this.count },
      { buffer: velocity, bytes: 16 * this.count },
      { buffer: id, bytes: 4 * this.count },
    ]);
    if ((new Uint32Array(word!)[0]! & OVERFLOW) !== 0) return this.#readBodies();
    const order = new Uint32Array(i!);
    return unpack(this.bodies, time, this.scaling, new Float32Array(p!), new Float32Array(v!), order);
  }

  /** ax ay az and potential of every body, 4 numbers each, in the order in which the bodies came in. */
  readForces(): Promise<Float32Array> {
    return this.#guard(() => this.#readForces());
  }

  async #readForces(): Promise<Float32Array> {
    await this.#settle();
    const { acceleration, id, status } = this.#system.buffers;
    const [word, a, i] = await readBack(this.#device, [
      { buffer: status, bytes: 4 },
      { buffer: acceleration, bytes: 16 * this.count },
      { buffer: id, bytes: 4 * this.count },
    ]);
    if ((new Uint32Array(word!)[0]! & OVERFLOW) !== 0) return this.#readForces();
    return unpackForces(this.scaling, new Float32Array(a!), new Uint32Array(i!));
  }

  /**
   * Mass density about each body, in mass over cubed length units, in the order in which the bodies came in: of its 16 nearest
   * among its neighbours along the curve (shaders/measure/localDensity.wgsl).
   */
  readDensities(): Promise<Float32Array> {
    const { length, mass } = this.scaling;
    const unit = mass / this.#settings.gravity / length ** 3;
    return this.#quantity(async (of) => (await of.densities()).map((density) => density * unit));
  }

  /**
   * Force error |da| / |a| against a direct sum, of a batch of the bodies in the order in which they came in; 0 where a body
   * feels no force. It takes time: the batch times all bodies. Throws one line where there is no such batch.
   */
  readForceErrors(batch: Batch = { first: 0, every: 1 }): Promise<Float32Array> {
    return this.#quantity((of) => {
      batchSize(this.count, batch);
      return of.forceErrors(batch);
    });
  }

  #quantity(read: (of: Quantities) => Promise<Float32Array>): Promise<Float32Array> {
    return this.#guard(async () => {
      const spline = this.#settings.kernel === "spline";
      this.#quantities ??= Quantities.create(this.#device, this.#passes, this.#system, spline);
      const quantities = await this.#quantities.catch((error: unknown) => {
        this.#quantities = null;
        throw error;
      });
      for (;;) {
        await this.#settle();
        const found = await read(quantities);
        const [word] = await readBack(this.#device, [{ buffer: this.#system.buffers.status, bytes: 4 }]);
        if ((new Uint32Array(word!)[0]! & OVERFLOW) === 0) return found;
      }
    });
  }

  /** Frees every buffer, once earlier requests are answered. The device stays the caller's. */
  destroy(): void {
    this.#ended = true;
    this.#sweep();
  }

  /** Frees what is no longer needed, once nothing is under way. */
  #sweep(): void {
    if (this.#pending > 0 || this.#settling) return;
    for (const program of this.#replaced.splice(0)) program.destroy();
    if (!this.#ended) return;
    this.#system.destroy();
    this.#program?.destroy();
    this.#quantities?.then(
      (made) => made.destroy(),
      () => {},
    );
  }

  get #timed(): boolean {
    return this.#timestamps && this.#device.features.has("timestamp-query");
  }

  async #compile(): Promise<void> {
    const [slices, timed] = [this.#slices, this.#timed];
    const program = await Program.compile(this.#device, this.#passes, this.#system, this.#settings, slices, timed);
    if (this.#program) this.#replaced.push(this.#program);
    this.#program = program;
  }

  /** Cuts the walk into more or fewer parts where the last one took long or little. Steps requested meanwhile follow. */
  #reslice(): void {
    if (this.#wanted === this.#slices || this.#settling) return;
    this.#slices = this.#wanted;
    // Where it fails the old passes still stand.
    this.#settling = this.#compile()
      .catch(() => {})
      .finally(() => this.#resume());
  }

  #upload(): void {
    const { nextPosMass, nextVelocity, nextId } = this.#system.buffers;
    const { bodies, mended } = mendBodies(this.bodies);
    this.#mended = mended.length;
    const packed = pack(bodies, this.#settings.gravity, this.scaling, mended);
    const { queue } = this.#device;
    queue.writeBuffer(nextPosMass, 0, packed.posMass);
    queue.writeBuffer(nextVelocity, 0, packed.velocity);
    queue.writeBuffer(nextId, 0, packed.id);
    this.#writeParams(this.#settings);
  }

  #writeParams(settings: Settings): void {
    if (this.#ended || settings === this.#written) return;
    this.#written = settings;
    const bytes = paramsBytes(this.#system.sizes, settings, this.scaling);
    this.#device.queue.writeBuffer(this.#system.buffers.params, 0, bytes);
  }
}
