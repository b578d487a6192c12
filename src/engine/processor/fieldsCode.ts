/** What the processor's engine takes of external fields: loaded where there are some. */
import { type ExternalField, fieldNow, timesGravity } from "../../physics/external/field.ts";
import { addPotentials } from "../externalFields.ts";
import type { Scaling } from "../scaling.ts";
import { insideTerms } from "../state/externalTerms.ts";
import { type SentTerm, sentTerms } from "./fields.ts";

export { inFields, withEnergy } from "../externalFields.ts";

/** Fields in the engine's units, as threads are told of them. */
export const sentInside = (field: ExternalField, gravity: number, scaling: Scaling): readonly SentTerm[] =>
  sentTerms(insideTerms(field, gravity, scaling));

/** Adds the fields' potential at a time to the potentials of bodies, see `addPotentials`. */
export function addPotentialsAt(
  forces: Float32Array,
  position: ArrayLike<number>,
  field: ExternalField,
  gravity: number,
  time: number,
): Float32Array {
  return addPotentials(forces, position, fieldNow(timesGravity(field, gravity), time));
}
