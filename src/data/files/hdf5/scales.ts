import type { Dataset } from "h5wasm";
import { GADGET_UNITS, type Units } from "../../bodies/units.ts";
import { largestOf } from "./datasets.ts";

/** What numbers of the file are multiplied by before they become 32-bit floats, and the units that they are in then. */
export interface Scales {
  readonly units: Units;
  readonly length: number;
  readonly mass: number;
  readonly velocity: number;
  readonly note?: string;
}

/** Beyond this 32-bit floats end. */
const MOST_MASS = 3.4e38;

/** Of units below this (Msun) there are too many in a galaxy: kilograms and less. */
const SMALL_MASS = 1e-25;

/**
 * Numbers stay as they are, but those of laboratory units that are too large: they go over to GADGET's units. `masses` are those of types without a dataset.
 */
export function scalesOf(units: Units, massSets: readonly (Dataset | null)[], masses: readonly number[]): Scales {
  const same = { units, length: 1, mass: 1, velocity: 1 };
  const { lengthKpc, massMsun, velocityKms } = units;
  if (lengthKpc === null || massMsun === null || velocityKms === null) return same;
  const heavy = () =>
    Math.max(...masses.map(Math.abs), ...massSets.map((set) => (set ? largestOf(set) : 0))) > MOST_MASS;
  if (!(massMsun < SMALL_MASS && heavy())) return same;
  const [length, mass, velocity] = [lengthKpc, massMsun / 1e10, velocityKms];
  const gravity = (units.gravity * length * velocity ** 2) / mass;
  const own = Math.abs(gravity / GADGET_UNITS.gravity - 1) > 1e-3;
  return {
    ...{ length, mass, velocity },
    units: own ? { ...GADGET_UNITS, name: "kpc, km/s, 1e10 Msun", gravity } : GADGET_UNITS,
    note: `The numbers, in units of ${units.name}, were turned into kpc, km/s and 1e10 Msun: 32-bit floats end at 3.4e38.`,
  };
}
