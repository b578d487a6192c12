import type { Bodies } from "../data/bodies/bodies.ts";
import type { Units } from "../data/bodies/units.ts";
import { type Choice, choiceOf, fieldOf, parseChoice } from "../physics/external/choice.ts";
import type { ExternalField } from "../physics/external/field.ts";
import { fieldTimestep } from "../physics/external/timestep.ts";
import type { OwnValues } from "./potentials.ts";

/** The fields that are asked for, in the bodies' units. Throws one line where one of them is none. */
export function fieldsOf(asked: readonly Choice[], units: Units, gravity: number): ExternalField {
  const choices = asked.map((one, k) => {
    if (typeof one?.name !== "string" || typeof one.given !== "object")
      throw new Error(`external[${k}] is no field: make it by potentials, as potentials.nfw({ mass: 1, scale: 2 })`);
    if (!one.own) return choiceOf(one.name, one.given);
    const { field, wgsl, ...given } = one.own as OwnValues;
    return choiceOf(one.name, given as Choice["given"], { field, wgsl });
  });
  return fieldOf(choices, units, gravity);
}

/** The longest step that fields allow, those that were asked for or those that the bodies bring; without any every step is allowed. */
export function longestStep(
  fields: ExternalField | readonly string[] = [],
  bodies: Bodies,
  gravity: number,
): number | undefined {
  if (fields.length === 0) return undefined;
  const isField = (given: typeof fields): given is ExternalField => typeof given[0] !== "string";
  const field = isField(fields) ? fields : fieldOf(fields.map(parseChoice), bodies.units, gravity);
  return fieldTimestep(field, bodies);
}
