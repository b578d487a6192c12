import { adaptive } from "./adaptive.ts";
import { bonsai } from "./bonsai.ts";
import { changa } from "./changa.ts";
import { direct } from "./direct.ts";
import { distance } from "./distance.ts";
import { octgrav, octgravEq1 } from "./octgrav.ts";

/** Die Verfahren, jedes in einer Datei: es kommt und geht mit seinem Ordner in src/engine/force. */
export const solvers = { adaptive, bonsai, distance, octgrav, "octgrav-eq1": octgravEq1, changa, direct };
