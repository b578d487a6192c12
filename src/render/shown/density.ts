import { float, log, mix, vec3 } from "three/tsl";
import type { Node } from "three/webgpu";
import { DENSITY_COLOURS } from "./densityColours.ts";
import type { Shown } from "./shown.ts";

/**
 * Projected mass: the integral of the density along the line of sight through each pixel,
 *   Sigma = sum over bodies of m / (area of a pixel at the body's depth) * (distance / depth),
 * in units of all mass over the run's radius squared. A body's solid angle falls with the square of its distance, so the
 * sum is the same column of mass whether the view is in perspective or not; the last factor is there because lines of
 * sight cross planes of equal depth at an angle.
 */
export const density: Shown = {
  name: "density",
  glow: false,
  // Wider than light: a map of mass is read by its smooth part.
  widest: 10,
  narrowest: 1.5,
  // A Gaussian of this width, read at the pixels' middles, keeps its sum within 1 / 1000 wherever it lies.
  least: 0.65,
  point: 0,
  needs: () => null,
  weight: (body) => vec3(body.mass.mul(body.slant)),
  display: (sum, { paper, low, high }) => {
    const decades = log(sum.x.max(1e-30)).mul(Math.LOG10E);
    const t = decades.sub(low).div(high.sub(low)).clamp(0, 1) as unknown as Node<"float">;
    return mix(mapped(DENSITY_COLOURS.dark, t), mapped(DENSITY_COLOURS.print, t), paper) as Node<"vec3">;
  },
};

/** Piecewise linear in display values, like a gradient of CSS. */
function mapped(colours: readonly string[], t: Node<"float">): Node<"vec3"> {
  const place = t.mul(colours.length - 1);
  let colour = display(colours[0]!);
  colours.forEach((css, i) => {
    if (i > 0) colour = mix(colour, display(css), place.sub(float(i - 1)).clamp(0, 1)) as Node<"vec3">;
  });
  return colour;
}

/** "#rrggbb" as it is, without the way to linear light. */
function display(css: string): Node<"vec3"> {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16) / 255) as [number, number, number];
  return vec3(r, g, b) as unknown as Node<"vec3">;
}
