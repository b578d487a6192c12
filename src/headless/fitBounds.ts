import { BOUNDS, type Bounds } from "../fit/plausible.ts";
import type { Sense } from "../fit/ranges.ts";
import { numberOr, textOr } from "./option.ts";

/** Options that say which encounters are worth to be run. */
export const BOUND_OPTIONS = {
  sense: textOr(
    null,
    "S,S",
    "how each disc turns in the picture: + counterclockwise, - clockwise, ? unknown (default: both unknown)",
  ),
  turned: numberOr(
    BOUNDS.turned,
    "ANGLE",
    "radians by which the edge of each disc has turned since the pericentre at least",
    { min: 0 },
  ),
  "energy-from": numberOr(BOUNDS.energy[0], "E", "kinetic over potential energy at the start at least; 1: a parabola", {
    min: 0,
  }),
  "energy-to": numberOr(BOUNDS.energy[1], "E", "the same at most", { above: 0 }),
  pericentre: numberOr(BOUNDS.pericentre, "P", "pericentre over both discs' outer radii at most", { above: 0 }),
};

interface Given {
  readonly turned: number;
  readonly "energy-from": number;
  readonly "energy-to": number;
  readonly pericentre: number;
}

/** Throws one line where no energy is between the bounds. */
export function boundsOf(given: Given): Bounds {
  const energy = [given["energy-from"], given["energy-to"]] as const;
  if (energy[0] >= energy[1]) throw new Error(`--energy-from ${energy[0]} is not below --energy-to ${energy[1]}`);
  return { turned: given.turned, energy, pericentre: given.pericentre };
}

const SENSES: Readonly<Record<string, Sense>> = { "+": 1, "-": -1, "?": 0 };

/** Throws one line where the text is not two signs. */
export function sensesOf(text: string | null): readonly [Sense, Sense] {
  const [first, second, ...more] = (text ?? "?,?").split(",").map((sign) => SENSES[sign.trim()]);
  if (first === undefined || second === undefined || more.length > 0)
    throw new Error(`--sense ${JSON.stringify(text)} is not two of + - ? with a comma between them`);
  return [first, second];
}
