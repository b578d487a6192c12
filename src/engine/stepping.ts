import { lossLine } from "../gpu/loss.ts";
import type { Pass } from "../gpu/pass.ts";
import { submit, type Timing } from "../gpu/timer.ts";
import { Backlog } from "./backlog.ts";
import { CurrentProgram, type ProgramParts } from "./currentProgram.ts";
import { FaultLoop } from "./faultLoop.ts";
import type { DriverParts, Guest, StepDriver } from "./guests/guest.ts";
import type { EngineOptions } from "./options.ts";
import type { Settings } from "./settings.ts";
import { SortStrategy } from "./sortStrategy.ts";
import { BINS } from "./state/faults.ts";
import type { Status } from "./state/status.ts";
import { StepQueue } from "./stepQueue.ts";
import type { Begun } from "./taskQueue.ts";

export interface SteppingParts extends Omit<ProgramParts, "timed"> {
  readonly time: number;
  readonly options: EngineOptions;
  /** Frees what the steps go by, once nothing is under way any more. */
  readonly free: () => void;
}

/**
 * The steps of an engine on a GPU: what was asked for (`StepQueue`), what is submitted, and what must be done again because the tree outgrew its buffers
 * (`FaultLoop`). Where all bodies have one step the host is ahead of the device and looks at the status now and then; where they have steps of their own
 * (`Executor`) it waits for each.
 */
export class Stepping {
  /** Steps and requests in order. */
  readonly queue: StepQueue<Settings>;
  readonly #device: GPUDevice;
  readonly #timed: boolean;
  readonly #wholeSort: boolean;
  readonly #program: CurrentProgram;
  readonly #guests: readonly Guest[];
  readonly #faults: FaultLoop;
  readonly #backlog: Backlog;
  /** How steps are done where the host waits for each. */
  readonly #own: StepDriver | null;
  /** Whether the clocks of steps say how long a walk took: those of block steps don't. */
  readonly #tellsWalk: boolean;
  /** The step that is begun is the last that was asked for. */
  #last = false;
  readonly #sort: SortStrategy;
  /** Steps since the tree was built. */
  #treeAge = 0;

  constructor({ time, options, free, ...parts }: SteppingParts) {
    const { device, system, settings, guests } = parts;
    const { timestamps = true, wholeSort = false } = options;
    this.#device = device;
    this.#sort = new SortStrategy(system.sizes.massive !== undefined);
    this.#guests = guests;
    this.#timed = timestamps && device.features.has("timestamp-query");
    this.#wholeSort = wholeSort;
    this.#program = new CurrentProgram({ ...parts, timed: this.#timed });
    this.#faults = new FaultLoop(
      device,
      () => system,
      () => this.#program.compile(this.queue.settings),
    );
    this.#backlog = new Backlog(device);
    const both = { device, system, faults: this.#faults, ended: () => this.queue.abandoned };
    const own = {
      ...both,
      schedule: () => this.#program.now.schedule,
      submit: (passes: readonly Pass[]) => submit(device, passes),
      use: (step: number, opening: boolean) => this.#use(step, opening),
      sort: wholeSort ? () => this.#faults.forgetLevels() : null,
    };
    const { Executor } = parts.moves;
    const driving = guests.find(({ driver }) => driver);
    this.#own = driving ? driving.driver!(this.#driverParts(both)) : Executor ? new Executor(own) : null;
    this.#tellsWalk = driving !== undefined || this.#own === null;
    const rest = ({ steps, checkpointSteps }: StepQueue<Settings>) =>
      `after ${steps} steps; make a new one and go on from the ${checkpointSteps} that were kept`;
    this.queue = new StepQueue(settings, time, {
      advance: (after, count) => this.#advance(after, count),
      verify: () => this.#verify(),
      idle: () => this.#program.sweep(),
      free: () => {
        this.#program.destroy();
        free();
      },
      explain: (error) => lossLine(device, error, rest(this.queue)),
      // Steps of bodies' own are many submits, of which a request must see none half done.
      holds: this.#own !== null,
    });
  }

  #driverParts(both: Pick<DriverParts, "device" | "system" | "faults" | "ended">): DriverParts {
    return {
      ...both,
      settingsOf: (step) => this.queue.timeline.of(step),
      timeAfter: (steps) => this.queue.timeline.timeAfter(steps),
      missed: ({ faults }, count) => {
        if ((faults & BINS) !== 0) this.#sort.overflowed(count);
      },
      submit: (what, settings, time) => {
        this.#program.use(settings, time - settings.timestep);
        this.#at(time, settings.timestep);
        const { schedule } = this.#program.now;
        if (what === "start") this.#sort.begin();
        if (what === "step") this.#program.now.step(this.#sort.next(), this.#last);
        else submit(this.#device, what === "start" ? schedule.start : schedule.close);
      },
    };
  }

  /** What is submitted from now on sees all that acts beside gravity as at a time. */
  #at(time: number, timestep: number): void {
    for (const guest of this.#guests) guest.at?.(time, timestep);
  }

  /** Whether steps wait for larger buffers. */
  get waiting(): boolean {
    return this.queue.busy && !this.#own;
  }

  /** Whether the tree is that of the bodies as they are. */
  get hasTree(): boolean {
    return Number.isFinite(this.#treeAge);
  }

  /** Compiles the stages and computes the first forces, of bodies that were uploaded to `next...`. */
  start(): Promise<void> {
    const begin = async () => {
      for (const guest of this.#guests) await guest.begin?.(this.queue.time, this.queue.settings);
      await this.#program.compile(this.queue.settings);
      await this.#faults.until(() => this.#restart(0, this.queue.settings));
    };
    return this.queue.ask(begin, { verify: false, holds: true });
  }

  /**
   * Resolves when the GPU has gone through all that was requested so far. Where it stands still for want of room, that is seen to soon after, and so are slices of
   * the walk that don't suit the time of the first steps.
   */
  async done(): Promise<void> {
    await this.queue.done(() => this.#device.queue.onSubmittedWorkDone(), this.#own !== null);
    if (!this.#tellsWalk || this.queue.busy || this.queue.ended) return;
    const hostMs = () => this.#backlog.takeStepMs();
    const look = async () => {
      const stands = !this.#own && (await this.queue.ask(() => this.#faults.standsStill(), { verify: false }));
      if (stands) await this.queue.settle();
      else await this.queue.ask(() => this.#program.judge(this.queue.settings, hostMs), { verify: false });
    };
    look().catch(() => {}); // What it fails by the next request says.
  }

  /** The bodies are those of another moment; `whole`: with all that steps of their own read; `used`: the settings of their forces. */
  putBack(whole: boolean, time: number, used: Settings): void {
    // The tree is that of other positions.
    this.#treeAge = Number.POSITIVE_INFINITY;
    this.#sort.begin();
    this.#program.use(used, time - used.timestep);
    this.#at(time, used.timestep);
    this.#own?.start(whole);
  }

  /** Submits the sums over the bodies as they are, at a time; resolves to what the clocks say of steps with such a rebuild interval. */
  measure(time: number, { rebuildInterval, timestep }: Settings): Promise<Timing | null> {
    const program = this.#program.now;
    this.#at(time, timestep);
    submit(this.#device, program.measure);
    const timing = program.timing(rebuildInterval);
    // If the sums fail, nothing awaits it.
    timing.catch(() => {});
    return timing;
  }

  /** Cuts the walk into more or fewer parts where the last one took long (`ms`; null: as the host saw it) or little. Steps requested meanwhile follow. */
  reslice(ms: number | null): void {
    // Where the host waits for each step the queue is busy with the request that measures.
    if (!this.#tellsWalk || (this.queue.busy && !this.#own)) return;
    const took = ms ?? (this.#timed ? null : this.#backlog.takeStepMs());
    if (took === null || !this.#program.reslice(took, this.queue.settings)) return;
    const compile = () => this.#program.compile(this.queue.settings);
    // Where it fails the old passes still stand.
    this.queue.ask(compile, { verify: false, holds: true }).catch(() => {});
  }

  /** Submits some of the `count` steps behind step `after`: as many as the device should hold, or one of bodies' own. */
  #advance(after: number, count: number): Begun {
    if (!this.#own) return this.#backlog.advance(count, (steps) => this.#run(after, steps));
    this.#treeAge = 0;
    this.#last = count === 1;
    return { steps: 1, until: this.#own.step(after + 1) };
  }

  /** Submits the `count` steps behind step `after`, each with its own settings. */
  #run(after: number, count: number): void {
    let left = count;
    for (const { settings, steps } of this.queue.timeline.spans(after, count)) {
      const { rebuildInterval } = settings;
      for (let k = 0; k < steps; k++) {
        this.#program.use(settings, this.queue.timeline.timeAfter(after + count - left));
        this.#treeAge++;
        const rebuild = this.#treeAge >= rebuildInterval;
        if (rebuild) this.#treeAge = 0;
        if (rebuild && this.#wholeSort) this.#faults.forgetLevels();
        this.#at(this.queue.timeline.timeAfter(after + count - left + 1), settings.timestep);
        this.#program.now.step(rebuild ? this.#sort.next() : "reuseTree", left <= rebuildInterval);
        left--;
      }
    }
  }

  /** Brings settings to the GPU, and what acts beside gravity as at the end of a step, or where it opens. */
  #use(step: number, opening: boolean): Settings {
    const { timeline } = this.queue;
    const settings = this.#program.use(timeline.of(step), timeline.timeAfter(step - 1));
    this.#at(timeline.timeAfter(opening ? step - 1 : step), settings.timestep);
    return settings;
  }

  /** Forces at the positions in `next...`, which are those after so many steps, with a new tree. */
  #restart(steps: number, settings: Settings): void {
    const time = this.queue.timeline.timeAfter(steps);
    // The step that ends there: its softening, and its closing kick.
    this.#program.use(settings, time - settings.timestep);
    this.#at(time, settings.timestep);
    this.#treeAge = 0;
    this.#sort.begin();
    submit(this.#device, this.#program.now.schedule.start);
  }

  /** Makes sure that every step that was begun was done: the device stood still where the tree outgrew its buffers. */
  async #verify(): Promise<void> {
    if (this.#own) {
      await this.#own.settle(this.queue.reached.steps);
      return;
    }
    await this.#faults.until((missed) => {
      if (missed) this.#redo(missed.status);
    });
  }

  /** Does the steps again that stood still, from the last good state on. */
  #redo({ faults, steps: done }: Status): void {
    const missing = this.queue.reached.steps - done;
    if ((faults & BINS) !== 0) this.#sort.overflowed(missing);
    this.#restart(done + Math.min(1, missing), this.queue.timeline.of(done + 1));
    if (missing === 0) return;
    // The step that failed had been opened already: that it is closed is all that it lacks.
    submit(this.#device, this.#program.now.schedule.close);
    if (missing > 1) this.#backlog.add(missing - 1, () => this.#run(done + 1, missing - 1));
  }
}
