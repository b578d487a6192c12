import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { structSize } from "../../gpu/struct.ts";
import { type Sizes, TOTALS_TILE, tiles } from "../state/sizes.ts";

// Apart from what fills them, which is loaded where there are fields.
const { CELLS_PER_OCTAVE, MOST_TERMS, OCTAVES } = CONSTANTS.potentials;

/** Bytes of one field's numbers. */
export const TERM_BYTES = structSize("ExternalTerm");
const FRICTION_BYTES = structSize("FrictionTerm");
/** Entries of one table. */
export const ENTRIES = CELLS_PER_OCTAVE * OCTAVES + 1;

/** Bytes of the buffers `externalTerms` and `frictionTerms`, and of the tables of either. */
export const EXTERNAL_BYTES = {
  terms: MOST_TERMS * TERM_BYTES,
  friction: MOST_TERMS * FRICTION_BYTES,
  tables: 16 * MOST_TERMS * ENTRIES,
};

/** Buffers of fields that bodies feel and don't change. */
export const EXTERNAL_TABLES = {
  externalTerms: () => EXTERNAL_BYTES.terms,
  radialTables: () => EXTERNAL_BYTES.tables,
  /** Energy in these fields, a number for every 256 bodies. */
  externalTotals: (s: Sizes) => 4 * tiles(s.n, TOTALS_TILE),
};

/** Those of what fields slow bodies down by. */
export const FRICTION_TABLES = {
  frictionTerms: () => EXTERNAL_BYTES.friction,
  frictionTables: () => EXTERNAL_BYTES.tables,
};
