import type { Quantity } from "../../../data/bodies/units.ts";
import { tick } from "../../../language/format.ts";
import { significant } from "../../../language/significant.ts";
import type { ColourKey } from "../../../render/annotateKey.ts";
import type { MapRange, MassRange } from "../../../render/shown/massView.ts";
import type { Fields } from "../../kit/slice.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { PARSECS, quantityOf, type UnitsSlice } from "../../shell/units/state.ts";
import { massChoices, massName } from "./massChoices.ts";
import { type AppearanceSlice, gasMapOf, type MapName, type View } from "./state.ts";
import { text } from "./text.ts";

/** Least factor between the ends. */
const NARROWEST = 1.5;

/** The ends of mass per area in force: as chosen, or as the picture needs; null before the first picture. */
export function rangeInForce({ low, high }: Pick<View, "low" | "high">, own: MassRange | null): MassRange | null {
  if (!own) return null;
  const range = { low: low ?? own.low, high: high ?? own.high };
  if (range.low < range.high) return range;
  // One end alone was asked for, and lies beyond the picture's own other one.
  return low === null ? { ...range, low: range.high / NARROWEST } : { ...range, high: NARROWEST * range.low };
}

/** The choice of both ends where one is moved: it takes the other with it where they would meet. */
export function movedEnd(range: MassRange, end: keyof MassRange, value: number): MassRange {
  const [low, high] = end === "low" ? [value, Math.max(range.high, NARROWEST * value)] : [range.low, value];
  return { low: significant(Math.min(low, high / NARROWEST), 4), high: significant(high, 4) };
}

/** Temperature of ionised hydrogen and helium whose internal energy a unit of mass is 1 (km/s)^2. */
export const KELVINS = 47.53;

/** How mass per area is read now. */
export function surfaceDensityOf(state: Fields<UnitsSlice, "units" | "scale">): Quantity {
  if (state.units.units !== "physical" || !state.units.scale) return { factor: 1, unit: text.density.own };
  const [mass, length] = [quantityOf(state, "mass"), quantityOf(state, "length")];
  return { factor: mass.factor / (length.factor * PARSECS[length.unit]!) ** 2, unit: text.density.physical };
}

/** A number on the scale, at `share` of its length. */
export interface Tick {
  readonly share: number;
  readonly value: number;
}

/** Powers of ten between the ends, at most `most` of them; where there are hardly any also 2 and 5 times those. */
export function ticksOf({ low, high }: MassRange, most: number): Tick[] {
  const [from, to] = [Math.log10(low), Math.log10(high)];
  const steps = to - from > 1.5 ? [1] : [1, 2, 5];
  const ticks: Tick[] = [];
  for (let power = Math.floor(from); power <= to; power++) {
    for (const step of steps) {
      const value = Number((step * 10 ** power).toPrecision(1));
      const share = (Math.log10(value) - from) / (to - from);
      if (share > -1e-6 && share < 1 + 1e-6) ticks.push({ share: Math.min(1, Math.max(0, share)), value });
    }
  }
  const every = Math.ceil(ticks.length / most);
  return ticks.filter((_, i) => i % every === 0);
}

/** Multiples of 1, 2 or 5 times a power of ten from `low` to `high`, at most `most` of them. */
function evenTicksOf({ low, high }: MassRange, most: number): Tick[] {
  const least = (high - low) / most;
  const decade = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((k) => k * decade).find((size) => size >= least)!;
  const [first, last] = [Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9)];
  return Array.from({ length: last - first + 1 }, (_, k) => {
    const value = (first + k) * step;
    return { share: Math.min(1, Math.max(0, (value - low) / (high - low))), value };
  });
}

/** Lowest and highest number of a map, in the bodies' own units; null before the first picture. */
function mapEnds(shows: MapName, view: Pick<View, "low" | "high" | "span">, own: MapRange | null): MassRange | null {
  if (!own) return null;
  // Beside another map of gas.
  if (shows === "gas" && own.of !== null && own.of !== shows) return own.gas;
  // The picture has not yet told what this map needs.
  if (own.of !== gasMapOf(shows)) return null;
  if (!isMoving(shows)) return rangeInForce(view, own);
  const high = view.span ?? own[shows];
  return { low: shows === "velocity" ? -high : 0, high };
}

/** How numbers of a map are read now. */
export function mapUnit(shows: MapName, state: Fields<UnitsSlice, "units" | "scale">): Quantity {
  const velocity = quantityOf(state, "velocity");
  if (isMoving(shows)) return velocity;
  const physical = state.units.units === "physical" && state.units.scale !== null;
  if (shows === "temperature")
    return physical ? { factor: KELVINS * velocity.factor ** 2, unit: "K" } : { factor: 1, unit: `${velocity.unit}²` };
  if (shows === "metallicity") return { factor: 1, unit: "Z\u2609" };
  if (shows !== "formation") return surfaceDensityOf(state);
  if (!physical) return { factor: 1, unit: text.density.formation.own };
  const factor = surfaceDensityOf(state).factor / quantityOf(state, "time").factor;
  return { factor, unit: text.density.formation.physical };
}

/** Is a map one of velocities, whose scale is even? */
export const isMoving = (shows: MapName): shows is "velocity" | "dispersion" =>
  shows === "velocity" || shows === "dispersion";

/** What the scale of the picture says, in the units that people read. */
export interface MapLegend extends MassRange {
  /** Do equal lengths of the scale stand for equal steps, or for equal factors? */
  readonly even: boolean;
  readonly title: string;
  readonly unit: string;
  readonly ticks: readonly Tick[];
  readonly colours: readonly string[];
}

/** Numbers on a scale at most. */
const MOST_TICKS = 7;

/** Null where no map is shown. */
export function mapLegend(
  state: Fields<AppearanceSlice, "view" | "massRange" | "mapColours"> &
    Fields<StatusSlice, "status"> &
    Fields<UnitsSlice, "units" | "scale"> & { readonly builder: { readonly builderOpen: boolean } },
): MapLegend | null {
  const {
    appearance: { view, massRange, mapColours },
    status: { status },
    builder: { builderOpen },
  } = state;
  const { shows } = view;
  // A draft is shown by its light.
  if (shows === "light" || builderOpen) return null;
  const range = mapEnds(shows, view, massRange);
  if (!range) return null;
  const { factor, unit } = mapUnit(shows, state);
  const even = isMoving(shows);
  const shown = { low: range.low * factor, high: range.high * factor };
  const whole = view.massOf === "all" || !massChoices(status, shows).includes(view.massOf);
  const title = text.density.titles[shows];
  return {
    ...shown,
    unit,
    even,
    title: whole ? title : text.density.titleOf(title, massName(view.massOf)),
    ticks: (even ? evenTicksOf : ticksOf)(shown, MOST_TICKS),
    colours: mapColours[shows]?.[view.theme] ?? [],
  };
}

/** The same as a still picture has it. */
export const colourKey = ({ title, unit, ticks, colours }: MapLegend): ColourKey => ({
  title: `${title} (${unit})`,
  colours,
  ticks: ticks.map(({ share, value }) => ({ share, label: tick(value) })),
});
