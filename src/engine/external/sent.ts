import type { ExternalField, PlacedTerm } from "../../physics/external/field.ts";
import { textOfOwn } from "./ownText.ts";

/** A term as threads are told of it, by the name of its potential: formulas can't be sent. In the engine's units, times in the bodies'. */
export type SentTerm = Omit<PlacedTerm, "potential"> & {
  readonly name: string;
  /** Of the user's own: the text of its function. */
  readonly own?: string;
};

/** Fields as threads are told of them. */
export const sentTerms = (field: ExternalField): readonly SentTerm[] =>
  field.map(({ potential: { name, own }, ...rest }) => ({
    ...rest,
    name,
    ...(own?.field && { own: textOfOwn(own.field) }),
  }));
