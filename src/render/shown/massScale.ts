import type { Appearance } from "../bodies.ts";

/** Ends of the map of mass per area, mass units per length unit squared. */
export interface MassRange {
  readonly low: number;
  readonly high: number;
}

/** The range that the picture needs, found by looking at it: decimal logarithms in units of the sums; null: not known yet. */
export interface PictureRange {
  readonly range: readonly [number, number] | null;
  /** While a film is made its colours must not change their meaning. */
  held: boolean;
  /** Other bodies: what was known is of no use. */
  forget(): void;
}

/** A number that is read when a picture is drawn. */
export interface Held {
  value: number;
}

/** What the map of mass per area begins with, in units of all mass over the run's radius squared. */
export const FIRST = [-3, 1] as const;

/** The map of mass per area: its unit, and the ends that were chosen or that the picture needs. */
export class MassScale<End extends Held = Held> {
  /** Decimal logarithms in the unit of the sums. */
  readonly ends: { readonly low: End; readonly high: End };
  /** Mass per area for which the sums are 1: all mass over the run's radius squared. */
  unit = 1;
  /** The picture's own range is another one. */
  onRange: (range: MassRange) => void = () => {};
  readonly #pictureRange: PictureRange;
  #chosen: { readonly low: number | null; readonly high: number | null } = { low: null, high: null };

  constructor(pictureRange: PictureRange, ends: { readonly low: End; readonly high: End }) {
    this.#pictureRange = pictureRange;
    this.ends = ends;
  }

  /** The range that the picture needs. */
  get range(): MassRange {
    const [low, high] = this.#pictureRange.range ?? FIRST;
    return { low: this.unit * 10 ** low, high: this.unit * 10 ** high };
  }

  /** Other bodies. */
  begin({ mass, radius }: Appearance): void {
    this.unit = (mass > 0 ? mass : 1) / radius ** 2;
    this.#pictureRange.forget();
    this.changed();
  }

  /** Ends that the user chose; null: the picture's own. */
  set(chosen: { readonly low: number | null; readonly high: number | null }): void {
    this.#chosen = chosen;
    this.#apply();
  }

  /** While a film is made the picture's own range stays. */
  hold(on: boolean): void {
    this.#pictureRange.held = on;
  }

  /** The picture's range is another one. */
  protected changed(): void {
    this.#apply();
    this.onRange(this.range);
  }

  #apply(): void {
    const { low, high } = this.range;
    const log = (value: number) => Math.log10(value / this.unit);
    this.ends.low.value = log(this.#chosen.low ?? low);
    this.ends.high.value = log(this.#chosen.high ?? high);
  }
}
