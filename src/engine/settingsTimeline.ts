/** Steps one after another with the same settings. */
export interface Span<S> {
  readonly settings: S;
  readonly steps: number;
}

/** Settings from one step on. */
interface Change<S> {
  /** The last step before it. */
  readonly after: number;
  readonly settings: S;
  /** A step and its time, from which time is counted by whole steps. */
  readonly since: { readonly step: number; readonly time: number };
}

/**
 * The steps that were asked of an engine, with the settings and the time of each. A step is done with the settings that held when it was asked for, even if it
 * waits, or is done a second time. Time is counted in whole steps from where the time step last changed, so that no rounding adds up. Steps count from 1.
 */
export class SettingsTimeline<S extends { readonly timestep: number }> {
  #steps = 0;
  /** In order; the first holds for all steps that may come again. */
  #changes: Change<S>[];

  /** It is `time` before the first step. */
  constructor(settings: S, time: number) {
    this.#changes = [{ after: 0, settings, since: { step: 0, time } }];
  }

  /** Steps asked for. */
  get steps(): number {
    return this.#steps;
  }

  /** Time after them, time units. */
  get time(): number {
    return this.timeAfter(this.#steps);
  }

  /** The settings of the next step that is asked for. */
  get settings(): S {
    return this.#changes.at(-1)!.settings;
  }

  /** For the steps asked for from now on. */
  set(settings: S): void {
    const last = this.#changes.at(-1)!;
    const stays = settings.timestep === last.settings.timestep;
    const since = stays ? last.since : { step: this.#steps, time: this.time };
    if (last.after === this.#steps) this.#changes.pop();
    this.#changes.push({ after: this.#steps, settings, since });
  }

  /** Asks for `count` steps more. Throws one line where that is no whole number, 0 or more. */
  step(count: number): void {
    if (!(Number.isSafeInteger(count) && count >= 0))
      throw new Error(
        `step(${count}): it must be a whole number of steps, 0 or more; to go back in time set a negative timestep`,
      );
    this.#steps += count;
  }

  /** Settings of a step; those of the first one known for all before it. */
  of(step: number): S {
    return this.#change(step).settings;
  }

  /** Time after so many steps, time units. */
  timeAfter(steps: number): number {
    const { settings, since } = this.#change(steps);
    return since.time + (steps - since.step) * settings.timestep;
  }

  /** The `count` steps behind `after`, in order. */
  *spans(after: number, count: number): Generator<Span<S>> {
    for (let left = count; left > 0; ) {
      const span = this.span(after + count - left, left);
      yield span;
      left -= span.steps;
    }
  }

  /** The first of the `count` steps behind `after`, as far as their settings are the same. */
  span(after: number, count: number): Span<S> {
    const next = this.#changes.find((change) => change.after > after)?.after ?? Number.POSITIVE_INFINITY;
    return { settings: this.of(after + 1), steps: Math.min(count, next - after) };
  }

  /** Forgets the settings of the steps before `done`. */
  forget(done: number): void {
    const first = this.#changes.findLastIndex(({ after }) => after < done);
    if (first > 0) this.#changes.splice(0, first);
  }

  /** The bodies are those of another moment, after so many steps, with forces of the settings `used`; those of the next step stay. */
  jump(steps: number, time: number, used: S): void {
    const [since, next] = [{ step: steps, time }, this.settings];
    this.#steps = steps;
    this.#changes = [
      { after: steps - 1, settings: used, since },
      { after: steps, settings: next, since },
    ];
  }

  #change(step: number): Change<S> {
    return this.#changes.findLast(({ after }) => after < step) ?? this.#changes[0]!;
  }
}
