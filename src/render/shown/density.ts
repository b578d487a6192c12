import { float, log, mix, select, vec3 } from "three/tsl";
import type { Node } from "three/webgpu";
import { DENSITY_COLOURS } from "./densityColours.ts";
import { widthByDepth } from "./light.ts";
import type { Shown } from "./shown.ts";

/** Standard deviation of a body's Gaussian against its spacing: 1 / sqrt(2), as in smoothed particle hydrodynamics. */
const KERNEL = Math.SQRT1_2;

/** A Gaussian of this width, read at the pixels' middles, keeps its sum within 1 / 1000 wherever it lies. */
const LEAST = 0.65;

/** Bodies above which the widest images, and above which all, are made smaller: all of them together cost time. */
const COSTLY = 32_768;
const MANY = 131_072;

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
  point: 0,
  needs: () => "density",
  largest: (count) => Math.max(3, Math.min(24, 14 * (COSTLY / count) ** 0.5)),
  width: (body, count) => {
    const known = body.spacing
      .mul(body.unit)
      .mul(body.times)
      .mul(KERNEL * Math.min(1, MANY / count) ** 0.25);
    return select(body.spacing.greaterThan(0), known, widthByDepth(body, count)).max(LEAST) as Node<"float">;
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

/** "#rrggbb" as it is, without the way to linear light. */
function display(css: string): Node<"vec3"> {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16) / 255) as [number, number, number];
  return vec3(r, g, b) as unknown as Node<"vec3">;
}
