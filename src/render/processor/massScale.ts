import { FIRST, MassScale, type PictureRange } from "../shown/massScale.ts";
import { rangeOf } from "../shown/range.ts";

/** Least milliseconds between two looks. */
const PAUSE = 500;

class GreatestRange implements PictureRange {
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
export class PlainMassScale extends MassScale {
  readonly #pictureRange: GreatestRange;

  constructor() {
    const pictureRange = new GreatestRange();
    super(pictureRange, { low: { value: FIRST[0] }, high: { value: FIRST[1] } });
    this.#pictureRange = pictureRange;
  }

  /** Is there a picture that was not looked at, and is it time? */
  get due(): boolean {
    return this.#pictureRange.unseen && this.#wanted;
  }

  get #wanted(): boolean {
    return !this.#pictureRange.held && performance.now() >= this.#pictureRange.next;
  }

  /** A picture is asked for. Shall the greatest value be found with it? Takes what was found, and says whether the range is another one. */
  ask(): ((greatest: number) => boolean) | null {
    const pictureRange = this.#pictureRange;
    pictureRange.unseen = true;
    if (!this.#wanted) return null;
    pictureRange.unseen = false;
    pictureRange.next = performance.now() + PAUSE;
    const { run } = pictureRange;
    return (greatest) => {
      if (run !== pictureRange.run || pictureRange.held) return false;
      const range = rangeOf(Float32Array.of(greatest, greatest, greatest, 0), pictureRange.range);
      if (range === pictureRange.range) return false;
      pictureRange.range = range;
      this.changed();
      return true;
    };
  }
}
