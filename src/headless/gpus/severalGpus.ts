import type { Bodies } from "../../data/bodies/bodies.ts";
import {
  type Begun,
  bodiesTogether,
  changeSettings,
  EnergyAccount,
  forcesTogether,
  measuredTogether,
  type Outset,
  outset,
  Portion,
  StepQueue,
  type Timeline,
} from "../../engine/domains/index.ts";
import type { AnyEngine, Measurement, Settings } from "../../engine/index.ts";
import type { DomainAdapter, DomainPlace } from "./domainProcess.ts";
import { Processes } from "./processes.ts";

/** What a run on several GPUs offers of an engine: what `run`, `forces` and `bench` ask. */
export type RunEngine = Pick<
  AnyEngine,
  | "count"
  | "bodies"
  | "settings"
  | "steps"
  | "set"
  | "step"
  | "done"
  | "measure"
  | "readBodies"
  | "readForces"
  | "destroy"
> &
  Partial<Pick<AnyEngine, "snapshot">>;

/** What went from one process to another. */
export interface Traffic {
  readonly arrived: number;
  readonly divisions: number;
  readonly treeBodies: number;
  readonly treeNodes: number;
  /** Interactions of a body with bodies and cells of its own domain's tree and of those that others gave, mean over all; null where they are not told apart. */
  readonly own: Interactions | null;
  readonly foreign: Interactions | null;
  /** The last step of each process. */
  readonly timelines: readonly Timeline[];
}

interface Interactions {
  readonly ppPerBody: number;
  readonly pcPerBody: number;
}

/** A galaxy whose bodies are shared by several processes, each with a GPU of its own; as seen from here one engine. */
export class SeveralGpus implements RunEngine {
  /** Number of bodies. */
  readonly count: number;
  /** The bodies as given, in their order. */
  readonly bodies: Bodies;
  /** What computes, of each process. */
  readonly adapters: readonly DomainAdapter[];
  readonly #processes: Processes;
  readonly #start: Omit<Outset, "shares">;
  readonly #queue: StepQueue<Settings>;
  readonly #portion = new Portion(500, 16);
  readonly #energy = new EnergyAccount();

  /** Starts the processes, shares the bodies out and computes the first forces. Throws one line where something is amiss. */
  static async create(
    bodies: Bodies,
    settings: Partial<Settings>,
    place: DomainPlace,
    gpus: number,
  ): Promise<SeveralGpus> {
    const { shares, ...start } = outset(bodies, settings, gpus);
    const { common } = start;
    const processes = await Processes.start(gpus, place);
    try {
      const asked = { kind: "setup", count: gpus, common, place } as const;
      await processes.ask(shares.map((bodies, k) => ({ ...asked, card: processes.cards[k]!, bodies })));
      const adapters = await processes.ask({ kind: "meet" });
      return new SeveralGpus(bodies, start, processes, adapters);
    } catch (error) {
      processes.end();
      throw error;
    }
  }

  private constructor(
    bodies: Bodies,
    start: Omit<Outset, "shares">,
    processes: Processes,
    adapters: readonly DomainAdapter[],
  ) {
    this.bodies = bodies;
    this.count = bodies.count;
    this.adapters = adapters;
    this.#processes = processes;
    this.#start = start;
    this.#queue = new StepQueue(start.common.settings, bodies.time, {
      advance: (after, count) => this.#advance(after, count),
      idle: () => {
        if (this.#queue.ended) processes.end();
      },
      holds: true,
    });
  }

  /** The settings as they are, complete. */
  get settings(): Readonly<Settings> {
    return this.#queue.settings;
  }

  /** Steps asked for. */
  get steps(): number {
    return this.#queue.steps;
  }

  /** Time of the bodies after them, in time units. */
  get time(): number {
    return this.#queue.time;
  }

  /** Process numbers of the operating system. */
  get pids(): readonly number[] {
    return this.#processes.pids;
  }

  /** For the steps asked for from now on. */
  set(change: Partial<Settings>): void {
    this.#queue.set(changeSettings(this.settings, change));
  }

  /** Asks for `count` steps; returns at once. Where they fail, the next question says so. Throws one line where that is no whole number, 0 or more. */
  step(count = 1): void {
    this.#queue.step(count);
  }

  /** Has some of the `count` steps behind step `after` done in one go. */
  #advance(after: number, count: number): Begun {
    const { settings, steps } = this.#queue.timeline.span(after, this.#portion.of(count));
    const command = { kind: "step", count: steps, settings } as const;
    return { steps, until: this.#portion.timed(steps, () => this.#processes.ask(command)) };
  }

  /** Resolves when all steps that were asked for are done. */
  done(): Promise<void> {
    return this.#queue.done();
  }

  /** Numbers about the bodies after the last step. */
  measure(): Promise<Measurement> {
    return this.#queue.ask(async ({ steps: step, time, used: settings }) => {
      const domains = await this.#processes.ask({ kind: "measure" });
      return measuredTogether(domains, this.#start, { step, time, settings }, this.#energy);
    });
  }

  /** The bodies as they are now, in the order and with the ids in which they came in. */
  readBodies(): Promise<Bodies> {
    return this.#queue.ask(async ({ time }) =>
      bodiesTogether(await this.#processes.ask({ kind: "bodies" }), this.bodies, time, this.#start.common),
    );
  }

  /** ax ay az and potential of every body, 4 numbers each, in the order in which the bodies came in. */
  async readForces(): Promise<Float32Array> {
    return forcesTogether(await this.#queue.ask(() => this.#processes.ask({ kind: "forces" })), this.#start.common);
  }

  /** What went from process to process: bodies since the run began, cuts of the curve anew, and all essential trees of the last step, with what came of them. */
  async traffic(): Promise<Traffic> {
    const domains = await this.#queue.ask(() => this.#processes.ask({ kind: "measure" }));
    const sum = (of: (domain: (typeof domains)[number]) => number) => domains.reduce((all, one) => all + of(one), 0);
    const mean = (of: (domain: (typeof domains)[number]) => number) => sum((one) => of(one) * one.bodies) / this.count;
    const [pp, pc] = [mean(({ ppPerBody }) => ppPerBody), mean(({ pcPerBody }) => pcPerBody)];
    const known = domains.every(({ foreign }) => foreign)
      ? {
          ppPerBody: mean(({ foreign }) => foreign!.ppPerBody),
          pcPerBody: mean(({ foreign }) => foreign!.pcPerBody),
        }
      : null;
    return {
      arrived: sum(({ arrived }) => arrived),
      divisions: domains[0]!.divisions,
      treeBodies: sum(({ given }) => given.bodies),
      treeNodes: sum(({ given }) => given.nodes),
      own: known ? { ppPerBody: pp - known.ppPerBody, pcPerBody: pc - known.pcPerBody } : null,
      foreign: known,
      timelines: domains.map(({ timeline }) => timeline),
    };
  }

  /** Ends the processes, once requests that wait for few steps or none are answered; no other steps are done. */
  destroy(): void {
    this.#queue.end();
    // Nothing waits for the steps that are under way.
    if (this.#queue.abandoned) this.#processes.end();
  }
}
