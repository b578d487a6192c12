import type { GasMapName } from "../shown/gasMaps.ts";
import { FIRST, MassScale, type PictureRange } from "../shown/massScale.ts";
import { type FoundRange, foundRange } from "../shown/range.ts";

/** Least milliseconds between two looks. */
const PAUSE = 500;

class BlocksRange implements PictureRange {
  range: FoundRange | null = null;
  of: GasMapName | null = null;
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

/** The maps on the processor: their ranges by the blocks of the picture that the drawing worker sends. */
export class PlainMassScale extends MassScale {
  readonly #pictureRange: BlocksRange;

  constructor() {
    const pictureRange = new BlocksRange();
    const [low, high] = FIRST.ends;
    const ends = { low: { value: low }, high: { value: high }, floor: { value: FIRST.floor } };
    super(pictureRange, { ...ends, span: { value: FIRST.velocity } });
    this.#pictureRange = pictureRange;
  }

  /** Is there a picture that was not looked at, and is it time? */
  get due(): boolean {
    return this.#pictureRange.unseen && this.#wanted;
  }

  get #wanted(): boolean {
    return !this.#pictureRange.held && performance.now() >= this.#pictureRange.next;
  }

  /** A picture is asked for. Are its blocks to be sent with it? Takes them, and says whether the range is another one. */
  ask(): ((blocks: Float32Array) => boolean) | null {
    const pictureRange = this.#pictureRange;
    pictureRange.unseen = true;
    if (!this.#wanted) return null;
    pictureRange.unseen = false;
    pictureRange.next = performance.now() + PAUSE;
    const { run } = pictureRange;
    return (blocks) => {
      if (run !== pictureRange.run || pictureRange.held) return false;
      const range = foundRange(blocks, pictureRange.range, pictureRange.of);
      if (range === pictureRange.range) return false;
      pictureRange.range = range;
      this.changed();
      return true;
    };
  }
}
