import type { Node } from "three/webgpu";
import { MAP_IMAGE, mapped, meanOf, whereMass } from "./mapImage.ts";
import type { Shown } from "./shown.ts";
import { VELOCITY_COLOURS } from "./velocityColours.ts";

/** Standard deviation of the velocity along the line of sight, weighted by mass. */
export const dispersion: Shown = {
  ...MAP_IMAGE,
  name: "dispersion",
  display: (sum, tones) => {
    const mean = meanOf(sum);
    const square = sum.z.div(sum.x.max(1e-30)).sub(mean.mul(mean)).max(0);
    const t = square.sqrt().div(tones.span).clamp(0, 1) as unknown as Node<"float">;
    return whereMass(sum, mapped(VELOCITY_COLOURS.dispersion, t), tones);
  },
};
