import type { Appearance } from "../bodies.ts";
import type { Look } from "../look.ts";
import { REACH } from "./moments.ts";
import type { FoundRange } from "./range.ts";

/** Ends of the map of mass per area, mass units per length unit squared. */
export interface MassRange {
  readonly low: number;
  readonly high: number;
}

/** What the maps need, as the picture has it: ends of mass per area, and velocities at the ends of theirs, velocity units. */
export interface MapRange extends MassRange {
  readonly velocity: number;
  readonly dispersion: number;
}

/** The range that the picture needs, found by looking at it; null: not known yet. */
export interface PictureRange {
  readonly range: FoundRange | null;
  /** While a film is made its colours must not change their meaning. */
  held: boolean;
  /** Other bodies: what was known is of no use. */
  forget(): void;
}

/** A number that is read when a picture is drawn. */
export interface Held {
  value: number;
}

/** What the maps begin with, in the units of the sums: all mass over the run's radius squared, and typical speeds. */
export const FIRST: FoundRange = { ends: [-3, 1], velocity: 1 / REACH, dispersion: 1 / REACH };

/** What of a look is about maps. */
type Chosen = Pick<Look, "low" | "high" | "span" | "shows">;

/** The maps of mass per area and of its velocities: their units, and the ends that were chosen or that the picture needs. */
export class MassScale<End extends Held = Held> {
  /** Decimal logarithms in the unit of the sums, and a velocity in theirs. */
  readonly ends: { readonly low: End; readonly high: End; readonly span: End };
  /** Mass per area for which the sums are 1: all mass over the run's radius squared. */
  unit = 1;
  /** Velocity for which the sums' is 1, velocity units. */
  reach = 1;
  /** The picture's own range is another one. */
  onRange: (range: MapRange) => void = () => {};
  readonly #pictureRange: PictureRange;
  #chosen: Chosen = { low: null, high: null, span: null, shows: "light" };

  constructor(pictureRange: PictureRange, ends: MassScale<End>["ends"]) {
    this.#pictureRange = pictureRange;
    this.ends = ends;
  }

  /** The range that the picture needs. */
  get range(): MapRange {
    const { ends, velocity, dispersion } = this.#pictureRange.range ?? FIRST;
    const [low, high] = ends.map((power) => this.unit * 10 ** power) as [number, number];
    return { low, high, velocity: this.reach * velocity, dispersion: this.reach * dispersion };
  }

  /** Other bodies. */
  begin({ mass, radius, speed }: Appearance): void {
    this.unit = (mass > 0 ? mass : 1) / radius ** 2;
    this.reach = REACH * Math.max(speed, 1e-30);
    this.#pictureRange.forget();
    this.changed();
  }

  /** Ends that the user chose; null: the picture's own. */
  set(chosen: Chosen): void {
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
    const { low, high, velocity, dispersion } = this.range;
    const { span, shows } = this.#chosen;
    const log = (value: number) => Math.log10(value / this.unit);
    this.ends.low.value = log(this.#chosen.low ?? low);
    this.ends.high.value = log(this.#chosen.high ?? high);
    this.ends.span.value = (span ?? (shows === "dispersion" ? dispersion : velocity)) / this.reach;
  }
}
