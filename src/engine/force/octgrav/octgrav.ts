import type { ForceVariant, Opening } from "../../state/forceVariant.ts";
import type { Spec } from "../../state/spec.ts";
import { listForces } from "./listForces.ts";
import { listLengths } from "./listLengths.ts";
import { listStarts } from "./listStarts.ts";
import { lists } from "./lists.ts";

/** Interaction lists in memory: counted, placed by a prefix sum, written, then used up. */
export const octgrav =
  (opening: Opening) =>
  (variant: ForceVariant): readonly Spec[] => [
    listLengths(opening, variant),
    listStarts(variant),
    lists(opening, variant),
    listForces(variant),
  ];
