import type { Settings } from "./settings.ts";

/** Steps one after another with the same settings. */
export interface Span {
  readonly settings: Settings;
  readonly steps: number;
}

/**
 * Which settings each step is done with: those in force when it was requested, even where it waits until buffers have grown, or
 * is done a second time. Steps count from 1.
 */
export class SettingsLog {
  /** In order; the first holds for all steps that may come again. */
  #changes: { readonly after: number; readonly settings: Settings }[];

  constructor(after: number, settings: Settings) {
    this.#changes = [{ after, settings }];
  }

  /** For the steps after `after`, the last one requested so far. */
  change(after: number, settings: Settings): void {
    if (this.#changes.at(-1)!.after === after) this.#changes.pop();
    this.#changes.push({ after, settings });
  }

  /** Settings of a step; those of the first one known for all before it. */
  of(step: number): Settings {
    return (this.#changes.findLast(({ after }) => after < step) ?? this.#changes[0]!).settings;
  }

  /** The `count` steps behind `after`, in order. */
  *spans(after: number, count: number): Generator<Span> {
    const end = after + count;
    for (let from = after; from < end; ) {
      const settings = this.of(from + 1);
      const next = this.#changes.find((change) => change.after > from)?.after ?? end;
      const to = Math.min(end, next);
      yield { settings, steps: to - from };
      from = to;
    }
  }

  /** Forgets the settings of the steps up to `done`. */
  forget(done: number): void {
    const first = this.#changes.findLastIndex(({ after }) => after < done);
    if (first > 0) this.#changes.splice(0, first);
  }
}
