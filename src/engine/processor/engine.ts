import type { Bodies } from "../../data/bodies/bodies.ts";
import type { AnyEngine } from "../anyEngine.ts";
import { checkSteps } from "../checkSteps.ts";
import { EnergyAccount } from "../energyAccount.ts";
import { type Batch, batchSize } from "../measure/batch.ts";
import { type Core, kineticUnit, packCores } from "../measure/captures.ts";
import type { Profile } from "../measure/massProfile.ts";
import { checkNeighbours, type Neighbours, neighboursAmong } from "../measure/neighbourLists.ts";
import type { Sample } from "../measure/sampler.ts";
import { errorPercentiles, sumTotals } from "../measure/summary.ts";
import { type Scaling, scalingOf } from "../scaling.ts";
import { changeSettings, checkSettings, DEFAULT_SETTINGS, type Measurement, type Settings } from "../settings.ts";
import { SimulationTime } from "../simulationTime.ts";
import { faultNames, frozenAmong, mendBodies, NONFINITE } from "../state/faults.ts";
import { checkCount } from "../state/sizes.ts";
import { pack, unpack, unpackForces } from "../state/transfer.ts";
import type { Answer, Command, State, Sums } from "./commands.ts";
import { type Crew, type CrewOptions, makeCrew } from "./crew.ts";
import { checkSolver, type ForceSettings, forceSettings } from "./forces.ts";
import type { Measured, ProfileSource } from "./profile.ts";
import { ProcessorSnapshot } from "./snapshot.ts";

/** Positions to compare at most. */
const MAX_PICKED = 4096;

/**
 * A galaxy that evolves on the processor: the same interface as `Engine`, without a GPU. WebAssembly computes, in workers that
 * the host provides (`CrewOptions.spawn`), or on the thread that asks.
 */
export class ProcessorEngine implements AnyEngine {
  /** Number of bodies. */
  readonly count: number;
  /** The bodies as given, in their order. */
  bodies: Bodies;
  /** What one unit of the stages is in the units of the bodies. */
  readonly scaling: Scaling;
  #settings: Settings;
  #crew: Crew;
  #steps = 0;
  #version = 0;
  #simulationTime: SimulationTime;
  /** Settings of the last forces. */
  #used: Settings;
  #mended: readonly number[] = [];
  #bytes = 0;
  /** Do the threads know the classes of the bodies, for profiles? */
  #sorted = false;
  #ended = false;
  /** Commands under way. */
  #pending = 0;
  #kept: { bodies: Bodies; steps: number } | null = null;
  readonly #energy = new EnergyAccount();

  /** Hands the bodies over and computes the first forces. Throws one line where the host, or this engine, can't. */
  static async create(
    bodies: Bodies,
    settings: Partial<Settings> = {},
    options: CrewOptions = {},
  ): Promise<ProcessorEngine> {
    if (bodies.count < 1) throw new Error("a run needs at least 1 body; this table has none");
    checkCount(bodies.count);
    const full = { ...DEFAULT_SETTINGS, gravity: bodies.units.gravity, ...settings };
    checkSettings(full);
    checkSolver(full);
    const engine = new ProcessorEngine(bodies, full, await makeCrew(bodies.count, options));
    try {
      await engine.#start();
    } catch (error) {
      engine.destroy();
      throw error;
    }
    return engine;
  }

  private constructor(bodies: Bodies, settings: Settings, crew: Crew) {
    this.bodies = bodies;
    this.count = bodies.count;
    this.scaling = scalingOf(bodies, settings.gravity);
    this.#settings = settings;
    this.#used = settings;
    this.#crew = crew;
    this.#simulationTime = new SimulationTime(bodies.time);
  }

  async #start(): Promise<void> {
    const { bodies, mended } = mendBodies(this.bodies, this.scaling);
    this.#mended = mended;
    const packed = pack(bodies, this.#settings.gravity, this.scaling, mended);
    await this.#ask({ kind: "start", bodies: packed, settings: this.#forceSettings(this.#settings) });
  }

  /**
   * Puts other bodies, as many, in the place of its own and computes their first forces: an engine that only finds forces need not be made anew. Throws one
   * line where they are not as many.
   */
  async replace(bodies: Bodies): Promise<void> {
    if (bodies.count !== this.count)
      throw new Error(`${bodies.count} bodies in the place of ${this.count}: make a new engine`);
    this.bodies = bodies;
    this.#version++;
    this.#sorted = false;
    await this.#start();
  }

  /** The settings as they are, complete. */
  get settings(): Readonly<Settings> {
    return this.#settings;
  }

  /** Threads that compute. */
  get threads(): number {
    return this.#crew.threads;
  }

  /** Which binary computes: "relaxed" has fused multiply-add, "plain" has not. */
  get variant(): string {
    return this.#crew.variant;
  }

  /** Steps asked for since the engine was made. */
  get steps(): number {
    return this.#steps;
  }

  /** Time of the bodies, in time units: start + the sum of the time steps. */
  get time(): number {
    return this.#simulationTime.after(this.#steps, this.#settings.timestep);
  }

  /** Bytes of memory that its tables take, as the last measurement found. */
  get memory(): number {
    return this.#bytes;
  }

  /** For the steps asked for from now on. The solver is fixed at creation. */
  set(change: Partial<Settings>): void {
    const settings = changeSettings(this.#settings, change);
    if (settings.timestep !== this.#settings.timestep)
      this.#simulationTime = new SimulationTime(this.time, this.#steps);
    this.#settings = settings;
  }

  /** Asks for `count` steps; returns at once. Where they fail, the next question says so. Throws one line where that is no whole number, 0 or more. */
  step(count = 1): void {
    checkSteps(count);
    if (this.#ended || count === 0) return;
    this.#steps += count;
    this.#version++;
    this.#used = this.#settings;
    const settings = this.#forceSettings(this.#settings);
    this.#ask({ kind: "step", count, settings }).catch(() => {});
  }

  /** Resolves when all steps that were asked for are done. */
  async done(): Promise<void> {
    await this.#ask({ kind: "wait" });
  }

  /** The same: what grows here does so before a step goes on. */
  settle(): Promise<void> {
    return this.done();
  }

  /** Settings as the stages read them. */
  #forceSettings(settings: Settings): ForceSettings {
    return forceSettings(settings, this.scaling, this.count);
  }

  #ask(command: Command): Promise<Answer> {
    if (this.#ended) return Promise.reject(new Error("the engine was destroyed; ask the one that took its place"));
    this.#pending++;
    return this.#crew.ask(command).finally(() => {
      this.#pending--;
      this.#sweep();
    });
  }

  /** Ends the threads, once nobody waits for them any more. */
  #sweep(): void {
    if (this.#ended && this.#pending === 0) this.#crew.end();
  }

  /** Numbers about the bodies as they are after the last step. */
  async measure(): Promise<Measurement> {
    const [step, time, settings] = [this.#steps, this.time, this.#used];
    const sums = (await this.#ask({ kind: "measure", settings: this.#forceSettings(settings) })) as Sums;
    this.#bytes = sums.bytes;
    const total = sumTotals(sums.totals, settings.gravity, this.scaling);
    const stages = sums.stages;
    // Read again each time: it is rare, and the bodies are at hand.
    const read = sums.frozen > 0 ? await this.#read() : null;
    const frozen = read ? frozenAmong(read.velocity, read.id, this.#mended) : [];
    return {
      step,
      time,
      ...total,
      energyError: this.#energy.error(total, settings.softening),
      ppPerBody: sums.ppPerBody,
      pcPerBody: sums.pcPerBody,
      expansionsPerGroup: sums.expansionsPerGroup,
      groups: sums.groups,
      memory: sums.bytes,
      forceError: errorPercentiles(sums.exact),
      stages,
      stepMs: stages && Object.values(stages).reduce((sum, ms) => sum + ms, 0),
      frozen: sums.frozen + this.#mended.length,
      faults: faultNames(sums.frozen > 0 ? NONFINITE : 0, this.#mended, frozen),
    };
  }

  /** Where mass is after the last step: centres of the galaxies, shells about them, shapes. */
  async profile(): Promise<Profile> {
    const [step, time] = [this.#steps, this.time];
    const { bodies, scaling } = this;
    const { gravity } = this.#settings;
    const { count, position, mass, galaxy, component } = bodies;
    const source: ProfileSource | null = this.#sorted
      ? null
      : { bodies: { count, position, mass, galaxy, component }, units: { gravity, scaling } };
    const asked = this.#ask({ kind: "profile", source });
    this.#sorted = true;
    return { step, time, ...((await asked) as Measured) };
  }

  async #read(): Promise<State> {
    return (await this.#ask({ kind: "read" })) as State;
  }

  /** Another number whenever `frame` would give something else. */
  get version(): number {
    return this.#version;
  }

  /** The bodies as they are after the last step, to be drawn: in the engine's own units and order. */
  async frame(): Promise<State & { readonly steps: number; readonly time: number }> {
    const { steps, time } = this;
    return { ...(await this.#read()), steps, time };
  }

  /** The bodies as they are now, in the order and with the ids in which they came in. */
  async readBodies(): Promise<Bodies> {
    const time = this.time;
    const { posMass, velocity, id } = await this.#read();
    return unpack(this.bodies, time, this.scaling, posMass, velocity, id);
  }

  /** ax ay az and potential of every body, 4 numbers each, in the order in which the bodies came in. */
  async readForces(): Promise<Float32Array> {
    const { acceleration, id } = await this.#read();
    return unpackForces(this.scaling, acceleration, id);
  }

  /**
   * Mass density about each body, in mass over cubed length units, in the order in which the bodies came in: of its 16 nearest
   * among its neighbours along the curve (assembly/measure/localDensity.ts).
   */
  async readDensities(): Promise<Float32Array> {
    const { length, mass } = this.scaling;
    const unit = mass / this.#settings.gravity / length ** 3;
    const found = (await this.#ask({ kind: "densities" })) as Float32Array;
    return found.map((density) => density * unit);
  }

  /**
   * Force error |da| / |a| against a direct sum, of a batch of the bodies in the order in which they came in; 0 where a body
   * feels no force. It takes time: the batch times all bodies. Throws one line where there is no such batch.
   */
  async readForceErrors(batch: Batch = { first: 0, every: 1 }): Promise<Float32Array> {
    batchSize(this.count, batch);
    const settings = this.#forceSettings(this.#used);
    return (await this.#ask({ kind: "forceErrors", batch, settings })) as Float32Array;
  }

  /** None: the leapfrog alone is here. */
  async readRungs(): Promise<null> {
    return null;
  }

  /** The nearest other body to one of them, and those within a radius of it, see `AnyEngine`. */
  async readNeighbours(body: number, radius: number): Promise<Neighbours> {
    checkNeighbours(this.count, body, radius);
    return neighboursAmong((await this.readBodies()).position, body, radius);
  }

  /**
   * When each body was first seen bound to another galaxy than its own (docs/reference/physics.md), time units, in the order in which the
   * bodies came in; Infinity: never. `cores`: where the galaxies are now, by their numbers; `before`: what an earlier look found.
   */
  async readCaptures(cores: readonly Core[], before: Float32Array | null = null): Promise<Float32Array> {
    const { bodies, scaling, time } = this;
    const question = {
      ...{ cores: Float32Array.from(packCores(cores, scaling)), time, kineticUnit: kineticUnit(scaling) },
      tables: { galaxy: bodies.galaxy, before },
    };
    return (await this.#ask({ kind: "captures", question })) as Float32Array;
  }

  /** Where some bodies are after the last step, to compare runs that are stepped together. */
  async sample(): Promise<Sample> {
    const [steps, time] = [this.#steps, this.time];
    const stride = Math.max(1, Math.ceil(this.count / MAX_PICKED));
    const { posMass, id } = await this.#read();
    const positions = new Float32Array(4 * Math.ceil(this.count / stride));
    const { length, mass } = this.scaling;
    id.forEach((body, k) => {
      if (body % stride !== 0) return;
      for (let c = 0; c < 4; c++) positions[(4 * body) / stride + c] = posMass[4 * k + c]! * (c === 3 ? mass : length);
    });
    return { steps, time, stride, positions };
  }

  /** Keeps the bodies as they are now: what a run goes on from when it fails. */
  async keep(): Promise<void> {
    const steps = this.#steps;
    this.#kept = { bodies: await this.readBodies(), steps };
  }

  /** The bodies kept last and the steps that they had done; at first those the engine was made from. */
  get kept(): { readonly bodies: Bodies; readonly steps: number } {
    return this.#kept ?? { bodies: this.bodies, steps: 0 };
  }

  /** The state as it is now, with all that the next step reads: 52 bytes a body, in the engine's own units and order. */
  async snapshot(): Promise<ProcessorSnapshot> {
    const { count, steps, time, scaling } = this;
    const { softening } = this.#used;
    const energyOrigin = this.#energy.origin;
    return new ProcessorSnapshot({ count, steps, time, energyOrigin, softening }, scaling, await this.#read());
  }

  /**
   * Goes back (or forth) to a snapshot of these bodies: steps and time are the snapshot's, settings stay; until the next step what is measured goes by the
   * softening that its forces were found with. The steps from there give the same bodies bit by bit. Throws one line where the snapshot is of other bodies.
   */
  async restore(snapshot: ProcessorSnapshot): Promise<void> {
    if (snapshot.count !== this.count)
      throw new Error(`the snapshot holds ${snapshot.count} bodies and the run ${this.count}; take one of this run`);
    for (const name of ["length", "mass"] as const) {
      if (snapshot.scaling[name] !== this.scaling[name])
        throw new Error(`the snapshot is of bodies of another ${name} scale; take one of this run`);
    }
    this.#steps = snapshot.steps;
    this.#version++;
    this.#simulationTime = new SimulationTime(snapshot.time, snapshot.steps);
    const { energyOrigin, softening = this.#settings.softening } = snapshot;
    this.#used = { ...this.#settings, softening };
    this.#energy.restore(energyOrigin, softening);
    if (this.kept.steps > this.#steps) this.#kept = null;
    await this.#ask({ kind: "restore", state: snapshot.state });
  }

  /** Ends its threads, once earlier requests are answered. */
  destroy(): void {
    this.#ended = true;
    this.#sweep();
  }
}
