import { Color } from "three";
import type { Appearance } from "../bodies.ts";
import { GALAXY_COLOURS } from "../colour/galaxy.ts";
import { colourMode } from "../colour/index.ts";
import type { ScaleOfBodies } from "../colour/mode.ts";
import type { ColourTable } from "./request.ts";

/** What galaxies are coloured by. */
const GALAXIES: ScaleOfBodies = { by: "galaxy", colours: GALAXY_COLOURS };

/** The run's typical speed, depth and density, in the units of the scene. */
export type Typical = Pick<Appearance, "speed" | "depth" | "density">;

/** Linear colours of the mode called `name`, or of galaxies where a mode needs what only WebGPU works out. */
export function colourTable(name: string, typical: Typical): ColourTable {
  const asked = colourMode(name).scale;
  const scale = asked.by === "quantity" ? GALAXIES : asked;
  const colours = scale.colours.map((css) => {
    const { r, g, b } = new Color(css);
    return [r, g, b] as const;
  });
  return { by: scale.by, colours, ...endsOf(scale, typical) };
}

/** What the ends of a ramp stand for; of densities their logarithms to the base 2. */
function endsOf(scale: ScaleOfBodies, { speed, depth, density }: Typical): Pick<ColourTable, "bottom" | "top"> {
  if ("low" in scale) {
    const power = (decades: number) => Math.log2(density * 10 ** decades);
    return { bottom: power(scale.low), top: power(scale.high) };
  }
  if (!("top" in scale)) return { bottom: 0, top: 1 };
  return { bottom: 0, top: scale.top * (scale.by === "speed" ? Math.max(speed, 1e-30) : depth) };
}
