/** Words of the control table, each on a cache line of its own. */
const ARRIVED = 0;
const ROUND = 16;
const NEXT = 32;
const FAILED = 48;
const SAID = 80;
/** Looks before a thread goes to sleep: some ten microseconds, less than waking takes. */
const LOOKS = 5000;

/** Thrown where a thread would wait in vain: the one that failed says why. */
export class OtherFailed extends Error {}

/**
 * The threads that compute together, as one of them sees them. They all run the same program; between its stages they meet.
 * Nothing that they compute depends on how many they are, nor on who does what.
 */
export class Team {
  /** How many. */
  readonly size: number;
  /** Which of them this is; 0 leads. */
  readonly index: number;
  /** Another one after the memory grew. */
  control: Int32Array;
  /** Questions so far of `some`. */
  #asked = 0;

  constructor(size: number, index: number, control: Int32Array) {
    this.size = size;
    this.index = index;
    this.control = control;
  }

  /** Waits until all are here. Never call it on a page's own thread with others: it may sleep. */
  barrier(): void {
    const { control } = this;
    if (this.size === 1) {
      control[NEXT] = 0;
      return;
    }
    const round = Atomics.load(control, ROUND);
    if (Atomics.add(control, ARRIVED, 1) === this.size - 1) {
      Atomics.store(control, ARRIVED, 0);
      Atomics.store(control, NEXT, 0);
      Atomics.add(control, ROUND, 1);
      Atomics.notify(control, ROUND);
    }
    for (let look = 0; look < LOOKS && Atomics.load(control, ROUND) === round; look++);
    while (Atomics.load(control, ROUND) === round) {
      this.#check();
      Atomics.wait(control, ROUND, round);
    }
    this.#check();
  }

  #check(): void {
    if (Atomics.load(this.control, FAILED) !== 0) throw new OtherFailed();
  }

  /** Ends the waits for a thread that will not come. */
  fail(): void {
    if (this.size === 1) return;
    Atomics.store(this.control, FAILED, 1);
    Atomics.add(this.control, ROUND, 1);
    Atomics.notify(this.control, ROUND);
  }

  /** What only the leader does; the others see it after they met. */
  single(work: () => void): void {
    if (this.index === 0) work();
    this.barrier();
  }

  /** Whether a thread says so. All ask together. */
  some(own: boolean): boolean {
    if (this.size === 1) return own;
    this.#asked++;
    if (own) Atomics.store(this.control, SAID, this.#asked);
    this.barrier();
    const said = Atomics.load(this.control, SAID) === this.#asked;
    // All have heard it before one answers the next question.
    this.barrier();
    return said;
  }

  /** This thread's own part of `n` things in a row. */
  part(n: number, index = this.index): readonly [from: number, to: number] {
    return [Math.floor((n * index) / this.size), Math.floor((n * (index + 1)) / this.size)];
  }

  /** Calls `work` for the next `chunk` of `n` things that no thread has taken, until none is left. All meet before and after. */
  dynamic(n: number, chunk: number, work: (from: number, to: number) => void): void {
    for (;;) {
      const from = Atomics.add(this.control, NEXT, chunk);
      if (from >= n) return;
      work(from, Math.min(n, from + chunk));
    }
  }
}
