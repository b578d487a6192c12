import { findSolver } from "../force/index.ts";
import { host } from "../processor/hostGlobals.ts";
import { firstSlices, nextSlices } from "../program.ts";
import type { Settings } from "../settings.ts";
import { type ForceVariant, slicesOf, variantOf } from "../state/forceVariant.ts";
import type { Spec } from "../state/spec.ts";

/**
 * From so many bodies on the walk has at least so many slices where others take part: some of them run while the host waits for what these say. A third of
 * them is for groups that there is room for and that are not there (`state/capacity`).
 */
const PARTED = 2 ** 19;
const PARTS = 6;

/**
 * The walk of a domain's own tree in slices, which the GPU is given one after the other while the host waits for something, so that it never stands still. As
 * many as the last walk asked for: each costs some time at its end (8M bodies at theta 0.75 on an H100: 15.2 ms in one piece, 15.5 in 4, 18.0 in 32).
 */
export class OwnWalk {
  readonly #device: GPUDevice;
  readonly #submit: (specs: readonly Spec[]) => Promise<void>;
  #left: ForceVariant[] = [];
  #count = 0;
  #wanted: number | null = null;
  #begun = 0;

  constructor(device: GPUDevice, submit: (specs: readonly Spec[]) => Promise<void>) {
    this.#device = device;
    this.#submit = submit;
  }

  /** All of it is still to be done, by these settings; `alone`: no other domain is waited for. */
  begin(settings: Settings, n: number, alone: boolean): void {
    const least = alone || n < PARTED ? 1 : PARTS;
    this.#count = Math.max(least, this.#wanted ?? firstSlices(n, settings));
    this.#left = slicesOf(variantOf(settings), this.#count);
    this.#begun = host.performance.now();
  }

  async next(settings: Settings, count = 1): Promise<void> {
    const { passes } = findSolver(settings.solver);
    for (const slice of this.#left.splice(0, count)) await this.#submit(passes(slice));
  }

  /** Submits one slice after the other until `work` is done; the first is under way. */
  async until<T>(settings: Settings, work: Promise<T>): Promise<T> {
    let waiting = true;
    const stop = () => {
      waiting = false;
    };
    const stopped = work.then(stop, stop);
    // What is done already is known after a turn.
    await Promise.resolve();
    while (waiting && this.#left.length > 0) {
      // Not before what is under way is done: what comes of the waiting goes to the GPU behind it.
      await Promise.race([stopped, this.#device.queue.onSubmittedWorkDone()]);
      if (waiting) await this.next(settings);
    }
    return work;
  }

  /** Submits what is left, and looks at how long all of it takes. */
  async rest(settings: Settings): Promise<void> {
    await this.next(settings, this.#left.length);
    const [count, begun] = [this.#count, this.#begun];
    // A device that is lost says so itself.
    void this.#device.queue.onSubmittedWorkDone().then(
      () => {
        this.#wanted = nextSlices(count, host.performance.now() - begun, settings.solver);
      },
      () => {},
    );
  }
}
