import type { Node } from "three/webgpu";
import { MAP_IMAGE, mapped, meanOf, whereMass } from "./mapImage.ts";
import type { Shown } from "./shown.ts";
import { VELOCITY_COLOURS } from "./velocityColours.ts";

/** Mean velocity along the line of sight, weighted by mass: blue where it approaches, red where it recedes. */
export const velocity: Shown = {
  ...MAP_IMAGE,
  name: "velocity",
  display: (sum, tones) => {
    const t = meanOf(sum).div(tones.span).mul(0.5).add(0.5).clamp(0, 1) as unknown as Node<"float">;
    return whereMass(sum, mapped(VELOCITY_COLOURS.velocity, t), tones);
  },
};
