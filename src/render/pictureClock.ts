import { Stopwatch } from "../gpu/stopwatch.ts";

/** Pictures of which one is timed: two more submits. */
const TIMED = 8;

/** Tells how long some of the pictures took, on cards that have a clock. */
export class PictureClock {
  readonly #stopwatch: Stopwatch | null;
  /** Pictures until the next one is timed; below 0 while one is. */
  #until = 0;

  constructor(device: GPUDevice) {
    this.#stopwatch = device.features.has("timestamp-query") ? new Stopwatch(device) : null;
  }

  /** Does the card tell? */
  get runs(): boolean {
    return this.#stopwatch !== null;
  }

  /** `draw` submits a picture. `took` hears of the milliseconds, and says whether the next one should be timed too. */
  time(draw: () => void, took: (ms: number) => boolean): void {
    const stopwatch = this.#until-- === 0 ? this.#stopwatch : null;
    stopwatch?.start();
    draw();
    stopwatch?.stop().then(
      (ms) => {
        this.#until = took(ms) ? 0 : TIMED;
      },
      // The device is lost, or the picture gone.
      () => {},
    );
  }

  destroy(): void {
    this.#stopwatch?.destroy();
  }
}
