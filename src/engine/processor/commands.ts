import type { Batch } from "../measure/batch.ts";
import { walked } from "../measure/summary.ts";
import { type Carried, type ColumnTables, carriedBy } from "../state/columns.ts";
import { type CaptureQuestion, captures } from "./capture.ts";
import type { ComputeThread } from "./computeThread.ts";
import type { ForceSettings } from "./forces.ts";
import { FAR, MAX_SAMPLES, TILE } from "./layout.ts";
import { type Measured, type ProfileSource, Profiles } from "./profile.ts";
import { densities, exactForces, forceErrors } from "./quantities.ts";
import { start, wholeStep } from "./step.ts";

/** Bodies as the engine holds them: the columns that are sorted. */
export type BodyTables = Carried<"sort"> & ColumnTables;

/** What is asked of all threads together. Bodies go to the leader alone; the source of profiles goes with the first one. */
export type Command =
  | {
      readonly kind: "start";
      /** Those with mass in front, so many. */
      readonly bodies: BodyTables | null;
      readonly massive: number;
      readonly settings: ForceSettings;
      /** What is said of what acts beside gravity, to each that there is. */
      readonly sent: readonly unknown[];
      readonly time: number;
    }
  /** `times`: those after each step, in the bodies' unit. */
  | { readonly kind: "step"; readonly times: readonly number[]; readonly settings: ForceSettings }
  | { readonly kind: "measure"; readonly settings: ForceSettings; readonly time: number }
  | { readonly kind: "profile"; readonly source: ProfileSource | null }
  | { readonly kind: "densities" }
  | { readonly kind: "forceErrors"; readonly batch: Batch; readonly settings: ForceSettings; readonly time: number }
  | { readonly kind: "captures"; readonly question: CaptureQuestion }
  | { readonly kind: "wait" }
  | { readonly kind: "read" }
  | { readonly kind: "restore"; readonly state: State | null };

/** All that the next step reads, in the order of the curve. */
export type State = Carried<"snapshot"> & ColumnTables;

/** What `measure` answers; see Measurement for the numbers. */
export interface Summed {
  /** 16 sums of assembly/measure/totals.ts. */
  readonly totals: Float64Array<ArrayBuffer>;
  /** Of each guest that has some: sums of energy, in the engine's units with masses times gravity. */
  readonly energies: readonly ArrayLike<number>[];
  /** Exact and solver's acceleration of each sample, 8 numbers. */
  readonly exact: Float32Array<ArrayBuffer>;
  readonly ppPerBody: number;
  readonly pcPerBody: number;
  readonly expansionsPerGroup: number;
  readonly groups: number;
  readonly frozen: number;
  /** Bits of the status word that gas has set. */
  readonly faults: number;
  /** All that the next step reads, if bodies are frozen, so that they can be named; that is rare. */
  readonly state: State | null;
  readonly bytes: number;
  /** Milliseconds a step since the last measurement, by stage; null where none was done. */
  readonly stages: Record<string, number> | null;
}

export type Answer = State | Summed | Measured | Float32Array<ArrayBuffer> | null;

/** Does a thread's part of a command; the leader's answer counts. */
export class Commands {
  readonly #thread: ComputeThread;
  readonly #profiles: Profiles;
  #steps = 0;

  constructor(thread: ComputeThread) {
    this.#thread = thread;
    this.#profiles = new Profiles(thread);
  }

  async run(command: Command): Promise<Answer> {
    const thread = this.#thread;
    thread.startClock();
    switch (command.kind) {
      case "start":
        this.#start(command);
        return null;
      case "step":
        for (const time of command.times) wholeStep(thread, command.settings, time);
        this.#steps += command.times.length;
        return null;
      case "measure":
        for (const guest of thread.guests) guest.at?.(command.time);
        return this.#measure(command.settings);
      case "profile":
        if (command.source) await this.#profiles.sort(command.source);
        return this.#profiles.measure();
      case "densities":
        return densities(thread);
      case "forceErrors":
        for (const guest of thread.guests) guest.at?.(command.time);
        return forceErrors(thread, command.batch, command.settings);
      case "captures":
        return captures(thread, command.question);
      case "wait":
        return null;
      case "read":
        return thread.team.index === 0 ? this.#read() : null;
      case "restore":
        this.#restore(command.state);
        return null;
    }
  }

  #start({ bodies, massive, settings, sent, time }: Extract<Command, { kind: "start" }>): void {
    const thread = this.#thread;
    thread.massive = massive;
    thread.invite(sent);
    for (const guest of thread.guests) guest.at?.(time);
    thread.team.single(() => {
      thread.store("faults", 0);
      if (!bodies) throw new Error("the leader of the processor engine was given no bodies");
      for (const column of carriedBy("sort", thread.columns)) thread.table(column, "next").set(bodies[column.name]!);
      fillColumns(thread);
    });
    start(thread, settings);
    thread.takeLaps();
    this.#steps = 0;
  }

  #measure(settings: ForceSettings): Summed | null {
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
      totals,
      energies,
      exact: this.#thread.floats("exact").slice(0, 8 * count) as Float32Array<ArrayBuffer>,
      ...walked(massive, groups, byTree ? this.#thread.words("groupCounts") : massless ? new Uint32Array(0) : null),
      frozen,
      faults: this.#thread.load("faults"),
      state: frozen > 0 ? this.#read() : null,
      bytes: this.#thread.bytes,
      stages: steps > 0 ? Object.fromEntries(Object.entries(laps).map(([name, ms]) => [name, ms / steps])) : null,
    };
  }

  #read(): State {
    const thread = this.#thread;
    const tables = carriedBy("snapshot", thread.columns).map((column) => [column.name, thread.table(column).slice()]);
    return Object.fromEntries(tables) as State;
  }

  #restore(state: State | null): void {
    const thread = this.#thread;
    thread.team.single(() => {
      if (!state) throw new Error("the leader of the processor engine was given no state");
      for (const column of carriedBy("snapshot", thread.columns)) thread.table(column).set(state[column.name]!);
      columnsOf(thread, state.posMass);
    });
    // The tree is that of other places.
    thread.treeAge = Number.POSITIVE_INFINITY;
  }
}

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
