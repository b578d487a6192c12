import { resolveValues, type Values } from "../../data/parameter.ts";
import { DISCS } from "./discs.ts";
import type { Potential } from "./potential.ts";
import { SPHERICAL } from "./spherical.ts";
import { TURNING } from "./turning.ts";

/** Every field that there is, the simplest first. */
export const POTENTIALS: readonly Potential[] = [...SPHERICAL, ...DISCS, ...TURNING];

/** A field with its values, in the order of its parameters. */
export interface Term {
  readonly potential: Potential;
  readonly values: readonly number[];
}

/** Throws one line that names the known fields, the unknown parameter or the value out of range. */
export function term(name: string, given: Values): Term {
  const potential = POTENTIALS.find((one) => one.name === name);
  if (!potential) {
    const known = POTENTIALS.map((one) => one.name).join(", ");
    throw new Error(`unknown potential "${name}"; known: ${known}`);
  }
  const values = resolveValues(`potential "${name}"`, potential.parameters, given);
  return { potential, values: potential.parameters.map((parameter) => values[parameter.name]!) };
}
