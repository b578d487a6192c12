import { float, log, mix, select, vec3 } from "three/tsl";
import type { Node } from "three/webgpu";
import { DENSITY_COLOURS, displayValues } from "./densityColours.ts";
import { kernelOf, MASS_IMAGE } from "./imageNumbers.ts";
import { widthByDepth } from "./light.ts";
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
  point: MASS_IMAGE.point,
  needs: () => "density",
  largest: MASS_IMAGE.largest,
  width: (body, count) => {
    const known = body.spacing.mul(body.unit).mul(body.times).mul(kernelOf(count));
    return select(body.spacing.greaterThan(0), known, widthByDepth(body, count)).max(MASS_IMAGE.least) as Node<"float">;
  },
  total: () => 1,
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

/** Without the way to linear light. */
function display(css: string): Node<"vec3"> {
  return vec3(...displayValues(css)) as unknown as Node<"vec3">;
}
