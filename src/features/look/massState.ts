import type { ComponentName } from "../../data/bodies/bodies.ts";
import type { Quantity } from "../../data/bodies/units.ts";
import { significant } from "../../language/significant.ts";
import type { MassRange } from "../../render/shown/massView.ts";
import { text as playText } from "../play/text.ts";
import type { StatusSlice } from "../status/state.ts";
import { quantityOf, type UnitsSlice } from "../units/state.ts";
import type { LookSlice, View } from "./state.ts";
import { text } from "./text.ts";

/** Least factor between the ends. */
const NARROWEST = 1.5;

/** The ends in force: as chosen, or as the picture needs; null before the first picture. */
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

const PC_PER_KPC = 1000;

/** How mass per area is read now. */
export function surfaceDensityOf(state: Pick<UnitsSlice, "units" | "scale">): Quantity {
  if (state.units !== "physical" || !state.scale) return { factor: 1, unit: text.density.own };
  const [mass, length] = [quantityOf(state, "mass"), quantityOf(state, "length")];
  return { factor: mass.factor / (length.factor * PC_PER_KPC) ** 2, unit: text.density.physical };
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

/** What the scale of the picture says, in the units that people read. */
export interface MassLegend extends MassRange {
  readonly title: string;
  readonly unit: string;
  readonly ticks: readonly Tick[];
  readonly colours: readonly string[];
}

/** Numbers on a scale at most. */
const MOST_TICKS = 7;

/** Null where no mass is shown. */
export function massLegend(
  state: Pick<LookSlice, "view" | "massRange" | "massColours"> &
    Pick<StatusSlice, "status"> &
    Pick<UnitsSlice, "units" | "scale"> & { readonly builderOpen: boolean },
): MassLegend | null {
  const { view, massRange, massColours, status, builderOpen } = state;
  const range = rangeInForce(view, massRange);
  // A draft is shown by its light.
  if (view.shows !== "density" || builderOpen || !range) return null;
  const { factor, unit } = surfaceDensityOf(state);
  const shown = { low: range.low * factor, high: range.high * factor };
  const whole = view.massOf === "all" || !massChoices(status).includes(view.massOf);
  const { title, titleOf } = text.density;
  return {
    ...shown,
    unit,
    title: whole ? title : titleOf(massName(view.massOf)),
    ticks: ticksOf(shown, MOST_TICKS),
    colours: massColours[view.theme],
  };
}

/** Whose mass can be asked for in this run: there is no choice where there is but one kind of body. */
export function massChoices({ components, galaxies }: StatusSlice["status"]): string[] {
  const parts = components.length > 1 ? [...components] : [];
  const luminous = parts.includes("halo") ? ["luminous"] : [];
  const each = galaxies > 1 ? Array.from({ length: Math.min(galaxies, 8) }, (_, g) => `galaxy-${g + 1}`) : [];
  return ["all", ...luminous, ...parts, ...each];
}

/** What people read for one of `massChoices`. */
export function massName(choice: string): string {
  const { all, luminous, galaxy } = text.density.massOf;
  if (choice === "all") return all;
  if (choice === "luminous") return luminous;
  const number = /^galaxy-(\d+)$/.exec(choice)?.[1];
  if (number) return galaxy(number);
  const name = playText.components[choice as ComponentName] ?? choice;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Could this be one of `massChoices` of some run? */
export function isMassOf(word: string): boolean {
  return /^(all|luminous|disc|bulge|halo|gas|stars|black hole|other|galaxy-[1-9]\d{0,2})$/.test(word);
}
