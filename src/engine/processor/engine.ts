import type { Bodies } from "../../data/bodies/bodies.ts";
import { type ExternalField, fieldNow, timesGravity } from "../../physics/external/field.ts";
import type { AnyEngine } from "../anyEngine.ts";
import { EnergyAccount } from "../energyAccount.ts";
import { addPotentials, inFields, withEnergy } from "../externalFields.ts";
import { type Batch, batchSize } from "../measure/batch.ts";
import { type Core, kineticUnit, packCores } from "../measure/captures.ts";
import type { Profile } from "../measure/massProfile.ts";
import { checkNeighbours, type Neighbours, neighboursAmong } from "../measure/neighbourLists.ts";
import type { Sample } from "../measure/sampler.ts";
import { errorPercentiles, sumTotals } from "../measure/summary.ts";
import { Portion } from "../portion.ts";
import { type Scaling, scalingOf } from "../scaling.ts";
import { changeSettings, checkSettings, DEFAULT_SETTINGS, type Measurement, type Settings } from "../settings.ts";
import { checkSpace, NO_FORCE_ERRORS, type Space } from "../space.ts";
import type { Carried, Column } from "../state/columns.ts";
import { insideTerms } from "../state/externalTerms.ts";
import { faultNames, frozenAmong, mendBodies, NONFINITE } from "../state/faults.ts";
import { checkCount } from "../state/sizes.ts";
import { pack, packColumns, unpack, unpackForces } from "../state/transfer.ts";
import { type Reached, StepQueue } from "../stepQueue.ts";
import type { Begun } from "../taskQueue.ts";
import type { Answer, Command, State, Sums } from "./commands.ts";
import { type Crew, makeCrew } from "./crew.ts";
import { type SentTerm, sentTerms } from "./fields.ts";
import { checkSolver, type ForceSettings, forceSettings } from "./forces.ts";
import { anotherTurn } from "./hostGlobals.ts";
import type { Given, ProcessorOptions } from "./options.ts";
import type { Measured, ProfileSource } from "./profile.ts";
import { ProcessorSnapshot } from "./snapshot.ts";

/** What the threads answered, and about which moment. */
interface Asked<A> extends Reached<Settings> {
  readonly answer: A;
}

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
  readonly #columns: readonly Column[];
  readonly #crew: Crew;
  readonly #queue: StepQueue<Settings>;
  readonly #portion = new Portion();
  #version = 0;
  #mended: readonly number[] = [];
  #bytes = 0;
  /** Do the threads know the classes of the bodies, for profiles? */
  #sorted = false;
  #kept: { bodies: Bodies; steps: number } | null = null;
  readonly #energy: EnergyAccount;
  readonly #space: Space | null;
  readonly #external: ExternalField;
  readonly #massless: boolean;

  /** Hands the bodies over and computes the first forces, in open space or a box. Throws one line where the host, or this engine, can't. */
  static async create(
    bodies: Bodies,
    settings: Partial<Settings> = {},
    options: ProcessorOptions = {},
  ): Promise<ProcessorEngine> {
    if (bodies.count < 1) throw new Error("a run needs at least 1 body; this table has none");
    checkCount(bodies.count);
    const full = { ...DEFAULT_SETTINGS, gravity: bodies.units.gravity, ...settings };
    checkSettings(full);
    const { columns = [], space = bodies.space ?? null } = options;
    checkSolver(full, space);
    const { external, massless } = inFields(options.external, bodies, full);
    if (space) checkSpace(space, external);
    const crew = await makeCrew(bodies.count, options);
    const engine = new ProcessorEngine(bodies, full, crew, { external, massless, columns, space });
    try {
      await engine.#start();
    } catch (error) {
      engine.destroy();
      throw error;
    }
    return engine;
  }

  private constructor(bodies: Bodies, settings: Settings, crew: Crew, { external, massless, columns, space }: Given) {
    this.bodies = bodies;
    this.#space = space;
    this.#energy = new EnergyAccount(space);
    this.count = bodies.count;
    this.scaling = scalingOf(bodies, settings.gravity);
    this.#crew = crew;
    this.#columns = columns;
    this.#external = external;
    this.#massless = massless;
    this.#queue = new StepQueue(settings, bodies.time, {
      advance: (after, count) => this.#advance(after, count),
      idle: () => {
        if (this.#queue.ended) crew.end();
      },
    });
  }

  async #start(): Promise<void> {
    const { bodies, mended } = mendBodies(this.bodies, this.scaling);
    this.#mended = mended;
    const packed = {
      ...pack(bodies, this.settings.gravity, this.scaling, mended),
      ...packColumns(bodies, this.#columns, this.scaling),
    };
    const settings = this.#forceSettings(this.settings, this.time, true);
    const external: readonly SentTerm[] = sentTerms(insideTerms(this.#external, this.settings.gravity, this.scaling));
    await this.#ask((_, time) => ({ kind: "start", bodies: packed, settings, external, time }));
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
    return this.#queue.settings;
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
    return this.#queue.steps;
  }

  /** Time of the bodies, in time units: start + the sum of the time steps. */
  get time(): number {
    return this.#queue.time;
  }

  /** Bytes of memory that its tables take, as the last measurement found. */
  get memory(): number {
    return this.#bytes;
  }

  /** For the steps asked for from now on. The solver is fixed at creation. */
  set(change: Partial<Settings>): void {
    this.#queue.set(changeSettings(this.settings, change));
  }

  /** Asks for `count` steps; returns at once. Where they fail, the next question says so. Throws one line where that is no whole number, 0 or more. */
  step(count = 1): void {
    this.#queue.step(count);
    if (count > 0) this.#version++;
  }

  /** Does some of the `count` steps behind step `after` in one go. */
  #advance(after: number, count: number): Begun {
    const { timeline } = this.#queue;
    // Where space expands no two steps are alike.
    const { settings, steps } = timeline.span(after, this.#space?.expansion ? 1 : this.#portion.of(count));
    const times = Array.from({ length: steps }, (_, k) => timeline.timeAfter(after + k + 1));
    const forces = this.#forceSettings(settings, timeline.timeAfter(after));
    const command = { kind: "step", times, settings: forces } as const;
    const done = this.#portion.timed(steps, () => this.#crew.ask(command));
    return { steps, until: this.#crew.inline ? done.then(anotherTurn) : done };
  }

  /** Resolves when all steps that were asked for are done. */
  done(): Promise<void> {
    return this.#queue.done();
  }

  /** The same: what grows here does so before a step goes on. Rejects if the engine was destroyed before. */
  settle(): Promise<void> {
    return this.#queue.settle();
  }

  /** Settings as the stages read them, of a step that begins at `time` or of what is measured then, `after` one. */
  #forceSettings(settings: Settings, time: number, after = false): ForceSettings {
    const own = forceSettings(settings, this.scaling, this.count, { space: this.#space, time, after });
    return this.#massless ? { ...own, massless: true, opening: null } : own;
  }

  /** What the threads answer about the bodies after the steps that were asked for before; `make` is told by which settings their forces came to be, and their time. */
  #ask<A extends Answer>(make: (used: ForceSettings, time: number) => Command): Promise<Asked<A>> {
    return this.#queue.ask(async (reached) => {
      const answer = await this.#crew.ask(make(this.#forceSettings(reached.used, reached.time, true), reached.time));
      return { ...reached, answer: answer as A };
    });
  }

  /** Numbers about the bodies as they are after the last step. */
  async measure(): Promise<Measurement> {
    const work = async ({ steps: step, time, used }: Reached<Settings>) => {
      const settings = this.#forceSettings(used, time, true);
      const sums = (await this.#crew.ask({ kind: "measure", settings, time })) as Sums;
      // Read again each time: it is rare, and the bodies are at hand.
      const state = sums.frozen > 0 ? ((await this.#crew.ask({ kind: "read" })) as State) : null;
      return { step, time, used, sums, frozen: state ? frozenAmong(state.velocity, state.id, this.#mended) : [] };
    };
    const { step, time, used, sums, frozen } = await this.#queue.ask(work, { holds: true });
    this.#bytes = sums.bytes;
    const own = sumTotals(sums.totals, used.gravity, this.scaling);
    const total = sums.external === null ? own : withEnergy(own, sums.external, used.gravity, this.scaling);
    const stages = sums.stages;
    return {
      step,
      time,
      ...this.#energy.of(total, used.softening, time),
      ppPerBody: sums.ppPerBody,
      pcPerBody: sums.pcPerBody,
      expansionsPerGroup: sums.expansionsPerGroup,
      groups: sums.groups,
      memory: sums.bytes,
      forceError: this.#space ? null : errorPercentiles(sums.exact), // A direct sum knows no images.
      stages,
      stepMs: stages && Object.values(stages).reduce((sum, ms) => sum + ms, 0),
      frozen: sums.frozen + this.#mended.length,
      faults: faultNames(sums.frozen > 0 ? NONFINITE : 0, this.#mended, frozen),
    };
  }

  /** Where mass is after the last step: centres of the galaxies, shells about them, shapes. */
  async profile(): Promise<Profile> {
    const { bodies, scaling } = this;
    const { gravity } = this.settings;
    const { count, position, mass, galaxy, component } = bodies;
    const source: ProfileSource | null = this.#sorted
      ? null
      : { bodies: { count, position, mass, galaxy, component }, units: { gravity, scaling } };
    const asked = this.#ask<Measured>(() => ({ kind: "profile", source }));
    this.#sorted = true;
    const { steps: step, time, answer } = await asked;
    return { step, time, ...answer };
  }

  #read(): Promise<Asked<State>> {
    return this.#ask(() => ({ kind: "read" }));
  }

  /** Another number whenever `frame` would give something else. */
  get version(): number {
    return this.#version;
  }

  /** The bodies as they are after the last step, to be drawn: in the engine's own units and order. */
  async frame(): Promise<Carried<"snapshot"> & { readonly steps: number; readonly time: number }> {
    const { steps, time, answer } = await this.#read();
    return { ...answer, steps, time };
  }

  /** The bodies as they are now, in the order and with the ids in which they came in. */
  async readBodies(): Promise<Bodies> {
    const { time, answer } = await this.#read();
    return this.#bodiesOf(time, answer);
  }

  #bodiesOf(time: number, state: State): Bodies {
    return unpack(this.bodies, time, this.scaling, state, this.#columns);
  }

  /** ax ay az and potential of every body, 4 numbers each, in the order in which the bodies came in. */
  async readForces(): Promise<Float32Array> {
    const { time, answer } = await this.#read();
    const forces = unpackForces(this.scaling, answer.acceleration, answer.id);
    if (this.#external.length === 0) return forces;
    const field = fieldNow(timesGravity(this.#external, this.settings.gravity), time);
    return addPotentials(forces, this.#bodiesOf(time, answer).position, field);
  }

  /**
   * Mass density about each body, in mass over cubed length units, in the order in which the bodies came in: of its 16 nearest
   * among its neighbours along the curve (assembly/measure/localDensity.ts).
   */
  async readDensities(): Promise<Float32Array> {
    const { length, mass } = this.scaling;
    const unit = mass / this.settings.gravity / length ** 3;
    const { answer } = await this.#ask<Float32Array<ArrayBuffer>>(() => ({ kind: "densities" }));
    return answer.map((density) => density * unit);
  }

  /**
   * Force error |da| / |a| against a direct sum, of a batch of the bodies in the order in which they came in; 0 where a body
   * feels no force. It takes time: the batch times all bodies. Throws one line where there is no such batch.
   */
  async readForceErrors(batch: Batch = { first: 0, every: 1 }): Promise<Float32Array> {
    batchSize(this.count, batch);
    if (this.#space) throw new Error(NO_FORCE_ERRORS);
    const ask = (settings: ForceSettings, time: number) => ({ kind: "forceErrors", batch, settings, time }) as const;
    return (await this.#ask<Float32Array<ArrayBuffer>>(ask)).answer;
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
    const { bodies, scaling } = this;
    const question = {
      ...{ cores: Float32Array.from(packCores(cores, scaling)), kineticUnit: kineticUnit(scaling) },
      tables: { galaxy: bodies.galaxy, before },
    };
    const ask = (_: ForceSettings, time: number) => ({ kind: "captures", question: { ...question, time } }) as const;
    return (await this.#ask<Float32Array<ArrayBuffer>>(ask)).answer;
  }

  /** Where some bodies are after the last step, to compare runs that are stepped together. */
  async sample(): Promise<Sample> {
    const stride = Math.max(1, Math.ceil(this.count / MAX_PICKED));
    const { steps, time, answer } = await this.#read();
    const { posMass, id } = answer;
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
    const { steps, time, answer } = await this.#read();
    this.#kept = { bodies: this.#bodiesOf(time, answer), steps };
  }

  /** The bodies kept last and the steps that they had done; at first those the engine was made from. */
  get kept(): { readonly bodies: Bodies; readonly steps: number } {
    return this.#kept ?? { bodies: this.bodies, steps: 0 };
  }

  /** The state as it is now, with all that the next step reads: 52 bytes a body, in the engine's own units and order. */
  async snapshot(): Promise<ProcessorSnapshot> {
    const energyOrigin = this.#energy.origin;
    const { steps, time, used, answer } = await this.#read();
    const info = { count: this.count, steps, time, energyOrigin, softening: used.softening };
    return new ProcessorSnapshot(info, this.scaling, answer);
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
    const { state, steps, energyOrigin, softening = this.settings.softening } = snapshot;
    const put = async () => {
      await this.#crew.ask({ kind: "restore", state });
      this.#version++;
      this.#energy.restore(energyOrigin, softening);
      if (this.kept.steps > steps) this.#kept = null;
    };
    await this.#queue.restore(snapshot, put, (now) => ({ ...now, softening }));
  }

  /** Ends its threads, once requests that wait for few steps or none are answered; no other steps are done. */
  destroy(): void {
    this.#queue.end();
    // Nothing waits for the steps that are under way.
    if (this.#queue.abandoned) this.#crew.end();
  }
}
