import type { Dataset } from "h5wasm";
import type { GasColumns } from "../../bodies/gas.ts";
import type { TypeRule } from "../particleTypes.ts";
import { numberOfAttribute } from "./attributes.ts";
import type { Scales } from "./scales.ts";

/** Where Wendland's C2 ends, in the smoothing lengths that SWIFT's files have (Dehnen & Aly 2012). */
export const KERNEL_ENDS = 1.936492;

/** Names that codes use for numbers of gas, and of stars; the first is what is written. */
export const GAS_NAMES = {
  internalEnergy: ["InternalEnergy", "InternalEnergies"],
  smoothingLength: ["SmoothingLength", "SmoothingLengths"],
  density: ["Density", "Densities"],
  metallicity: ["Metallicity", "GFM_Metallicity", "MetalMassFractions"],
} as const;
export const STAR_NAMES = {
  metallicity: GAS_NAMES.metallicity,
  birthTime: ["StellarFormationTime", "GFM_StellarFormationTime", "BirthTimes"],
} as const;

/** Those of a particle type, by the names of columns. */
export const gasNames = (type: number): Readonly<Record<string, readonly string[]>> =>
  type === 0 ? GAS_NAMES : type === 4 ? STAR_NAMES : {};

/** A column and the dataset that it is read from. */
export type GasSet = readonly [name: keyof GasColumns, set: Dataset];

/** Attribute of SWIFT's datasets: the power of the scale factor that makes a comoving number a physical one. */
const TO_PHYSICAL = "a-scale exponent";

/**
 * What a number of gas in the file is multiplied by; `a` is the scale factor, 1 where space does not expand. SWIFT's internal
 * energies are comoving ones, a² times the physical (its hydro_io.h), and an attribute says so.
 */
export function gasScale([name, set]: GasSet, { length, mass, velocity }: Scales, rule: TypeRule, a: number): number {
  if (name === "internalEnergy") return velocity * velocity * a ** (numberOfAttribute(set, TO_PHYSICAL) ?? 0);
  if (name === "density") return mass / length ** 3;
  if (name === "smoothingLength") return rule === "swift" ? length * KERNEL_ENDS : length;
  return name === "birthTime" ? length / velocity : 1;
}
