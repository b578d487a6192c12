import { FIRST, MassScale, type RangeKeeper } from "../shown/massScale.ts";
import { rangeOf } from "../shown/range.ts";

/** Least milliseconds between two looks. */
const PAUSE = 500;

class Keeper implements RangeKeeper {
  range: readonly [number, number] | null = null;
  held = false;
  /** Is there a picture that was not looked at? */
  unseen = false;
  next = 0;
  /** Counts the runs: looks at an earlier one's picture come late. */
  run = 0;

  forget(): void {
    this.range = null;
    this.next = 0;
    this.run++;
  }
}

/** The map of mass per area on the processor: its range by the greatest values that the drawing worker finds. */
export class MassGauge extends MassScale {
  readonly #keeper: Keeper;

  constructor() {
    const keeper = new Keeper();
    super(keeper, { low: { value: FIRST[0] }, high: { value: FIRST[1] } });
    this.#keeper = keeper;
  }

  /** Is there a picture that was not looked at, and is it time? */
  get due(): boolean {
    return this.#keeper.unseen && this.#wanted;
  }

  get #wanted(): boolean {
    return !this.#keeper.held && performance.now() >= this.#keeper.next;
  }

  /** A picture is asked for. Shall the greatest value be found with it? Takes what was found, and says whether the range is another one. */
  ask(): ((greatest: number) => boolean) | null {
    const keeper = this.#keeper;
    keeper.unseen = true;
    if (!this.#wanted) return null;
    keeper.unseen = false;
    keeper.next = performance.now() + PAUSE;
    const { run } = keeper;
    return (greatest) => {
      if (run !== keeper.run || keeper.held) return false;
      const range = rangeOf(Float32Array.of(greatest, greatest, greatest, 0), keeper.range);
      if (range === keeper.range) return false;
      keeper.range = range;
      this.changed();
      return true;
    };
  }
}
