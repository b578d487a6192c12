import { Color } from "three/webgpu";
import type { Appearance } from "../bodies.ts";
import { galaxy } from "../colour/galaxy.ts";
import { colourMode } from "../colour/index.ts";
import type { ColourTable } from "./request.ts";

/** Linear colours of the mode called `name`, or of galaxies where a mode needs what only WebGPU works out. */
export function colourTable(name: string, { speed, depth }: Pick<Appearance, "speed" | "depth">): ColourTable {
  const scale = colourMode(name).scale ?? galaxy.scale!;
  const colours = scale.colours.map((css) => {
    const { r, g, b } = new Color(css);
    return [r, g, b] as const;
  });
  const typical = { galaxy: 1, component: 1, speed: Math.max(speed, 1e-30), depth }[scale.by];
  return { by: scale.by, colours, top: "top" in scale ? scale.top * typical : 1 };
}
