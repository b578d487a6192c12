import type { Settings } from "../../engine/index.ts";

/** Steps between two pictures after which what was summed is of another state: a jump. */
const JUMP = 256;

/** Batches of a run's bodies, spread over the table, whose force errors are summed one after the other while the bodies move. */
export class Batches {
  /** Batch k has the bodies k, k + every, k + 2 every ... */
  readonly every: number;
  #next = 0;
  /** Batches since everything was forgotten. */
  #done = 0;
  /** Batches since the bodies moved. */
  #fresh = 0;
  #last = { steps: Number.NaN, of: "" };

  /** Of `count` bodies at most so many at a time. */
  constructor(count: number, most: number) {
    this.every = Math.ceil(count / Math.max(1, Math.floor(most)));
  }

  /** The bodies have moved. True where what was summed is of another state, or of other settings, and is dropped. */
  moved(steps: number, { theta, softening, leafSize, bucketSize, rebuildInterval }: Readonly<Settings>): boolean {
    const of = [theta, softening, leafSize, bucketSize, rebuildInterval].join();
    const other = of !== this.#last.of || !(Math.abs(steps - this.#last.steps) <= JUMP);
    if (other) this.#done = 0;
    this.#last = { steps, of };
    this.#fresh = 0;
    return other;
  }

  /** First body of the next batch; null where all are of the bodies as they are. */
  take(): number | null {
    if (this.#fresh >= this.every) return null;
    const first = this.#next;
    this.#next = (first + 1) % this.every;
    this.#fresh++;
    this.#done = Math.min(this.every, this.#done + 1);
    return first;
  }

  /** Are there bodies whose errors are not of where they are? */
  get more(): boolean {
    return this.#fresh < this.every;
  }

  /** Of the bodies that have an error. */
  get percent(): number {
    return Math.floor((100 * this.#done) / this.every);
  }
}
