import { length, type OwnSource, type Potential, potentialParameter } from "./potential.ts";
import { pattern } from "./turning.ts";

/**
 * A potential by the user's own formula; NaN where it has none for the processor. Units of the bodies' lengths and velocities are parameters, which go into
 * other units as all do: so the formula stays in its own.
 */
export const ownPotential = (own: OwnSource): Potential => ({
  name: "own",
  title: "",
  help: "",
  parameters: [length("unit", "", ""), potentialParameter("speed", "", "", "velocity", [0, 1, 1]), pattern],
  turns: true,
  own,
  field([unit, speed], x, y, z, out, time = 0) {
    const found = own.field?.(x / unit!, y / unit!, z / unit!, time) ?? [];
    for (let k = 0; k < 4; k++) out[k] = (found[k]! * speed! * speed!) / (k < 3 ? unit! : 1);
  },
});
