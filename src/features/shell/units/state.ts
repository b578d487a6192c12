import type { Universe } from "../../../data/bodies/space.ts";
import type { Quantity, Scale } from "../../../data/bodies/units.ts";
import type { CosmicMoment } from "../../../engine/index.ts";
import { fixed, rounded } from "../../../language/format.ts";
import type { Fields, Slice } from "../../kit/slice.ts";
import { text } from "./text.ts";

/** What people read: kpc and Myr, or the bodies' own numbers. */
export type UnitsChoice = "physical" | "own";

export interface UnitsState {
  units: UnitsChoice;
  /** How the bodies on the screen are read in kpc, Myr, km/s and solar masses; null where it is not known. */
  scale: Scale | null;
  /** Is that scale only one of many that would do, because the bodies are dimensionless? */
  scaleAssumed: boolean;
  /** Of an expanding universe: what times of its clock are; null elsewhere. */
  cosmic: ((time: number) => CosmicMoment) | null;
  /** What an expanding universe is made of; null elsewhere. */
  universe: Universe | null;
  setUnits(units: UnitsChoice): void;
  setScale(scale: Scale | null, assumed: boolean): void;
}

export interface UnitsSlice {
  readonly units: UnitsState;
}

export const createUnits: Slice<UnitsSlice> = (set) => ({
  units: "physical",
  scale: null,
  scaleAssumed: false,
  cosmic: null,
  universe: null,
  setUnits: (units) => set({ units }),
  setScale: (scale, scaleAssumed) => set({ scale, scaleAssumed }),
});

/** Parsecs in a unit of length. */
export const PARSECS: Readonly<Record<string, number>> = { kpc: 1e3, Mpc: 1e6 };

/** How one kind of quantity is read now. The same object for the same choice, so that React can compare. */
export function quantityOf(state: Fields<UnitsSlice, "units" | "scale">, kind: keyof Scale): Quantity {
  return state.units.units === "physical" && state.units.scale ? state.units.scale[kind] : OWN[kind];
}

/** A time of the bodies as people read it now: of an expanding universe its redshift and age. */
export function timeWords(state: Fields<UnitsSlice, "units" | "scale" | "cosmic">, time: number): string {
  if (!state.units.cosmic) return quantityWords(state, "time", time);
  const { redshift, age } = state.units.cosmic(time);
  // What steps lack of today, or go beyond it, is no redshift.
  const z = Math.abs(redshift) < 0.005 ? 0 : redshift;
  // Billions of years; below one people count millions.
  const young = age < 1;
  return text.cosmic(z < 10 ? fixed(z, 2) : rounded(z), rounded(young ? 1000 * age : age), young);
}

/** A value of the bodies as people read it now, with its unit. */
export function quantityWords(state: Fields<UnitsSlice, "units" | "scale">, kind: keyof Scale, value: number): string {
  const { factor, unit } = quantityOf(state, kind);
  return `${rounded(value * factor)} ${unit}`;
}

const OWN: Scale = {
  length: { factor: 1, unit: text.own.length },
  time: { factor: 1, unit: text.own.time },
  velocity: { factor: 1, unit: text.own.velocity },
  mass: { factor: 1, unit: text.own.mass },
};
