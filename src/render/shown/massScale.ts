import type { Appearance } from "../bodies.ts";
import type { Look } from "../look.ts";
import { GAS_MAPS, type GasMapName, gasMapOf, HEAT } from "./gasMaps.ts";
import { REACH } from "./moments.ts";
import { DECADES, type FoundRange } from "./range.ts";

/** Ends of the map of mass per area, mass units per length unit squared; of a map of gas in its own (`GAS_MAPS`). */
export interface MassRange {
  readonly low: number;
  readonly high: number;
}

/** What the maps need, as the picture has it: ends of mass per area, or of a map of gas, and velocities at the ends of theirs, velocity units. */
export interface MapRange extends MassRange {
  /** The map of gas that the ends are of; null: of mass of all kinds. */
  readonly of: GasMapName | null;
  /** Where a map of gas is shown, the ends of its mass per area; means over it are shown above the lower one. */
  readonly gas: MassRange;
  readonly velocity: number;
  readonly dispersion: number;
}

/** The range that the picture needs, found by looking at it; null: not known yet. */
export interface PictureRange {
  readonly range: FoundRange | null;
  /** The map of gas that is shown; null: one of mass. */
  of: GasMapName | null;
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
export const FIRST: FoundRange = { ends: [-3, 1], floor: -3, velocity: 1 / REACH, dispersion: 1 / REACH };
const firstOf = (of: GasMapName | null): FoundRange =>
  of ? { ...FIRST, ends: GAS_MAPS[of].first, floor: GAS_MAPS.gas.first[0] } : FIRST;

/** What of a look is about maps. */
type Chosen = Pick<Look, "low" | "high" | "span" | "shows">;

/** The maps of mass per area and of its velocities: their units, and the ends that were chosen or that the picture needs. */
export class MassScale<End extends Held = Held> {
  /** Decimal logarithms in the unit of the sums, and a velocity in theirs. */
  readonly ends: { readonly low: End; readonly high: End; readonly floor: End; readonly span: End };
  /** Mass per area for which the sums are 1: all mass over the run's radius squared. */
  unit = 1;
  /** Velocity for which the sums' is 1, velocity units. */
  reach = 1;
  /** The picture's own range is another one. */
  onRange: (range: MapRange) => void = () => {};
  readonly #pictureRange: PictureRange;
  /** What ends of a map of gas are where the sums' are 1, in the bodies' own units: temperatures as the internal energy that ionised gas has at them. */
  #units: Readonly<Record<GasMapName, number>> = { gas: 1, temperature: 1, formation: 1, metallicity: 1 };
  #chosen: Chosen = { low: null, high: null, span: null, shows: "light" };

  constructor(pictureRange: PictureRange, ends: MassScale<End>["ends"]) {
    this.#pictureRange = pictureRange;
    this.ends = ends;
  }

  /** The range that the picture needs. */
  get range(): MapRange {
    const { of } = this.#pictureRange;
    const { ends, floor: least, velocity, dispersion } = this.#pictureRange.range ?? firstOf(of);
    const [low, high] = ends.map((power) => this.#per * 10 ** power) as [number, number];
    const gas = { low: this.unit * 10 ** least, high: this.unit * 10 ** (least + DECADES) };
    return { of, low, high, gas, velocity: this.reach * velocity, dispersion: this.reach * dispersion };
  }

  /** What the ends are where the sums' are 1. */
  get #per(): number {
    const { of } = this.#pictureRange;
    return of ? this.#units[of] : this.unit;
  }

  /** What a map of gas shows where the sums say 1, in the bodies' own units. */
  unitOf(map: GasMapName): number {
    return this.#units[map];
  }

  /** Other bodies. */
  begin({ mass, radius, speed, gas }: Appearance): void {
    this.unit = (mass > 0 ? mass : 1) / radius ** 2;
    const formation = (this.unit * (gas?.years ?? 1e9)) / 1e9;
    this.#units = { gas: this.unit, temperature: gas?.heat ? HEAT / gas.heat : speed ** 2, formation, metallicity: 1 };
    this.reach = REACH * Math.max(speed, 1e-30);
    this.#pictureRange.forget();
    this.changed();
  }

  /** Ends that the user chose; null: the picture's own. */
  set(chosen: Chosen): void {
    this.#chosen = chosen;
    const of = gasMapOf(chosen.shows);
    if (of === this.#pictureRange.of) this.#apply();
    else {
      // Other sums: what was found in these is of no use.
      this.#pictureRange.of = of;
      this.#pictureRange.forget();
      this.changed();
    }
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
    const { low, high, gas, velocity, dispersion } = this.range;
    const { span, shows } = this.#chosen;
    const log = (value: number, per = this.#per) => Math.log10(value / per);
    this.ends.floor.value = log(gas.low, this.unit);
    this.ends.low.value = log(this.#chosen.low ?? low);
    this.ends.high.value = log(this.#chosen.high ?? high);
    this.ends.span.value = (span ?? (shows === "dispersion" ? dispersion : velocity)) / this.reach;
  }
}
