import type { Quantity, Scale } from "../../data/bodies/units.ts";
import { rounded } from "../../language/format.ts";
import type { Slice } from "../slice.ts";
import { text } from "./text.ts";

/** What people read: kpc and Myr, or the bodies' own numbers. */
export type UnitsChoice = "physical" | "own";

export interface UnitsSlice {
  units: UnitsChoice;
  /** How the bodies on the screen are read in kpc, Myr, km/s and solar masses; null where nobody knows. */
  scale: Scale | null;
  /** Is that scale only one of many that would do, because the bodies are dimensionless? */
  scaleAssumed: boolean;
  setUnits(units: UnitsChoice): void;
  setScale(scale: Scale | null, assumed: boolean): void;
}

export const createUnits: Slice<UnitsSlice> = (set) => ({
  units: "physical",
  scale: null,
  scaleAssumed: false,
  setUnits: (units) => set({ units }),
  setScale: (scale, scaleAssumed) => set({ scale, scaleAssumed }),
});

/** How one kind of quantity is read now. The same object for the same choice, so that React can compare. */
export function quantityOf(state: Pick<UnitsSlice, "units" | "scale">, kind: keyof Scale): Quantity {
  return state.units === "physical" && state.scale ? state.scale[kind] : OWN[kind];
}

/** A value of the bodies as people read it now, with its unit. */
export function quantityWords(state: Pick<UnitsSlice, "units" | "scale">, kind: keyof Scale, value: number): string {
  const { factor, unit } = quantityOf(state, kind);
  return `${rounded(value * factor)} ${unit}`;
}

const OWN: Scale = {
  length: { factor: 1, unit: text.own.length },
  time: { factor: 1, unit: text.own.time },
  velocity: { factor: 1, unit: text.own.velocity },
  mass: { factor: 1, unit: text.own.mass },
};
