/** Frames that say what a picture costs, where a step's cost is known. */
const REMEMBERED = 32;

/** Pictures that timestamps told of: their median counts, since a browser's own work may fall into one. */
const TIMED = 5;

/** Timed steps and pictures that are enough to go by. */
const SURE = { steps: 2, pictures: 3 };

/**
 * Parts of the budget that as many steps as in the last frame may take. What clocks say varies by some percent from frame to frame: where steps just fit, every few
 * frames would have one less.
 */
const STAYS = 1.08;

/**
 * How many time steps the next frame does. The machine's cost of a step and of a picture is learnt from how long the
 * GPU was busy with past frames (least squares with forgetting: busy = draw + steps x step); the time step itself never
 * depends on it.
 */
export class Pace {
  /** Milliseconds of GPU time that a frame may take: of the 16.7 between two of them what a browser needs to put the page together is left. */
  readonly budget: number;
  /** Sums of the fit: weight, steps, steps^2, busy, steps x busy. */
  #n = 0;
  #k = 0;
  #kk = 0;
  #t = 0;
  #kt = 0;
  #credit = 0;
  #lastAsk = Number.NaN;
  #rest = 0;
  /** Steps that the last frame could have done. */
  #most = 0;
  #known: number | null = null;
  /** Steps that were timed. */
  #times = 0;
  /** What timestamps told of the last step, milliseconds. */
  #stepped: number | null = null;
  /** What timestamps told of the last pictures, milliseconds. */
  readonly #drawn: number[] = [];
  /** Steps and milliseconds of the last frames. */
  readonly #last: { steps: number; ms: number }[] = [];

  constructor(budget = 15) {
    this.budget = budget;
  }

  /** Milliseconds of a picture without steps, as far as known. */
  get draw(): number {
    return this.#fit().draw;
  }

  /** Milliseconds of one step; null before the first. */
  get step(): number | null {
    return this.#k > 0 ? this.#fit().step : null;
  }

  /** Did timestamps tell of steps and pictures often enough that what else falls into one does not count? */
  get timed(): boolean {
    return this.#times >= SURE.steps && this.#drawn.length >= SURE.pictures;
  }

  /** Do timestamps tell of this run? */
  get clocked(): boolean {
    return this.#times > 0 || this.#drawn.length > 0;
  }

  /** What GPU timestamps say that a step takes, in milliseconds; without them the fit must do. */
  know(step: number | null): void {
    if (step) this.#times++;
    // Other work may fall into a step that is timed, and makes it longer, never shorter (H100: 15.4 for one of 4.6 ms, and for a second one step a frame).
    this.#known = step && Math.min(step, this.#stepped ?? step);
    this.#stepped = step;
  }

  /** What GPU timestamps say that a picture took, in milliseconds. */
  drew(ms: number): void {
    this.#drawn.push(ms);
    if (this.#drawn.length > TIMED) this.#drawn.shift();
  }

  /** A frame of `steps` steps kept the GPU busy for `ms` milliseconds. */
  done(steps: number, ms: number): void {
    const keep = 0.93;
    this.#n = this.#n * keep + 1;
    this.#k = this.#k * keep + steps;
    this.#kk = this.#kk * keep + steps * steps;
    this.#t = this.#t * keep + ms;
    this.#kt = this.#kt * keep + steps * ms;
    this.#last.push({ steps, ms });
    if (this.#last.length > REMEMBERED) this.#last.shift();
  }

  /**
   * Steps for the frame that begins at `now` (milliseconds) when the user wants `wanted` steps a second. Where a step
   * costs more than a frame, it is done alone; while the camera moves, pictures without a step come between.
   */
  next(now: number, wanted: number, cameraMoves: boolean): number {
    const elapsed = Number.isNaN(this.#lastAsk) ? 1000 / 60 : Math.max(0, now - this.#lastAsk);
    this.#lastAsk = now;
    const { draw, step } = this;
    // Before anything is known: one step, to learn from.
    // Where the picture alone fills the frame, steps still get a third of the time.
    const room = Math.max(this.budget - draw, this.#known === null ? 0 : 0.5 * draw);
    const affordable = step === null ? 1 : Math.floor(room / Math.max(step, 1e-3));
    const stays = step !== null && draw + this.#most * step <= STAYS * this.budget;
    const most = Math.max(1, affordable, stays ? this.#most : 0);
    this.#most = most;
    this.#credit = Math.min(this.#credit + (wanted * elapsed) / 1000, most + 1);
    if (step !== null && affordable < 1 && cameraMoves) {
      if (this.#rest > 0) {
        this.#rest--;
        return 0;
      }
      this.#rest = Math.min(6, Math.ceil((0.5 * step) / Math.max(draw, this.budget)));
    }
    const steps = Math.min(most, Math.floor(this.#credit + 1e-9));
    this.#credit -= steps;
    return steps;
  }

  /** Time was held: what was owed is forgotten, so that nothing is caught up in a burst. */
  hold(): void {
    this.#credit = 0;
    this.#lastAsk = Number.NaN;
  }

  /** The bodies changed: so did the costs. */
  forget(): void {
    this.#n = this.#k = this.#kk = this.#t = this.#kt = 0;
    this.#known = this.#stepped = null;
    this.#most = this.#times = 0;
    this.#last.length = this.#drawn.length = 0;
    this.hold();
  }

  #fit(): { draw: number; step: number } {
    if (this.#n === 0) return { draw: 0, step: 0 };
    if (this.#known !== null) return { draw: this.#beside(this.#known), step: this.#known };
    const spread = this.#kk * this.#n - this.#k * this.#k;
    const slope = (this.#kt * this.#n - this.#k * this.#t) / spread;
    const meanSteps = this.#k / this.#n;
    const mean = this.#t / this.#n;
    // All frames alike, or noise: share the time out, a fifth for the picture.
    if (!(spread > 0.02 * this.#n * this.#n) || !(slope > 0) || slope * meanSteps > mean) {
      return meanSteps === 0 ? { draw: mean, step: 0 } : { draw: 0.2 * mean, step: (0.8 * mean) / meanSteps };
    }
    return { draw: mean - slope * meanSteps, step: slope };
  }

  /**
   * What frames take beside their steps of `step` milliseconds: what timestamps say, else the first quartile of the last ones. A browser tells by up to some
   * milliseconds too late that the GPU is done, and never too early (H100: 5.5 to 6.3 ms for a picture of 2).
   */
  #beside(step: number): number {
    const middle = [...this.#drawn].sort((a, b) => a - b)[this.#drawn.length >> 1];
    if (middle !== undefined) return middle;
    const rest = this.#last.map(({ steps, ms }) => ms - steps * step).sort((a, b) => a - b);
    return Math.max(0, rest[rest.length >> 2] ?? 0);
  }
}
