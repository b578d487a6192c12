import type { Bodies } from "../data/bodies/bodies.ts";
import type { WriteResult } from "../data/files/format.ts";
import type { Engine, EngineBuffers, GpuEngine, Measurement, Profile, Scaling, Snapshot } from "../engine/index.ts";
import type { Backend } from "./backend.ts";
import type { Added, Chosen, Placement } from "./change.ts";
import { type ColumnName, type Columns, checkColumn, readColumn } from "./columns.ts";
import { findBackend } from "./findBackend.ts";
import { changeOf, checkNames, type SimulationOptions, type SimulationSettings } from "./options.ts";
import type { OwnForce } from "./ownForce.ts";
import { type RunOptions, type RunResult, runSteps, stepsTo } from "./run.ts";

/** Energies of a moment, in mass times velocity squared of the bodies' units. */
export interface Energies {
  /** Time units. */
  readonly time: number;
  /** 1/2 sum m v^2. */
  readonly kinetic: number;
  /** 1/2 sum m phi, softened. */
  readonly potential: number;
  /** Energy in external potentials; 0 without. An own force has none that is known. */
  readonly external: number;
  /** Their sum. */
  readonly total: number;
  /** Change of the total since the first energies that were asked for, over its size; null where it means nothing: no body has mass, or an own force acts. */
  readonly error: number | null;
}

/** A moment that `frames` gives: the columns that were asked for, and when. */
export type Frame<N extends ColumnName> = Pick<Columns, N> & { readonly time: number; readonly steps: number };

/** Which moments and columns `frames` gives. */
export interface FrameOptions<N extends ColumnName> extends Pick<RunOptions<Simulation>, "every" | "until" | "signal"> {
  /** Default: position. */
  readonly columns?: readonly N[];
}

/** The bodies on the GPU, to draw them or to compute with them there. Another object after `add` and `remove`. */
export interface GpuBodies {
  /** On which they are; yours, or the simulation's own. */
  readonly device: GPUDevice;
  /** Live: they change with each step, and their order with them; `id` says which body is where. */
  readonly buffers: EngineBuffers;
  /** What one unit of the buffers is in the units of the bodies. */
  readonly scaling: Scaling;
}

/** A moment of a simulation that `restore` goes back to. Destroy it when it is no longer needed. */
export type SimulationSnapshot = Snapshot;

/** What a simulation holds. */
interface Parts {
  readonly backend: Backend;
  readonly engine: Engine;
  readonly force: OwnForce | null;
}

/**
 * Bodies that evolve under their gravity, on a GPU or on the processor. What is asked of it rejects or throws where it is asked, in one line. Numbers are in
 * the units of the bodies.
 */
export class Simulation {
  readonly #backend: Backend;
  readonly #force: OwnForce | null;
  readonly #engine: Engine;
  #running = false;
  #stopped: string | null = null;
  #closed = false;
  /** The last of the works that must not meet. */
  #last: Promise<unknown> = Promise.resolve();

  /** Uploads the bodies and computes their first forces. Rejects in one line where an option is wrong or the machine can't. */
  static async create(bodies: Bodies, options: SimulationOptions = {}): Promise<Simulation> {
    const { choose } = await import("./choose.ts");
    const chosen = await choose(bodies, options);
    const backend = await findBackend(options, chosen);
    try {
      const engine = await backend.engine(bodies, chosen);
      backend.check();
      return new Simulation({ backend, engine, force: options.force ?? null });
    } catch (error) {
      backend.release();
      throw error;
    }
  }

  private constructor({ backend, engine, force }: Parts) {
    this.#backend = backend;
    this.#engine = engine;
    this.#force = force;
  }

  /** What computes: "gpu" or "cpu". */
  get backend(): "gpu" | "cpu" {
    return this.#backend.kind;
  }

  /** The name of the graphics adapter, or how many threads compute. */
  get machine(): string {
    return this.#backend.name;
  }

  /** Why no graphics chip computes although one was welcome; "" else. */
  get note(): string {
    return this.#backend.note;
  }

  /**
   * What computes below it.
   *
   * @internal
   */
  get engine(): Engine {
    return this.#engine;
  }

  /** Number of bodies. */
  get count(): number {
    return this.#engine.count;
  }

  /** Time of the bodies, time units. */
  get time(): number {
    return this.#engine.time;
  }

  /** Steps done. */
  get steps(): number {
    return this.#engine.steps;
  }

  /** The settings as they are, complete. */
  get settings(): Readonly<SimulationSettings> {
    return this.#engine.settings;
  }

  /** The bodies on the GPU, without a copy; null where the processor computes. */
  get gpu(): GpuBodies | null {
    const { device } = this.#backend;
    return device && { device, buffers: (this.#engine as GpuEngine).buffers, scaling: this.#engine.scaling };
  }

  /** Takes effect with the next step. Throws one line on what is not allowed, or fixed when the simulation is created. */
  set(change: Partial<SimulationSettings>): void {
    this.#open();
    checkNames(change);
    try {
      this.#engine.set(changeOf(change));
    } catch (error) {
      const { message } = error as Error;
      throw new Error(
        message.replace("when the engine is made; make a new one", "by Simulation.create; create another one"),
      );
    }
  }

  /** Steps the bodies; resolves when that is done. One run at a time; what is asked meanwhile sees the bodies as they are then. */
  async run(options: RunOptions<Simulation>): Promise<RunResult> {
    this.#open();
    if (this.#running) throw new Error("a run is under way: await it, or stop it");
    this.#running = true;
    this.#stopped = null;
    try {
      const { checkRun } = await import("./checkRun.ts");
      checkRun(options, this.time, this.settings.timestep);
      const simulation = this;
      const at = {
        get time() {
          return simulation.time;
        },
        get timestep() {
          return simulation.settings.timestep;
        },
        get stopped() {
          return simulation.#stopped;
        },
        advance: (steps: number) => simulation.#alone(() => simulation.#advance(steps)),
      };
      const steps = await runSteps(at, options, async () => {
        await options.heartbeat?.(this);
      });
      return { steps, time: this.time, stopped: this.#stopped };
    } finally {
      this.#running = false;
    }
  }

  /** Ends the run under way after the steps under way. Does nothing where there is none. */
  stop(reason = "stopped"): void {
    if (this.#running) this.#stopped = reason;
  }

  /** The bodies at the moments that `every` says, from now on: the run goes on as far as they are taken. */
  async *frames<N extends ColumnName = "position">(
    options: FrameOptions<N> = {},
  ): AsyncGenerator<Frame<N>, void, void> {
    const { until, every, signal, columns = ["position"] as N[] } = options;
    if (!Array.isArray(columns)) throw new Error(`columns = "${columns}": it must be a list of names`);
    for (const name of columns) checkColumn(name);
    const start = this.time;
    for (let k = 1; ; k++) {
      const values = await Promise.all(columns.map((name) => this.read(name)));
      const named = Object.fromEntries(columns.map((name, j) => [name, values[j]]));
      yield { ...named, time: this.time, steps: this.steps } as Frame<N>;
      const { timestep } = this.settings;
      const next = every === undefined ? this.time + timestep : start + Math.sign(timestep) * k * every;
      const end = until ?? timestep * Infinity;
      if (stepsTo(end, this.time, timestep) <= 0) return;
      const steps = Math.max(1, Math.min(stepsTo(next, this.time, timestep), stepsTo(end, this.time, timestep)));
      await this.run({ steps, ...(signal && { signal }) });
    }
  }

  /** Kinetic, potential and total energy after the steps asked for so far. */
  async energies(): Promise<Energies> {
    const { time, kinetic, potential, external = 0, total, energyError } = await this.measure();
    const isBlind = this.#force || !(kinetic || potential || external);
    return { time, kinetic, potential, external, total, error: isBlind ? null : energyError };
  }

  /** Energies, momenta, centre of mass, virial ratio, force error, times: sums over all bodies. */
  measure(): Promise<Measurement> {
    return this.#ask((engine) => engine.measure());
  }

  /** Where mass is: each galaxy's centre, shells about it and shape. */
  profile(): Promise<Profile> {
    return this.#ask((engine) => engine.measure("profile"));
  }

  /** A column of the bodies by its name (`Columns`), in the order in which they came. */
  async read<N extends ColumnName>(name: N): Promise<Columns[N]> {
    checkColumn(name);
    return this.#ask(async (engine) => {
      const column = await readColumn(engine, name);
      if (name === "acceleration" && this.#force)
        await (await import("./ownForce.ts")).addForce(engine, this.#force, column as Float32Array);
      return column;
    });
  }

  /** All bodies as a table, with which another simulation may begin. */
  bodies(): Promise<Bodies> {
    return this.#ask((engine) => engine.readBodies());
  }

  /** Puts other bodies beside those that are there; they are a galaxy of their own, and the last in the order: it resolves to their numbers in it. */
  async add(bodies: Bodies, place: Placement = {}): Promise<Added> {
    await this.#change(({ add }, now) => add(now, bodies, place));
    return { first: this.count - bodies.count, count: bodies.count };
  }

  /** Takes bodies away: those whose numbers in the order are given, or for which `chosen` says so. The others move up. */
  remove(chosen: Chosen): Promise<void> {
    return this.#change(({ remove }, now) => remove(now, chosen));
  }

  /** The moment as it is, bit by bit, where it is computed. */
  snapshot(): Promise<SimulationSnapshot> {
    return this.#ask((engine) => engine.snapshot());
  }

  /** Goes back (or forth) to a snapshot of these bodies; settings stay. */
  async restore(snapshot: SimulationSnapshot): Promise<void> {
    this.#open();
    return this.#alone(() => this.#engine.restore(snapshot));
  }

  /** The bodies as the bytes of a file, in a format by its name or extension, and what that has no place for. */
  async write(format: string): Promise<WriteResult> {
    const bodies = await this.bodies();
    const { writeBodies } = await import("../data/files/index.ts");
    return writeBodies(bodies, format);
  }

  /** Writes the bodies into a file whose extension says the format; in a browser it is downloaded. Resolves to what the format has no place for. */
  async save(name: string): Promise<readonly string[]> {
    const { bytes, notes } = await this.write(name);
    const { saveBytes } = await import("./save.ts");
    await saveBytes(name, bytes);
    return notes;
  }

  /** Frees what it holds; a device of yours stays. What is asked later rejects. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.stop("closed");
    await this.#last.catch(() => {});
    this.#engine.destroy();
    this.#backend.release();
  }

  #open(): void {
    if (this.#closed) throw new Error("the simulation was closed; create another one");
  }

  async #ask<T>(question: (engine: Engine) => Promise<T>): Promise<T> {
    this.#open();
    const answer = await question(this.#engine);
    this.#backend.check();
    return answer;
  }

  async #advance(steps: number): Promise<void> {
    const [engine, backend, force] = [this.#engine, this.#backend, this.#force];
    if (force) {
      const { stepWithForce } = await import("./ownForce.ts");
      await stepWithForce({ engine, backend, force }, steps);
    } else engine.step(steps);
    await engine.settle();
    backend.check();
  }

  /** Works that must not meet, one after the other. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** The engine goes on with other bodies. */
  async #change(change: (code: typeof import("./change.ts"), now: Bodies) => Bodies): Promise<void> {
    this.#open();
    return this.#alone(async () => {
      const code = await import("./change.ts");
      await this.#engine.change((now) => change(code, now));
      this.#backend.check();
    });
  }
}
