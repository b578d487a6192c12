/** What the processor's engine takes of external fields: loaded where there are some (fieldsAtNeed.ts). */
import type { ExternalField } from "../../physics/external/field.ts";
import type { Scaling } from "../scaling.ts";
import { insideTerms } from "../state/externalTerms.ts";
import { type SentTerm, sentTerms } from "./fields.ts";

export { addPotentials, inFields, withEnergy } from "../external/fields.ts";

/** Fields in the engine's units, as threads are told of them. */
export const sentInside = (field: ExternalField, gravity: number, scaling: Scaling): readonly SentTerm[] =>
  sentTerms(insideTerms(field, gravity, scaling));
