import type { Bodies } from "../../data/bodies/bodies.ts";
import {
  type Begun,
  bodiesTogether,
  changeSettings,
  type ForceCosts,
  forcesTogether,
  type InitialState,
  initialState,
  measuredTogether,
  Portion,
  type Reached,
  StepQueue,
  type Timeline,
} from "../../engine/domains/index.ts";
import { type Backend, Engine, type Measures, type Scaling, type Settings, type Sums } from "../../engine/index.ts";
import type { DomainAdapter, DomainPlace } from "./domainProcess.ts";
import { Processes } from "./processes.ts";

/** What went from one process to another. */
export interface Traffic {
  readonly arrived: number;
  readonly divisions: number;
  readonly treeBodies: number;
  readonly treeNodes: number;
  /** Interactions of a body with bodies and cells of its own domain's tree and of those that others gave, mean over all; null where they are not told apart. */
  readonly own: ForceCosts["foreign"];
  readonly foreign: ForceCosts["foreign"];
  readonly timelines: readonly Timeline[];
}

/** Bodies that are shared by several processes. */
class SeveralGpusBackend implements Backend<Settings, Bodies, Measures> {
  readonly bodies: Bodies;
  readonly queue: StepQueue<Settings>;
  readonly processes: Processes;
  readonly measures = {};
  /** As the last measurement found. */
  memory = 0;
  readonly change = changeSettings;
  readonly #start: Omit<InitialState, "shares">;
  readonly #portion = new Portion(500, 16);

  constructor(bodies: Bodies, start: Omit<InitialState, "shares">, processes: Processes) {
    this.bodies = bodies;
    this.processes = processes;
    this.#start = start;
    this.queue = new StepQueue(start.common.settings, bodies.time, {
      advance: (after, count) => this.#advance(after, count),
      free: () => processes.end(),
      interrupts: true,
      holds: true,
    });
  }

  get scaling(): Scaling {
    return this.#start.common.scaling;
  }

  /** Has some of the `count` steps behind step `after` done in one go. */
  #advance(after: number, count: number): Begun {
    const { settings, steps } = this.queue.timeline.span(after, this.#portion.of(count));
    // Between two portions of one request the cards go on: to wait for them there would cost some 5 % of a step.
    const command = { kind: "step", count: steps, settings, last: steps === count } as const;
    return { steps, until: this.#portion.timed(steps, () => this.processes.ask(command)) };
  }

  async totals({ used }: Reached<Settings>): Promise<Sums> {
    const sums = measuredTogether(await this.processes.ask({ kind: "measure" }), this.#start, used);
    this.memory = sums.memory;
    return sums;
  }

  async read({ time }: Reached<Settings>): Promise<Bodies> {
    return bodiesTogether(await this.processes.ask({ kind: "bodies" }), this.bodies, time, this.#start.common);
  }

  async forces(): Promise<Float32Array> {
    return forcesTogether(await this.processes.ask({ kind: "forces" }), this.#start.common);
  }
}

/** A galaxy whose bodies are shared by several processes, each with a GPU of its own; as seen from here one engine. */
export class SeveralGpus extends Engine<Settings, Bodies, Measures, SeveralGpusBackend> {
  readonly adapters: readonly DomainAdapter[];

  /** Starts the processes, shares the bodies out and computes the first forces. Throws one line where something is amiss. */
  static async create(
    bodies: Bodies,
    settings: Partial<Settings>,
    place: DomainPlace,
    gpus: number,
  ): Promise<SeveralGpus> {
    const { shares, ...start } = initialState(bodies, settings, gpus);
    const { common } = start;
    const processes = await Processes.start(gpus, place);
    try {
      const asked = { kind: "setup", count: gpus, common, place } as const;
      await processes.ask(shares.map((bodies, k) => ({ ...asked, card: processes.cards[k]!, bodies })));
      const adapters = await processes.ask({ kind: "meet" });
      return new SeveralGpus(new SeveralGpusBackend(bodies, start, processes), adapters);
    } catch (error) {
      processes.end();
      throw error;
    }
  }

  private constructor(backend: SeveralGpusBackend, adapters: readonly DomainAdapter[]) {
    super(backend);
    this.adapters = adapters;
  }

  get pids(): readonly number[] {
    return this.backend.processes.pids;
  }

  /** What went from process to process: bodies since the run began, new cuts of the curve, and all essential trees of the last step, with what came of them. */
  async traffic(): Promise<Traffic> {
    const domains = await this.backend.queue.ask(() => this.backend.processes.ask({ kind: "measure" }));
    const sum = (of: (domain: (typeof domains)[number]) => number) => domains.reduce((all, one) => all + of(one), 0);
    const mean = (of: (domain: (typeof domains)[number]) => number) => sum((one) => of(one) * one.bodies) / this.count;
    const known = domains.every(({ foreign }) => foreign);
    const interactions = (of: (domain: (typeof domains)[number]) => NonNullable<ForceCosts["foreign"]>) =>
      known ? { ppPerBody: mean((one) => of(one).ppPerBody), pcPerBody: mean((one) => of(one).pcPerBody) } : null;
    const [all, foreign] = [interactions((one) => one), interactions((one) => one.foreign!)];
    return {
      arrived: sum(({ arrived }) => arrived),
      divisions: domains[0]!.divisions,
      treeBodies: sum(({ given }) => given.bodies),
      treeNodes: sum(({ given }) => given.nodes),
      own: all &&
        foreign && { ppPerBody: all.ppPerBody - foreign.ppPerBody, pcPerBody: all.pcPerBody - foreign.pcPerBody },
      foreign,
      timelines: domains.map(({ timeline }) => timeline),
    };
  }
}
