import type { Bodies } from "../../data/bodies/bodies.ts";
import type { Backend, Measures, Snapshot, Sums } from "../backend.ts";
import type { EnergyOrigin } from "../energyAccount.ts";
import type { Arrival } from "../guests/guest.ts";
import { carried, havePotentials, withEnergies, withNumbers, withPotentials } from "../guests/index.ts";
import { batchSize } from "../measure/batch.ts";
import { kineticUnit, packCores } from "../measure/captures.ts";
import { checkNeighbours, neighboursAmong } from "../measure/neighbourLists.ts";
import type { Sample } from "../measure/sampler.ts";
import { errorPercentiles, sumTotals } from "../measure/summary.ts";
import { Portion } from "../portion.ts";
import { type Scaling, scalingOf } from "../scaling.ts";
import { changeSettings, type Settings } from "../settings.ts";
import { NO_FORCE_ERRORS, type Space } from "../space.ts";
import type { Column } from "../state/columns.ts";
import { faultNames, frozenAmong, NONFINITE, sanitizeBodies, warningsOf } from "../state/faults.ts";
import { inRanges, massiveAmong } from "../state/ranges.ts";
import { pack, packColumns, unpack, unpackForces } from "../state/transfer.ts";
import { type Reached, StepQueue } from "../stepQueue.ts";
import type { Begun } from "../taskQueue.ts";
import type { State } from "./commands.ts";
import { type ForceSettings, forceSettings } from "./forces.ts";
import { anotherTurn } from "./hostGlobals.ts";
import type { ThreadPool } from "./pool.ts";
import type { ProfileSource } from "./profile.ts";
import { ProcessorSnapshot } from "./snapshot.ts";

/** Positions to compare at most. */
const MAX_PICKED = 4096;

/** What an engine is made with beside its settings. */
interface Given {
  /** What acts beside gravity. */
  readonly guests: readonly Arrival[];
  /** Whether that alone acts on the bodies. */
  readonly massless: boolean;
  /** Columns beside those that every run has. */
  readonly columns: readonly Column[];
  readonly space: Space | null;
}

/** Gravitating bodies on the processor: the threads that compute, and what is asked of them. */
export class ProcessorBackend implements Backend<Settings, Bodies, Measures> {
  bodies: Bodies;
  readonly scaling: Scaling;
  readonly queue: StepQueue<Settings>;
  readonly pool: ThreadPool;
  /** As the last measurement found. */
  memory = 0;
  readonly #columns: readonly Column[];
  readonly #portion = new Portion();
  #sanitized: readonly number[] = [];
  /** Do the threads know the classes of the bodies, for profiles? */
  #sorted = false;
  readonly space: Space | null;
  readonly #guests: readonly Arrival[];
  readonly #massless: boolean;
  /** Bodies that are sources. */
  #massive: number;

  constructor(bodies: Bodies, settings: Settings, pool: ThreadPool, { guests, massless, columns, space }: Given) {
    this.bodies = bodies;
    this.#massive = massiveAmong(bodies.mass);
    this.scaling = scalingOf(bodies, settings.gravity);
    this.pool = pool;
    this.space = space;
    this.#columns = columns;
    this.#guests = guests;
    this.#massless = massless;
    this.queue = new StepQueue(settings, bodies.time, {
      advance: (after, count) => this.#advance(after, count),
      free: () => pool.end(),
      interrupts: true,
    });
  }

  /** Hands the bodies over and computes their first forces. */
  async start(): Promise<void> {
    const { bodies, sanitized } = sanitizeBodies(this.bodies, this.scaling);
    this.#sanitized = sanitized;
    const packed = {
      ...pack(bodies, this.queue.settings.gravity, this.scaling, sanitized),
      ...packColumns(carried(this.#guests, bodies), this.#columns, this.scaling),
    };
    const massive = this.#massive;
    const arranged = inRanges(packed, this.bodies.mass, massive);
    const sent = this.#guests.flatMap((guest) => (guest.sent ? [guest.sent()] : []));
    await this.queue.ask((reached) => this.pool.ask("start", { massive, sent, ...this.#at(reached) }, arranged));
  }

  /** See `ProcessorEngine.replace`. */
  async replace(bodies: Bodies): Promise<void> {
    if (bodies.count !== this.bodies.count)
      throw new Error(`${bodies.count} bodies in the place of ${this.bodies.count}: make a new engine`);
    this.bodies = bodies;
    this.#massive = massiveAmong(bodies.mass);
    this.#sorted = false;
    await this.start();
  }

  change = changeSettings;

  /** Does some of the `count` steps behind step `after` in one go. */
  #advance(after: number, count: number): Begun {
    const { timeline } = this.queue;
    // Where space expands no two steps are alike.
    const { settings, steps } = timeline.span(after, this.space?.expansion ? 1 : this.#portion.of(count));
    const times = Array.from({ length: steps }, (_, k) => timeline.timeAfter(after + k + 1));
    const forces = this.#forceSettings(settings, timeline.timeAfter(after));
    const done = this.#portion.timed(steps, () => this.pool.ask("step", { times, settings: forces }));
    return { steps, until: this.pool.inline ? done.then(anotherTurn) : done };
  }

  /** Settings as the stages read them, of a step that begins at `time` or of what is measured then, `after` one. */
  #forceSettings(settings: Settings, time: number, after = false): ForceSettings {
    const own = forceSettings(settings, this.scaling, this.#massive, { space: this.space, time, after });
    return this.#massless ? { ...own, massless: true, opening: null } : own;
  }

  /** The moment that is reached, as threads are told of it. */
  #at({ time, used }: Reached<Settings>) {
    return { settings: this.#forceSettings(used, time, true), time };
  }

  readonly measures: Partial<Measures> = {
    profile: async () => {
      const { bodies, scaling } = this;
      const { gravity } = this.queue.settings;
      const { count, position, mass, galaxy, component } = bodies;
      const source: ProfileSource | null = this.#sorted
        ? null
        : { bodies: { count, position, mass, galaxy, component }, units: { gravity, scaling } };
      this.#sorted = true;
      return this.queue.ask(async ({ steps: step, time }) => ({
        step,
        time,
        ...(await this.pool.ask("profile", null, source)),
      }));
    },
    sample: () => this.queue.ask(async ({ steps, time }) => ({ steps, time, ...this.#sample(await this.state()) })),
    densities: async () => {
      const { length, mass } = this.scaling;
      const unit = mass / this.queue.settings.gravity / length ** 3;
      const found = await this.queue.ask(() => this.pool.ask("densities"));
      return found.map((density) => density * unit);
    },
    forceErrors: async (batch = { first: 0, every: 1 }) => {
      batchSize(this.bodies.count, batch);
      if (this.space) throw new Error(NO_FORCE_ERRORS);
      return this.queue.ask((reached) => this.pool.ask("forceErrors", { batch, ...this.#at(reached) }));
    },
    captures: (cores, before = null) => {
      const { bodies, scaling } = this;
      const packed = { cores: Float32Array.from(packCores(cores, scaling)), kineticUnit: kineticUnit(scaling) };
      const of = { galaxy: bodies.galaxy, before };
      return this.queue.ask(({ time }) => this.pool.ask("captures", { ...packed, time }, of));
    },
    neighbours: async (body, radius) => {
      checkNeighbours(this.bodies.count, body, radius);
      return this.queue.ask(async (reached) => neighboursAmong((await this.read(reached)).position, body, radius));
    },
    /** None: the leapfrog alone is here. */
    rungs: async () => null,
  };

  async totals(reached: Reached<Settings>): Promise<Sums> {
    const sums = await this.pool.ask("measure", this.#at(reached));
    this.memory = sums.bytes;
    const own = sumTotals(sums.totals, reached.used.gravity, this.scaling);
    const total = withEnergies(this.#guests, own, sums.energies);
    const { ppPerBody, pcPerBody, expansionsPerGroup, groups, stages, frozen } = sums;
    const which = sums.state ? frozenAmong(sums.state.velocity, sums.state.id, this.#sanitized) : [];
    return {
      ...total,
      ...{ ppPerBody, pcPerBody, expansionsPerGroup, groups, stages },
      memory: sums.bytes,
      forceError: this.space ? null : errorPercentiles(sums.exact), // A direct sum knows no images.
      stepMs: stages && Object.values(stages).reduce((sum, ms) => sum + ms, 0),
      frozen: frozen + this.#sanitized.length,
      faults: faultNames(frozen > 0 ? NONFINITE : 0, this.#sanitized, which),
      ...warningsOf(sums.faults),
    };
  }

  /** Every so many-th body, in the order in which they came in. */
  #sample({ posMass, id }: State): Pick<Sample, "stride" | "positions"> {
    const { count } = this.bodies;
    const stride = Math.max(1, Math.ceil(count / MAX_PICKED));
    const positions = new Float32Array(4 * Math.ceil(count / stride));
    const { length, mass } = this.scaling;
    id.forEach((body, k) => {
      if (body % stride !== 0) return;
      for (let c = 0; c < 4; c++) positions[(4 * body) / stride + c] = posMass[4 * k + c]! * (c === 3 ? mass : length);
    });
    return { stride, positions };
  }

  /** All that the next step reads, in the engine's own units and order. */
  state(): Promise<State> {
    return this.pool.ask("read");
  }

  async read({ time }: Reached<Settings>): Promise<Bodies> {
    const masses = this.#guests.some(({ massesChange }) => massesChange) ? this.queue.settings.gravity : null;
    const bodies = unpack(this.bodies, time, this.scaling, await this.state(), this.#columns, masses);
    return withNumbers(this.#guests, bodies);
  }

  async forces({ time }: Reached<Settings>): Promise<Float32Array> {
    const state = await this.state();
    const forces = unpackForces(this.scaling, state.acceleration, state.id);
    if (!havePotentials(this.#guests)) return forces;
    const { position } = unpack(this.bodies, time, this.scaling, state);
    return withPotentials(this.#guests, forces, position, time);
  }

  async snapshot({ steps, time, used: { softening } }: Reached<Settings>, energyOrigin: EnergyOrigin | null) {
    const info = { count: this.bodies.count, steps, time, energyOrigin, softening };
    return new ProcessorSnapshot(info, this.scaling, await this.state());
  }

  check({ count, scaling }: Snapshot & { readonly scaling?: Scaling }): void {
    if (count !== this.bodies.count)
      throw new Error(`the snapshot holds ${count} bodies and the run ${this.bodies.count}; take one of this run`);
    for (const name of ["length", "mass"] as const) {
      if (scaling?.[name] !== this.scaling[name])
        throw new Error(`the snapshot is of bodies of another ${name} scale; take one of this run`);
    }
  }

  async putBack(snapshot: Snapshot): Promise<void> {
    // Some of a GPU's have all bodies in one order.
    const state = inRanges((snapshot as ProcessorSnapshot).state, this.bodies.mass, this.#massive);
    await this.pool.ask("restore", null, state);
  }
}
