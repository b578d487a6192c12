/**
 * Steps that sort by digits once bodies came too close for bins: they may go on so, and each time the GPU stands still until the host looks. Twice as
 * many each time that it happens soon again, up to the most. A million bodies take 0.3 ms more by digits (an H100).
 */
const BY_DIGITS = { least: 16, most: 256 };

/** Test particles that came too close for bins are not sorted, and the host does not hear of it: now and then all are sorted by digits. */
const TESTS_BY_DIGITS = 64;

/** How the steps of a run sort: by bins of the last order where bodies lie near it, else by all digits. */
export class SortStrategy {
  readonly #every: number;
  /** Steps since one that was sorted by digits. */
  #since = 0;
  /** Steps still to be sorted by digits. */
  #left = 1;
  /** Steps by digits of the last overflow, and by bins since then. */
  #byDigits = 0;
  #byBins = 0;

  /** `tests`: test particles have a range of their own. */
  constructor(tests = false) {
    this.#every = tests ? TESTS_BY_DIGITS : Number.POSITIVE_INFINITY;
  }

  /** How the next step sorts. */
  next(): "incremental" | "full" {
    if (this.#left === 0 && ++this.#since < this.#every) {
      this.#byBins++;
      return "incremental";
    }
    this.#since = 0;
    this.#left = Math.max(0, this.#left - 1);
    return "full";
  }

  /** The bodies are others, or their order is not that of a step. */
  begin(): void {
    this.#left = Math.max(this.#left, 1);
  }

  /** More bodies came together than a bin holds, `missing` steps ago. */
  overflowed(missing = 0): void {
    const { least, most } = BY_DIGITS;
    const soon = this.#byBins - missing < 4 * this.#byDigits;
    this.#byDigits = soon ? Math.min(2 * this.#byDigits, most) : least;
    this.#byBins = 0;
    this.#left = this.#byDigits;
  }
}
