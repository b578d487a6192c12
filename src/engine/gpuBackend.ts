import type { Bodies } from "../data/bodies/bodies.ts";
import { watchLoss } from "../gpu/loss.ts";
import { Passes } from "../gpu/pass.ts";
import { readBack } from "../gpu/readback.ts";
import type { Timing } from "../gpu/timer.ts";
import type { Backend, Measures, Snapshot, Sums } from "./backend.ts";
import { type Curve, curveOf } from "./curve.ts";
import type { EnergyOrigin } from "./energyAccount.ts";
import { solverOf, tablesOf } from "./force/index.ts";
import type { Arrival, Guest } from "./guests/guest.ts";
import { carried, havePotentials, withEnergies, withNumbers, withPotentials } from "./guests/index.ts";
import { Lazy } from "./lazy.ts";
import type { Profiler } from "./measure/profiler.ts";
import type { Quantities } from "./measure/quantities.ts";
import type { Sampler } from "./measure/sampler.ts";
import { errorPercentiles, sampledBodies, sumTotals, walked } from "./measure/summary.ts";
import { type EngineBuffers, type EngineOptions, publicBuffers } from "./options.ts";
import type { Scaling } from "./scaling.ts";
import { hasRungs, type Integrator, type IntegratorCode } from "./schedule/index.ts";
import { changeSettings, type Settings } from "./settings.ts";
import { NO_FORCE_ERRORS, type Space } from "./space.ts";
import { COLUMNS, carriedBy } from "./state/columns.ts";
import { FrozenBodies, warningsOf } from "./state/faults.ts";
import type { Sizes } from "./state/sizes.ts";
import type { GpuSnapshot } from "./state/snapshots.ts";
import { fits, readStatus, STATUS_BYTES, STEPS_AT } from "./state/status.ts";
import { System } from "./state/system.ts";
import { readColumns, unpack, unpackForces, upload } from "./state/transfer.ts";
import { Stepping } from "./stepping.ts";
import type { Reached, StepQueue } from "./stepQueue.ts";
import { forceMs } from "./timing.ts";
import { type EngineTree, treeOf } from "./tree.ts";

interface Parts {
  readonly settings: Settings;
  readonly scaling: Scaling;
  readonly sizes: Sizes;
  readonly options: EngineOptions;
  readonly moves: IntegratorCode;
  readonly arrivals: readonly Arrival[];
  readonly joins: readonly Awaited<ReturnType<Arrival["onGpu"]>>[];
  readonly space: Space | null;
}

/** Gravitating bodies on a GPU: their buffers, their steps and what is measured of them. */
export class GpuBackend implements Backend<Settings, Bodies, Measures> {
  readonly bodies: Bodies;
  readonly scaling: Scaling;
  readonly #device: GPUDevice;
  readonly #passes: Passes;
  readonly #system: System;
  readonly #stepping: Stepping;
  readonly #sampler = new Lazy<Sampler>();
  readonly #profiler = new Lazy<Profiler>();
  readonly #quantities = new Lazy<Quantities>();
  readonly #curve = new Lazy<Curve | null>();
  readonly #snapshots = new Lazy<typeof import("./state/snapshots.ts")>();
  readonly #frozen = new FrozenBodies();
  readonly #arrivals: readonly Arrival[];
  readonly #guests: readonly Guest[];
  readonly space: Space | null;
  /** See `GpuEngine.buffers`. */
  readonly buffers: EngineBuffers;

  constructor(
    device: GPUDevice,
    bodies: Bodies,
    { settings, scaling, sizes, moves, options, arrivals, joins, space }: Parts,
  ) {
    this.#device = device;
    this.bodies = bodies;
    this.scaling = scaling;
    watchLoss(device);
    this.#passes = new Passes(device);
    this.#system = new System(device, sizes, !solverOf(settings, sizes).direct);
    this.#arrivals = arrivals;
    this.#guests = joins.map((join) => join(device, this.#system));
    this.space = space;
    const parts = {
      ...{ moves, space, device, scaling, settings },
      ...{ passes: this.#passes, system: this.#system, guests: this.#guests },
    };
    const free = () => {
      this.#system.destroy();
      this.#quantities.end((made) => made.destroy());
    };
    this.#stepping = new Stepping({ ...parts, options, time: bodies.time, free });
    this.buffers = publicBuffers(this.#system);
  }

  /** Uploads the bodies and computes the first forces; `cluster`: that of a bridge. */
  async start(
    integrator: Integrator,
    cluster: ReturnType<NonNullable<IntegratorCode["cluster"]>> | undefined,
  ): Promise<void> {
    const { settings } = this.queue;
    const [device, , system] = this.#parts;
    for (const kind of [...integrator.tables, ...tablesOf(solverOf(settings, system.sizes))]) await system.need(kind);
    if (hasRungs(settings.integrator)) Object.assign(this.buffers, publicBuffers(system));
    if (cluster) device.queue.writeBuffer(system.buffers.clusterPlace!, 0, cluster.places);
    const bodies = carried(this.#arrivals, this.bodies);
    this.#frozen.sanitized = upload(device, system, bodies, settings.gravity, this.scaling);
    await this.#stepping.start();
  }

  get queue(): StepQueue<Settings> {
    return this.#stepping.queue;
  }

  get memory(): number {
    return this.#system.bytes;
  }

  /** See `GpuEngine.tree`. */
  get tree(): EngineTree | null {
    return this.#stepping.hasTree ? treeOf(this.queue.settings, this.#system) : null;
  }

  get #parts() {
    return [this.#device, this.#passes, this.#system] as const;
  }

  change = changeSettings;

  done(): Promise<void> {
    return this.#stepping.done();
  }

  /** See `GpuEngine.curve`. */
  curve(): Promise<Curve | null> {
    return this.#curve.get(() => curveOf(...this.#parts, this.queue.settings));
  }

  readonly measures: Measures = {
    profile: () => {
      const units = { gravity: this.queue.settings.gravity, scaling: this.scaling };
      const make = async () => {
        const { Profiler } = await import("./measure/profiler.ts");
        return Profiler.create(...this.#parts, this.bodies, units);
      };
      return this.#askOf(this.#profiler, make, (profiler, { steps: step, time }) => profiler.measure({ step, time }));
    },
    sample: async () => {
      if (this.#stepping.waiting) return null;
      const make = async () => {
        const { Sampler } = await import("./measure/sampler.ts");
        return new Sampler(...this.#parts, this.scaling);
      };
      return this.#askOf(this.#sampler, make, (sampler, reached) => sampler.take(reached), false);
    },
    densities: () => {
      const { length, mass } = this.scaling;
      const unit = mass / this.queue.settings.gravity / length ** 3;
      return this.#quantity(async (of) => (await of.densities()).map((density) => density * unit));
    },
    forceErrors: (batch = { first: 0, every: 1 }) =>
      this.#quantity((of) => {
        if (this.space) throw new Error(NO_FORCE_ERRORS);
        return of.forceErrors(batch);
      }),
    captures: (cores, before = null) =>
      this.#quantity((of) =>
        of.captures({ bodies: this.bodies, scaling: this.scaling, time: this.queue.time }, cores, before),
      ),
    neighbours: (body, radius) =>
      this.#quantity((of) => {
        const { length } = this.scaling;
        return of.neighbours(body, radius / length, length);
      }),
    rungs: async () => (hasRungs(this.queue.settings.integrator) ? this.#quantity((of) => of.rungs()) : null),
    // Where there are such steps those that are asked for later wait until this is answered.
    blockSteps: () =>
      this.queue.ask(async () => (await import("./schedule/progress.ts")).blockCount(this.#device, this.#system)),
    ownForces: () =>
      this.queue.ask(async () => (await import("./schedule/progress.ts")).ownForces(this.#device, this.#system)),
  };

  async totals({ time, used: settings }: Reached<Settings>): Promise<Sums> {
    const { buffers, sizes } = this.#system;
    const samples = sampledBodies(this.bodies.count);
    this.#device.queue.writeBuffer(buffers.samples, 0, samples);
    const timing = this.#stepping.measure(time, settings);
    const { groupCounts, groupList } = buffers;
    const energies = this.#guests.flatMap(({ energy }) => energy ?? []);
    const [sums, words, exact, ...more] = await readBack(this.#device, [
      { buffer: buffers.totals, bytes: buffers.totals.size },
      { buffer: buffers.status, bytes: STATUS_BYTES },
      { buffer: buffers.exact, bytes: 32 * samples.length },
      ...(groupCounts ? [{ buffer: groupCounts, bytes: groupCounts.size }] : []),
      ...(groupList ? [{ buffer: groupList, bytes: 4 }] : []),
      ...energies.map(({ buffer }) => ({ buffer: buffers[buffer]!, bytes: buffers[buffer]!.size })),
    ]);
    const [counts, groups] = groupCounts && groupList ? more : [];
    const timed: Timing | null = await timing;
    const status = readStatus(words!);
    this.#stepping.reslice(timed && (forceMs(timed.stages) ?? 0));
    const own = sumTotals(new Float32Array(sums!), settings.gravity, this.scaling);
    const partials = more.slice(more.length - energies.length).map((part) => new Float32Array(part));
    const total = withEnergies(this.#arrivals, own, partials);
    return {
      ...total,
      ...walked(
        this.bodies.count,
        groups ? new Uint32Array(groups)[0]! : 0,
        counts ? new Uint32Array(counts) : sizes.massless ? new Uint32Array(0) : null,
      ),
      memory: this.memory,
      forceError: this.space ? null : errorPercentiles(new Float32Array(exact!)), // A direct sum knows no images.
      stages: timed?.stages ?? null,
      stepMs: timed?.stepMs ?? null,
      frozen: status.frozen + this.#frozen.sanitized.length,
      faults: await this.#frozen.faults(status, () =>
        readColumns(this.#device, this.#system, COLUMNS, ["velocity", "id"]),
      ),
      ...warningsOf(status.faults),
    };
  }

  async read({ time }: Reached<Settings>): Promise<Bodies> {
    const { columns } = this.#system.sizes;
    const tables = await readColumns(this.#device, this.#system, carriedBy("exchange", columns));
    const masses = this.#arrivals.some(({ massesChange }) => massesChange) ? this.queue.settings.gravity : null;
    const bodies = unpack(this.bodies, time, this.scaling, tables, columns, masses);
    return withNumbers(this.#arrivals, bodies);
  }

  async forces({ time }: Reached<Settings>): Promise<Float32Array> {
    const more = havePotentials(this.#arrivals);
    const tables = await readColumns(this.#device, this.#system, COLUMNS, more ? undefined : ["acceleration", "id"]);
    const forces = unpackForces(this.scaling, tables.acceleration, tables.id);
    if (!more) return forces;
    const { position } = unpack(this.bodies, time, this.scaling, tables);
    return withPotentials(this.#arrivals, forces, position, time);
  }

  async snapshot({ steps, time, used: { softening } }: Reached<Settings>, energyOrigin: EnergyOrigin | null) {
    const info = { count: this.bodies.count, steps, time, energyOrigin, softening };
    const { GpuSnapshot } = this.#snapshots.made ?? (await this.#snapshots.get(() => import("./state/snapshots.ts")));
    return GpuSnapshot.whole(this.#device, this.#system.buffers, info, this.scaling);
  }

  beginAt(steps: number): void {
    this.#device.queue.writeBuffer(this.#system.buffers.status, STEPS_AT, new Uint32Array([steps]));
  }

  check(snapshot: Snapshot): void {
    (snapshot as GpuSnapshot).check(this.#device, this.bodies.count, this.scaling);
  }

  putBack(snapshot: Snapshot, used: Settings): void | Promise<void> {
    const [of, { massive }] = [snapshot as GpuSnapshot, this.#system.sizes];
    const put = () => {
      this.#stepping.putBack(of.putBack(this.#system.buffers), of.time, used);
      this.#frozen.forget();
    };
    return massive === undefined ? put() : of.arrange(this.bodies.mass, massive).then(put);
  }

  /** Asks what is made when it is asked first. */
  #askOf<M, T>(
    need: Lazy<M>,
    make: () => Promise<M>,
    work: (made: M, reached: Reached<Settings>) => Promise<T>,
    verify = true,
  ): Promise<T> {
    const ready = need.made || this.queue.ended ? undefined : need.get(make);
    return this.queue.ask((reached) => work(need.made!, reached), { ready, verify });
  }

  async #quantity<T>(read: (of: Quantities) => Promise<T>): Promise<T> {
    const exact = this.#guests.flatMap(({ exact = [] }) => exact);
    const rung = this.#guests.find((guest) => guest.rung)?.rung;
    const how = { spline: this.queue.settings.kernel === "spline", exact, rung, curve: () => this.curve() };
    const make = async () => {
      const { Quantities } = await import("./measure/quantities.ts");
      return Quantities.create(...this.#parts, how);
    };
    for (;;) {
      // Some take several submits, between which steps go on: where one of those stood still what was found is of a tree half built.
      const { found, status } = await this.#askOf(this.#quantities, make, async (quantities, { time, used }) => {
        for (const guest of this.#guests) guest.at?.(time, used.timestep);
        const found = await read(quantities);
        const [words] = await readBack(this.#device, [{ buffer: this.#system.buffers.status, bytes: STATUS_BYTES }]);
        return { found, status: readStatus(words!) };
      });
      if (fits(status)) return found;
    }
  }
}
