import type { Engine } from "../engine/index.ts";

export interface Pace {
  /** Milliseconds between two looks at least. */
  readonly least: number;
  /** Part of the time that looks may take: one in so many. */
  readonly share: number;
}

/** For what reads all bodies back and looks for haloes among them. */
export const PACE_OF_HALOES: Pace = { least: 1000, share: 3 };

/** Looks at an engine now and then, at most once a step. Never waits. */
export class Paced {
  readonly #pace: Pace;
  readonly #look: (engine: Engine) => Promise<void>;
  readonly #fail: (error: unknown) => void;
  #engine: Engine | null = null;
  /** Step of the newest look; -1: none of this engine since looks were wanted. */
  #step = -1;
  #next = 0;
  #busy = false;

  constructor(pace: Pace, look: (engine: Engine) => Promise<void>, fail: (error: unknown) => void) {
    this.#pace = pace;
    this.#look = look;
    this.#fail = fail;
  }

  /** Once a frame, at `now` milliseconds; null: no look is wanted. */
  frame(now: number, engine: Engine | null): void {
    if (engine !== this.#engine) {
      this.#engine = engine;
      this.#step = -1;
      return;
    }
    if (!engine || this.#busy || engine.steps === this.#step || (this.#step >= 0 && now < this.#next)) return;
    this.#busy = true;
    this.#step = engine.steps;
    const begin = performance.now();
    this.#look(engine)
      .catch((error: unknown) => {
        if (this.isOf(engine)) this.#fail(error);
      })
      .finally(() => {
        this.#busy = false;
        const end = performance.now();
        this.#next = Math.max(begin + this.#pace.least, end + (this.#pace.share - 1) * (end - begin));
      });
  }

  /** Something else is wanted of the engine: it is looked at even where it has not gone on. */
  again(): void {
    this.#step = -1;
  }

  /** Is this the engine that is looked at? */
  isOf(engine: Engine): boolean {
    return engine === this.#engine;
  }
}
