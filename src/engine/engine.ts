import type { Bodies } from "../data/bodies/bodies.ts";
import { allocate } from "../gpu/allocate.ts";
import { holdsLanes } from "../gpu/lanes.ts";
import { watchLoss } from "../gpu/loss.ts";
import { Passes } from "../gpu/pass.ts";
import { readBack } from "../gpu/readback.ts";
import type { Timing } from "../gpu/timer.ts";
import type { AnyEngine } from "./anyEngine.ts";
import { AtNeed } from "./atNeed.ts";
import { type Curve, curveOf } from "./curve.ts";
import { EnergyAccount } from "./energyAccount.ts";
import { ExternalFields, inFields } from "./externalFields.ts";
import { solverOf, tablesOf } from "./force/index.ts";
import { seeImages } from "./force/seeImages.ts";
import { type Batch, batchSize } from "./measure/batch.ts";
import type { Core } from "./measure/captures.ts";
import type { Profile } from "./measure/massProfile.ts";
import { checkNeighbours, type Neighbours } from "./measure/neighbourLists.ts";
import { Profiler } from "./measure/profiler.ts";
import { Quantities } from "./measure/quantities.ts";
import { type Sample, Sampler } from "./measure/sampler.ts";
import { errorPercentiles, sampledBodies, sumTotals, walked } from "./measure/summary.ts";
import { type EngineBuffers, type EngineOptions, publicBuffers } from "./options.ts";
import { type Scaling, scalingOf } from "./scaling.ts";
import { findIntegrator, hasRungs } from "./schedule/index.ts";
import { type BlockCount, blockCount, ownForces } from "./schedule/progress.ts";
import { checkSettings, DEFAULT_SETTINGS, type Measurement, type Settings } from "./settings.ts";
import { inItsBox, NO_FORCE_ERRORS } from "./space.ts";
import { checkFits, firstSizes } from "./state/capacity.ts";
import { COLUMNS, carriedBy } from "./state/columns.ts";
import { FrozenBodies } from "./state/faults.ts";
import { checkCount, type Sizes } from "./state/sizes.ts";
import { Snapshot } from "./state/snapshots.ts";
import { fits, readStatus, STATUS_BYTES } from "./state/status.ts";
import { bytesNeeded, System } from "./state/system.ts";
import { readColumns, unpack, unpackForces, upload } from "./state/transfer.ts";
import { Stepping } from "./stepping.ts";
import type { Reached } from "./stepQueue.ts";
import { checkTogether } from "./support.ts";
import { forceMs } from "./timing.ts";
import { type EngineTree, treeOf } from "./tree.ts";

/** What an engine is made with beside its bodies. */
interface Parts {
  readonly settings: Settings;
  readonly scaling: Scaling;
  readonly sizes: Sizes;
  readonly options: EngineOptions;
}

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
  readonly #device: GPUDevice;
  readonly #passes: Passes;
  readonly #system: System;
  readonly #stepping: Stepping;
  readonly #sampler: Sampler;
  readonly #profiler = new AtNeed<Profiler>();
  readonly #quantities = new AtNeed<Quantities>();
  readonly #curve = new AtNeed<Curve | null>();
  #kept: { bodies: Bodies; steps: number } | null = null;
  readonly #frozen = new FrozenBodies();
  readonly #energy: EnergyAccount;
  readonly #external: ExternalFields | null;

  /** Uploads the bodies and computes the first forces. Throws one line where something does not fit or compile. */
  static async create(
    device: GPUDevice,
    bodies: Bodies,
    settings: Partial<Settings> = {},
    options: EngineOptions = {},
  ): Promise<Engine> {
    if (bodies.count < 1) throw new Error("a run needs at least 1 body; this table has none");
    checkCount(bodies.count);
    const full = { ...DEFAULT_SETTINGS, gravity: bodies.units.gravity, ...settings };
    checkSettings(full);
    const { external, massless } = inFields(options.external, bodies, full);
    const { space, placed } = inItsBox(options.space, bodies, external, full);
    const solver = solverOf(full, { massless });
    const scaling = scalingOf(bodies, full.gravity);
    const integrator = findIntegrator(full.integrator);
    checkTogether(full);
    integrator.check?.(full, bodies, scaling);
    const tree = !solver.direct;
    const shares = !massless && (options.shares ?? (await holdsLanes(device)));
    const cluster = integrator.cluster?.(bodies);
    const hexadecapole = full.multipole === "hexadecapole";
    const sizes = firstSizes(bodies.count, {
      ...solver,
      ...(shares && solver.shares?.(options.plannedFor ?? bodies.count)),
      hexadecapole,
      massless,
      planned: options.plannedFor,
      columns: options.columns,
      ...(cluster && { cluster: cluster.count }),
    });
    checkFits(device, sizes, tree);
    const make = () =>
      new Engine(device, placed, { settings: full, scaling, sizes, options: { ...options, external, space } });
    const free = (made: Engine) => made.destroy();
    const engine = await allocate(device, `${bodies.count} bodies`, bytesNeeded(sizes, tree), make, free);
    try {
      for (const kind of [...integrator.tables, ...tablesOf(solver)]) await engine.#system.need(kind);
      if (space) await seeImages(device, engine.#system);
      if (hasRungs(full.integrator)) Object.assign(engine.buffers, publicBuffers(engine.#system));
      if (cluster) device.queue.writeBuffer(engine.#system.buffers.clusterPlace!, 0, cluster.places);
      engine.#frozen.mended = upload(device, engine.#system, engine.bodies, full.gravity, scaling);
      await engine.#stepping.start();
    } catch (error) {
      engine.destroy();
      throw error;
    }
    return engine;
  }

  private constructor(device: GPUDevice, bodies: Bodies, { settings, scaling, sizes, options }: Parts) {
    this.#device = device;
    this.bodies = bodies;
    this.count = bodies.count;
    this.scaling = scaling;
    watchLoss(device);
    this.#passes = new Passes(device);
    this.#system = new System(device, sizes, !solverOf(settings, sizes).direct);
    this.#external = ExternalFields.of(options.external, device, this.#system, settings.gravity, scaling);
    const { space = null } = options;
    this.#energy = new EnergyAccount(space);
    const parts = { device, passes: this.#passes, system: this.#system, scaling, settings, external: this.#external };
    this.#stepping = new Stepping({ ...parts, space, options, time: bodies.time, keptSteps: () => this.kept.steps });
    this.#sampler = new Sampler(device, this.#passes, this.#system, scaling);
    this.buffers = publicBuffers(this.#system);
  }

  /** The settings as they are, complete. */
  get settings(): Readonly<Settings> {
    return this.#stepping.settings;
  }

  /** Steps submitted since the engine was made. */
  get steps(): number {
    return this.#stepping.steps;
  }

  /** Time of the bodies, in time units: start + the sum of the time steps. */
  get time(): number {
    return this.#stepping.time;
  }

  /** The tree of the last forces; null where the solver has none, and from a restore to the next step. Its buffers are others after it grew: ask each time. */
  get tree(): EngineTree | null {
    return this.#stepping.hasTree ? treeOf(this.settings, this.#system) : null;
  }

  /** Bytes of graphics memory that its buffers take now. */
  get memory(): number {
    return this.#system.bytes;
  }

  /** Takes effect with the steps requested from now on, whatever is still owed of earlier ones; nothing is compiled. The solver is fixed at creation. */
  set(change: Partial<Settings>): void {
    this.#stepping.set(change);
  }

  /** Submits `count` steps, of many only as many at a time as the device should hold; returns at once. Throws one line where that is no whole number, 0 or more. */
  step(count = 1): void {
    this.#stepping.step(count);
  }

  /** Resolves when the GPU has gone through all that was asked for so far. Where it stands still (see `settle`) it is seen to soon after. */
  done(): Promise<void> {
    return this.#stepping.done();
  }

  /** Resolves when every step asked for so far is done: bodies that crowd together outgrow their tree or their bins, and the GPU stands still until they have more room. */
  settle(): Promise<void> {
    return this.#stepping.settle();
  }

  /** Keeps the bodies as they are now on the host: what a run goes on from when its device is lost. */
  async keep(): Promise<void> {
    const { steps } = this;
    this.#kept = { bodies: await this.readBodies(), steps };
  }

  /** The bodies kept last and the steps that they had done; at first those the engine was made from. */
  get kept(): { readonly bodies: Bodies; readonly steps: number } {
    return this.#kept ?? { bodies: this.bodies, steps: 0 };
  }

  /** Where some bodies are after the last submitted step, to compare runs that are stepped together. Null, so try again later, while buffers grow and the first time. */
  sample(): Promise<Sample | null> {
    if (this.#stepping.waiting) return Promise.resolve(null);
    return this.#stepping.ask((reached) => this.#sampler.take(reached), { verify: false });
  }

  /**
   * Copies the bodies as they are now, with all that the next step reads, to buffers of their own on the GPU: 52 bytes a
   * body. Steps requested meanwhile are done and are not in it. Throws one line where the GPU has no room.
   */
  async snapshot(): Promise<Snapshot> {
    const taken = await this.#stepping.ask((reached) => this.#snapshot(reached), { verify: false });
    // Behind steps that stood still it is taken once they are done.
    return taken ?? this.#stepping.ask(async (reached) => (await this.#snapshot(reached))!);
  }

  /** Null where the bodies stand still. */
  #snapshot({ steps, time, used: { softening } }: Reached<Settings>): Promise<Snapshot | null> {
    const info = { count: this.count, steps, time, energyOrigin: this.#energy.origin, softening };
    return Snapshot.whole(this.#device, this.#system.buffers, info, this.scaling);
  }

  /**
   * Goes back (or forth) to a snapshot of these bodies: steps and time are the snapshot's, settings stay; until the next step what is measured goes by the
   * softening that its forces were found with. The steps from there give the same bodies bit by bit as they gave before; where a tree serves several steps
   * (`rebuildInterval`), only if the snapshot was taken before a step that builds one. Throws one line where the snapshot is of other bodies.
   */
  async restore(snapshot: Snapshot): Promise<void> {
    snapshot.check(this.#device, this.count, this.scaling);
    const { energyOrigin, softening = this.settings.softening } = snapshot;
    await this.#stepping.restore(() => snapshot.putBack(this.#system.buffers), snapshot, softening);
    this.#energy.restore(energyOrigin, softening);
    this.#frozen.forget();
    if (this.kept.steps > this.steps) this.#kept = null;
  }

  /** Block steps on rungs since the engine was made; null where the integrator has none. */
  blockSteps(): Promise<BlockCount | null> {
    return this.#stepping.ask(() => blockCount(this.#device, this.#system));
  }

  /** Forces of all others on one body since the engine was made, by direct sums where bodies have steps of their own; null elsewhere. */
  ownForces(): Promise<number | null> {
    return this.#stepping.ask(() => ownForces(this.#device, this.#system));
  }

  /** The bodies' order along the curve, as they are when it lists them; null where they lie along it, as over a tree. */
  curve(): Promise<Curve | null> {
    return this.#curve.get(() => curveOf(...this.#parts, this.settings));
  }

  get #parts() {
    return [this.#device, this.#passes, this.#system] as const;
  }

  /** Numbers about the bodies as they are after the last submitted step. Only small sums come back from the GPU. */
  measure(): Promise<Measurement> {
    return this.#stepping.ask((reached) => this.#measure(reached));
  }

  async #measure({ steps: step, time, used: settings }: Reached<Settings>): Promise<Measurement> {
    const { buffers, sizes } = this.#system;
    const samples = sampledBodies(this.count);
    this.#device.queue.writeBuffer(buffers.samples, 0, samples);
    const timing = this.#stepping.measure(time, settings);
    const { groupCounts, groupList } = buffers;
    const outside = this.#external && buffers.externalTotals;
    const [sums, words, exact, ...more] = await readBack(this.#device, [
      { buffer: buffers.totals, bytes: buffers.totals.size },
      { buffer: buffers.status, bytes: STATUS_BYTES },
      { buffer: buffers.exact, bytes: 32 * samples.length },
      ...(groupCounts ? [{ buffer: groupCounts, bytes: groupCounts.size }] : []),
      ...(groupList ? [{ buffer: groupList, bytes: 4 }] : []),
      ...(outside ? [{ buffer: outside, bytes: outside.size }] : []),
    ]);
    const [counts, groups] = groupCounts && groupList ? more : [];
    const timed: Timing | null = await timing;
    const status = readStatus(words!);
    this.#stepping.reslice(timed && (forceMs(timed.stages) ?? 0));
    const own = sumTotals(new Float32Array(sums!), settings.gravity, this.scaling);
    const total = this.#external?.within(own, new Float32Array(more.at(-1)!)) ?? own;
    return {
      step,
      time,
      ...this.#energy.of(total, settings.softening, time),
      ...walked(
        this.count,
        groups ? new Uint32Array(groups)[0]! : 0,
        counts ? new Uint32Array(counts) : sizes.massless ? new Uint32Array(0) : null,
      ),
      memory: this.memory,
      forceError: this.#system.buffers.imageField ? null : errorPercentiles(new Float32Array(exact!)), // A direct sum knows no images.
      stages: timed?.stages ?? null,
      stepMs: timed?.stepMs ?? null,
      frozen: status.frozen + this.#frozen.mended.length,
      faults: await this.#frozen.faults(status, () =>
        readColumns(this.#device, this.#system, COLUMNS, ["velocity", "id"]),
      ),
    };
  }

  /** Where mass is after the last submitted step: centres of the galaxies, shells about them, shapes. Only sums come back. */
  profile(): Promise<Profile> {
    const units = { gravity: this.settings.gravity, scaling: this.scaling };
    const make = () => Profiler.create(...this.#parts, this.bodies, units);
    return this.#askOf(this.#profiler, make, (profiler, { steps: step, time }) => profiler.measure({ step, time }));
  }

  /** Asks what is made when it is asked first. */
  #askOf<M, T>(
    need: AtNeed<M>,
    make: () => Promise<M>,
    work: (made: M, reached: Reached<Settings>) => Promise<T>,
  ): Promise<T> {
    const ready = need.made || this.#stepping.ended ? undefined : need.get(make);
    return this.#stepping.ask((reached) => work(need.made!, reached), { ready });
  }

  /** The bodies as they are now, in the order and with the ids in which they came in. */
  readBodies(): Promise<Bodies> {
    return this.#stepping.ask(async ({ time }) => {
      const { columns } = this.#system.sizes;
      const tables = await readColumns(this.#device, this.#system, carriedBy("exchange", columns));
      return unpack(this.bodies, time, this.scaling, tables, columns);
    });
  }

  /** ax ay az and potential of every body, 4 numbers each, in the order in which the bodies came in. */
  readForces(): Promise<Float32Array> {
    return this.#stepping.ask(async ({ time }) => {
      const names = this.#external ? undefined : ["acceleration", "id"];
      const tables = await readColumns(this.#device, this.#system, COLUMNS, names);
      const forces = unpackForces(this.scaling, tables.acceleration, tables.id);
      if (!this.#external) return forces;
      const { position } = unpack(this.bodies, time, this.scaling, tables);
      return this.#external.addPotentials(forces, position, time);
    });
  }

  /** Mass density about each body, in mass over cubed length units, as they came in: of its 16 nearest along the curve (shaders/measure/localDensity.wgsl). */
  readDensities(): Promise<Float32Array> {
    const { length, mass } = this.scaling;
    const unit = mass / this.settings.gravity / length ** 3;
    return this.#quantity(async (of) => (await of.densities()).map((density) => density * unit));
  }

  /**
   * Force error |da| / |a| against a direct sum, of a batch of the bodies in the order in which they came in; 0 where a body
   * feels no force. It takes time: the batch times all bodies. Throws one line where there is no such batch.
   */
  readForceErrors(batch: Batch = { first: 0, every: 1 }): Promise<Float32Array> {
    return this.#quantity((of) => {
      batchSize(this.count, batch);
      if (this.#system.buffers.imageField) throw new Error(NO_FORCE_ERRORS);
      return of.forceErrors(batch);
    });
  }

  /** When each body was first seen bound to another galaxy than its own (shaders/measure/capture.wgsl), see `AnyEngine`. */
  readCaptures(cores: readonly Core[], before: Float32Array | null = null): Promise<Float32Array> {
    return this.#quantity((of) => of.captures(this, cores, before));
  }

  /** The nearest other body to one of them, and those within a radius of it (shaders/measure/neighbours.wgsl), see `AnyEngine`. */
  readNeighbours(body: number, radius: number): Promise<Neighbours> {
    const { length } = this.scaling;
    return this.#quantity((of) => {
      checkNeighbours(this.count, body, radius);
      return of.neighbours(body, radius / length, length);
    });
  }

  /** Bodies on each rung (shaders/measure/rung.wgsl, blockRung.wgsl), see `AnyEngine`. */
  async readRungs(): Promise<readonly number[] | null> {
    return hasRungs(this.settings.integrator) ? this.#quantity((of) => of.rungs()) : null;
  }

  async #quantity<T>(read: (of: Quantities) => Promise<T>): Promise<T> {
    const how = { spline: this.settings.kernel === "spline", curve: () => this.curve() };
    const make = () => Quantities.create(...this.#parts, how);
    for (;;) {
      // Some take several submits, between which steps go on: where one of those stood still what was found is of a tree half built.
      const { found, status } = await this.#askOf(this.#quantities, make, async (quantities, { time, used }) => {
        this.#external?.at(time, used.timestep);
        const found = await read(quantities);
        const [words] = await readBack(this.#device, [{ buffer: this.#system.buffers.status, bytes: STATUS_BYTES }]);
        return { found, status: readStatus(words!) };
      });
      if (fits(status)) return found;
    }
  }

  /** Frees every buffer, once requests that wait for few steps or none are answered; no other steps are done. The device stays the caller's. */
  destroy(): void {
    this.#stepping.end(() => {
      this.#system.destroy();
      this.#quantities.end((made) => made.destroy());
    });
  }
}
