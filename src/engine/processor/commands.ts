import type { Batch } from "../measure/batch.ts";
import type { ProfileBasis } from "../measure/massProfile.ts";
import { walked } from "../measure/summary.ts";
import { type Carried, type ColumnTables, carriedBy } from "../state/columns.ts";
import { type CaptureQuestion, type CaptureTables, captures } from "./capture.ts";
import { ComputeThread, type Setup } from "./computeThread.ts";
import type { ForceSettings } from "./forces.ts";
import { type Maker, makersOf } from "./guests.ts";
import { FAR, MAX_SAMPLES, TILE } from "./layout.ts";
import { type Measured, type ProfileSource, profile, sortIntoClasses } from "./profile.ts";
import { densities, exactForces, forceErrors } from "./quantities.ts";
import { start, wholeStep } from "./step.ts";

/** Bodies as the engine holds them: the columns that are sorted. */
export type BodyTables = Carried<"sort"> & ColumnTables;

/** All that the next step reads, in the order of the curve. */
export type State = Carried<"snapshot"> & ColumnTables;

/** Settings, of a moment in the bodies' unit of time. */
interface Now {
  readonly settings: ForceSettings;
  readonly time: number;
}

/** What the bodies of a run begin with: how many in front have mass, and what is said of what acts beside gravity, to each that there is. */
interface Begin extends Now {
  readonly massive: number;
  readonly sent: readonly unknown[];
}

/**
 * What can be asked of all threads together: each does its part, and the leader's answer counts. Tables of bodies, a second argument, go to the leader alone, who
 * puts them into the common memory.
 */
export class Commands {
  readonly #thread: ComputeThread;
  readonly #makers: readonly Maker[];
  #basis: ProfileBasis | null = null;
  #steps = 0;

  static async create(setup: Setup): Promise<Commands> {
    // Runs without gas, or fields, don't load their code.
    return new Commands(await ComputeThread.create(setup), await makersOf(setup.guests));
  }

  private constructor(thread: ComputeThread, makers: readonly Maker[]) {
    this.#thread = thread;
    this.#makers = makers;
  }

  /** Does what is asked by name. */
  async run<K extends Kind>({ kind, asked }: Command<K>): Promise<Answer<K>> {
    this.#thread.startClock();
    return Reflect.apply(this[kind], this, asked);
  }

  /** Ends the waits of the others for this thread. */
  fail(): void {
    this.#thread.team.fail();
  }

  start({ massive, settings, sent, time }: Begin, bodies?: BodyTables): void {
    const thread = this.#thread;
    thread.massive = massive;
    thread.guests = this.#makers.map((make, k) => make(sent[k]));
    thread.at(time);
    thread.team.single(() => {
      thread.store("faults", 0);
      for (const column of carriedBy("sort", thread.columns)) thread.table(column, "next").set(bodies![column.name]!);
      fillColumns(thread);
    });
    start(thread, settings);
    thread.takeLaps();
    this.#steps = 0;
  }

  /** `times`: those after each step, in the bodies' unit. */
  step({ times, settings }: { readonly times: readonly number[]; readonly settings: ForceSettings }): void {
    for (const time of times) wholeStep(this.#thread, settings, time);
    this.#steps += times.length;
  }

  /** The source goes with the first profile. */
  async profile(_: null, source: ProfileSource | null = null): Promise<Measured | null> {
    if (source) this.#basis = await sortIntoClasses(this.#thread, source);
    return profile(this.#thread, this.#basis);
  }

  densities(): Float32Array<ArrayBuffer> | null {
    return densities(this.#thread);
  }

  forceErrors({ batch, settings, time }: Now & { readonly batch: Batch }): Float32Array<ArrayBuffer> | null {
    this.#thread.at(time);
    return forceErrors(this.#thread, batch, settings);
  }

  captures(question: CaptureQuestion, of?: CaptureTables): Float32Array<ArrayBuffer> | null {
    return captures(this.#thread, question, of);
  }

  /** Sums for `Measurement`, where their words are explained; in the engine's units, with masses times gravity. */
  measure({ settings, time }: Now) {
    this.#thread.at(time);
    const { opening, side, massless } = settings;
    const { stages, team, layout, massive } = this.#thread;
    const { posMass, velocity, acceleration, partials } = layout.at;
    const { n } = layout.sizes;
    const tiles = Math.ceil(n / TILE);
    // No direct sum knows the images.
    const count = side > 0 ? 0 : Math.min(MAX_SAMPLES, n);
    const laps = this.#thread.takeLaps();
    team.single(() => {
      const stride = n / count;
      const list = this.#thread.words("samples");
      for (let s = 0; s < count; s++) list[s] = Math.floor((s + 0.5) * stride);
    });
    team.dynamic(tiles, 8, (from, to) => stages.totals(posMass, velocity, acceleration, n, from, to, partials));
    team.barrier();
    exactForces(this.#thread, settings, count);
    const { guests } = this.#thread;
    const energies = guests.flatMap((guest) => (guest.energy ? [guest.energy(this.#thread)] : []));
    const steps = this.#steps;
    this.#steps = 0;
    if (team.index > 0) return null;
    const totals = new Float64Array(16);
    const rows = this.#thread.doubles("partials");
    for (let k = 0; k < 16 * tiles; k++) totals[k % 16]! += rows[k]!;
    const byTree = opening !== null;
    const groups = byTree ? this.#thread.load("groups") : 0;
    const frozen = this.#thread.load("frozen");
    return {
      /** 16 sums of assembly/measure/totals.ts. */
      totals,
      /** Of each guest that has some: sums of energy. */
      energies,
      /** Exact and solver's acceleration of each sample, 8 numbers. */
      exact: this.#thread.floats("exact").slice(0, 8 * count) as Float32Array<ArrayBuffer>,
      ...walked(massive, groups, byTree ? this.#thread.words("groupCounts") : massless ? new Uint32Array(0) : null),
      frozen,
      /** Bits of the status word that gas has set. */
      faults: this.#thread.load("faults"),
      /** If bodies are frozen, so that they can be named; that is rare. */
      state: frozen > 0 ? this.read() : null,
      bytes: this.#thread.bytes,
      /** Milliseconds a step since the last measurement; null where none was done. */
      stages: steps > 0 ? Object.fromEntries(Object.entries(laps).map(([name, ms]) => [name, ms / steps])) : null,
    };
  }

  read(): State | null {
    const thread = this.#thread;
    if (thread.team.index > 0) return null;
    const tables = carriedBy("snapshot", thread.columns).map((column) => [column.name, thread.table(column).slice()]);
    return Object.fromEntries(tables) as State;
  }

  restore(_: null, state?: State): void {
    const thread = this.#thread;
    thread.team.single(() => {
      for (const column of carriedBy("snapshot", thread.columns)) thread.table(column).set(state![column.name]!);
      columnsOf(thread, state!.posMass);
    });
    // The tree is that of other places.
    thread.treeAge = Number.POSITIVE_INFINITY;
  }
}

/** Names of what can be asked. */
export type Kind = Exclude<keyof Commands, "run" | "fail">;

/** What is asked, as it goes to a thread. */
export interface Command<K extends Kind = Kind> {
  readonly kind: K;
  readonly asked: Parameters<Commands[K]>;
}

/** What the leader answers. */
export type Answer<K extends Kind = Kind> = Exclude<Awaited<ReturnType<Commands[K]>>, null>;

/** The bodies in columns, as reorder leaves them. */
function columnsOf(thread: ComputeThread, posMass: Float32Array): void {
  const width = thread.layout.column / 4;
  const floats = thread.floats("columns");
  for (let i = 0; i < posMass.length; i++) floats[(i % 4) * width + (i >> 2)] = posMass[i]!;
}

/** What stands behind the last body of each column: no mass, far away, no body's number. Bodies have theirs in the fifth. */
function fillColumns(thread: ComputeThread): void {
  const { sizes, column } = thread.layout;
  const width = column / 4;
  const floats = thread.floats("columns");
  const words = thread.words("columns");
  for (let k = 0; k < 3; k++) floats.fill(FAR, k * width + sizes.n, (k + 1) * width);
  floats.fill(0, 3 * width + sizes.n, 4 * width);
  words.fill(0xffffffff, 4 * width, 5 * width);
  for (let i = 0; i < sizes.n; i++) words[4 * width + i] = i;
}
