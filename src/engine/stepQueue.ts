import { SettingsTimeline } from "./settingsTimeline.ts";
import { type AskOptions, type Begun, type QueueParts, TaskQueue } from "./taskQueue.ts";

export interface Moment {
  readonly steps: number;
  /** Time units. */
  readonly time: number;
}

/** The bodies as a request sees them: after all steps that were begun. */
export interface Reached<S> extends Moment {
  /** Settings of the forces on them: those of the last step, whatever was set since. */
  readonly used: S;
}

/** What the queue asks of its engine. */
export interface StepParts extends Omit<QueueParts, "advance" | "verify"> {
  /** Begins some of the `count` steps behind step `after`. A rejection of `until` ends the run: what is asked for later rejects, until it goes back to another moment. */
  readonly advance: (after: number, count: number) => Begun;
  /** Makes sure that all steps that were begun are done; absent: they are, once `until` resolved. */
  readonly verify?: () => Promise<void>;
}

/** The steps and requests of an engine, in order, whatever computes them: each step has the settings that it was asked for with, and each request sees the bodies after the steps before it. */
export class StepQueue<S extends { readonly timestep: number }> extends TaskQueue {
  /** Settings and time of each step. */
  readonly timeline: SettingsTimeline<S>;
  /** Steps from which the run goes on if what computes is lost. */
  checkpointSteps = 0;
  #begun = 0;

  /** It is `time` before the first step. */
  constructor(settings: S, time: number, { advance, verify, ...parts }: StepParts) {
    super({
      ...parts,
      advance: (count) => {
        const begun = advance(this.#begun, count);
        this.#begun += begun.steps;
        return begun;
      },
      verify: async () => {
        await verify?.();
        this.timeline.forget(this.#begun);
      },
    });
    this.timeline = new SettingsTimeline(settings, time);
  }

  /** The settings of the next step that is asked for. */
  get settings(): S {
    return this.timeline.settings;
  }

  /** Steps asked for. */
  get steps(): number {
    return this.timeline.steps;
  }

  /** Time after them, time units. */
  get time(): number {
    return this.timeline.time;
  }

  /** The bodies as a request sees them that begins now. */
  get reached(): Reached<S> {
    const steps = this.#begun;
    return { steps, time: this.timeline.timeAfter(steps), used: this.timeline.of(steps) };
  }

  /** For the steps asked for from now on. */
  set(settings: S): void {
    this.timeline.set(settings);
  }

  /** Asks for `count` steps; returns at once. Throws one line where that is no whole number, 0 or more. */
  override step(count: number): void {
    // After a failure no more steps are done; the failure was reported.
    if (this.ended || this.broken) return;
    this.timeline.step(count);
    super.step(count);
  }

  /** Does `work` after all that was asked for before; its first part, until it waits, before anything that is asked for later. */
  override ask<T>(work: (reached: Reached<S>) => Promise<T>, options?: AskOptions): Promise<T> {
    return super.ask(() => work(this.reached), options);
  }

  /** Resolves when every step asked for so far is done. */
  settle(): Promise<void> {
    return this.ask(async () => {});
  }

  /** Puts bodies of another moment in the place of these, as `put` does; `used`: the settings of their forces. Steps that are asked for until then are void. */
  restore({ steps, time }: Moment, put: (used: S) => void | Promise<void>, used = (now: S) => now): Promise<void> {
    this.dropLastSteps();
    const work = async () => {
      const settings = used(this.settings);
      const putting = put(settings);
      // What can be put at once is there before anything else is asked for.
      if (putting) await putting;
      this.dropSteps();
      this.timeline.jump(steps, time, settings);
      this.#begun = steps;
    };
    return this.ask(work, { verify: false, holds: true, revives: true });
  }
}
