import { Color } from "three";
import type { Appearance } from "../bodies.ts";
import { GALAXY_COLOURS } from "../colour/galaxy.ts";
import { colourMode } from "../colour/index.ts";
import type { ScaleOfBodies } from "../colour/mode.ts";
import type { ColourTable } from "./request.ts";

/** What galaxies are coloured by. */
const GALAXIES: ScaleOfBodies = { by: "galaxy", colours: GALAXY_COLOURS };

/** Linear colours of the mode called `name`, or of galaxies where a mode needs what only WebGPU works out. */
export function colourTable(name: string, { speed, depth }: Pick<Appearance, "speed" | "depth">): ColourTable {
  const asked = colourMode(name).scale;
  const scale = asked.by === "quantity" ? GALAXIES : asked;
  const colours = scale.colours.map((css) => {
    const { r, g, b } = new Color(css);
    return [r, g, b] as const;
  });
  const typical = { galaxy: 1, component: 1, speed: Math.max(speed, 1e-30), depth }[scale.by];
  return { by: scale.by, colours, top: "top" in scale ? scale.top * typical : 1 };
}
