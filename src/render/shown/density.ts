import { mix } from "three/tsl";
import type { Node } from "three/webgpu";
import { DENSITY_COLOURS } from "./densityColours.ts";
import { decades, MAP_IMAGE, mapped } from "./mapImage.ts";
import type { Shown } from "./shown.ts";

/** Projected mass: the integral of the density along the line of sight through each pixel (mapImage.ts). */
export const density: Shown = {
  ...MAP_IMAGE,
  name: "density",
  display: (sum, { paper, low, high }) => {
    const t = decades(sum).sub(low).div(high.sub(low)).clamp(0, 1) as unknown as Node<"float">;
    return mix(mapped(DENSITY_COLOURS.dark, t), mapped(DENSITY_COLOURS.print, t), paper) as Node<"vec3">;
  },
};
