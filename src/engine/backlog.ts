import { host } from "./processor/hostGlobals.ts";
import type { Begun } from "./taskQueue.ts";

/** Milliseconds of steps that a device has to do at most: what it does not run dry of, and what a request, a picture or an end waits for. */
const MOST_MS = 200;
/** Steps that it has to do at most, before any was timed and ever. */
const [FIRST, MOST] = [32, 512];

/** Steps behind which the queue of the device is asked when it has done them. */
interface Mark {
  readonly steps: number;
  readonly begun: number;
}

/** The steps that a device was given and has not done: a million that are asked for at once are not submitted at once. */
export class Backlog {
  readonly #device: GPUDevice;
  /** Steps that it may hold. */
  #most = FIRST;
  #submitted = 0;
  #done = 0;
  #unmarked = 0;
  #marks = 0;
  /** When the last mark was passed. */
  #passed = 0;
  #waiting: (() => void)[] = [];
  #stepMs: number | null = null;

  constructor(device: GPUDevice) {
    this.#device = device;
  }

  /** Milliseconds of a step, by the clock of the host: no less than it takes, for the device may have had other things to do. Null: none was timed since this was asked last. */
  takeStepMs(): number | null {
    const ms = this.#stepMs;
    this.#stepMs = null;
    return ms;
  }

  /** Has `submit` submit some of `count` steps, as many as the device should hold more. */
  advance(count: number, submit: (steps: number) => void): Begun {
    const steps = this.#room(count);
    if (steps === 0) return { steps, until: new Promise<void>((resolve) => this.#waiting.push(resolve)) };
    this.add(steps, () => submit(steps));
    return { steps };
  }

  /** Has `submit` submit so many steps, 1 or more, however many the device holds. */
  add(steps: number, submit: () => void): void {
    const begun = host.performance.now();
    submit();
    this.#submitted += steps;
    this.#unmarked += steps;
    if (this.#marks === 0 || this.#unmarked >= this.#most >> 1) this.#mark(begun);
  }

  /** How many of `count` steps may be submitted now. */
  #room(count: number): number {
    // By halves: the second is under way while the host hears of the first.
    return Math.max(0, Math.min(count, this.#most - (this.#submitted - this.#done), Math.max(1, this.#most >> 1)));
  }

  #mark(begun: number): void {
    const mark = { steps: this.#unmarked, begun };
    this.#unmarked = 0;
    this.#marks++;
    const pass = () => this.#pass(mark);
    // A lost device is reported when something is read.
    this.#device.queue.onSubmittedWorkDone().then(pass, pass);
  }

  #pass({ steps, begun }: Mark): void {
    const now = host.performance.now();
    const stepMs = (now - Math.max(begun, this.#passed)) / steps;
    this.#stepMs = stepMs;
    this.#passed = now;
    this.#marks--;
    this.#done += steps;
    this.#most = Math.max(2, Math.min(MOST, 2 * this.#most, Math.ceil(MOST_MS / stepMs)));
    if (this.#room(1) > 0) for (const resolve of this.#waiting.splice(0)) resolve();
    else if (this.#marks === 0) this.#mark(now);
  }
}
