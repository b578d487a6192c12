import { FAULTS } from "../../../../fit/images/faults.ts";
import { words } from "../../../../language/words.ts";

/** What can be wrong with a picture of a pair; the command line says it in English. */
export const text = words("fitFaults", FAULTS);
