import { float, log, mix, smoothstep, vec3 } from "three/tsl";
import type { Node } from "three/webgpu";
import { displayValues } from "./densityColours.ts";
import { kernelOf, MASS_IMAGE } from "./imageNumbers.ts";
import { widthBySpacing } from "./light.ts";
import { FADE } from "./moments.ts";
import type { Shown, Tones } from "./shown.ts";

/**
 * What all maps of mass sum up: the integrals, along the line of sight through each pixel, of the density and of its velocities,
 *   Sigma = sum over bodies of m / (area of a pixel at the body's depth) * (distance / depth),
 * in units of all mass over the run's radius squared. A body's solid angle falls with the square of its distance, so the
 * sum is the same column of mass whether the view is in perspective or not; the last factor is there because lines of
 * sight cross planes of equal depth at an angle. Velocities: see moments.ts.
 */
export const MAP_IMAGE: Omit<Shown, "name" | "display"> = {
  glow: false,
  point: () => MASS_IMAGE.point,
  needs: () => "density",
  largest: MASS_IMAGE.largest,
  stars: () => MASS_IMAGE.stars,
  width: (body, count) => {
    return widthBySpacing(body, count, kernelOf(count)).max(MASS_IMAGE.least) as Node<"float">;
  },
  total: () => 1,
  weight: (body) => momentSums(body.along, body.mass.mul(body.slant) as Node<"float">),
};

/** What is summed up of a mass and of a number w of it from -1 to 1: m, m (1 + w) / 2 and m w^2. */
export function momentSums(along: Node<"float">, mass: Node<"float">): Node<"vec3"> {
  const w = along.clamp(-1, 1).toVar();
  return vec3(float(1), w.mul(0.5).add(0.5), w.mul(w)).mul(mass) as Node<"vec3">;
}

/** Decimal logarithm of the mass per area. */
export const decades = (sum: Node<"vec3">) => log(sum.x.max(1e-30)).mul(Math.LOG10E) as Node<"float">;

/** Mean of w in a pixel, weighted by mass. */
export const meanOf = (sum: Node<"vec3">) => sum.y.div(sum.x.max(1e-30)).mul(2).sub(1) as Node<"float">;

/** Piecewise linear in display values, like a gradient of CSS. */
export function mapped(colours: readonly string[], t: Node<"float">): Node<"vec3"> {
  const place = t.mul(colours.length - 1);
  let colour = display(colours[0]!);
  colours.forEach((css, i) => {
    if (i > 0) colour = mix(colour, display(css), place.sub(float(i - 1)).clamp(0, 1)) as Node<"vec3">;
  });
  return colour;
}

/** A number's colour where there is mass to have it, else the empty sky or paper. */
export const whereMass = (sum: Node<"vec3">, colour: Node<"vec3">, { paper, low }: Tones): Node<"vec3"> =>
  whereColumn(decades(sum), colour, paper, low);

/** The same, with the decimal logarithms of the mass per area and of the least that is shown. */
export function whereColumn(
  column: Node<"float">,
  colour: Node<"vec3">,
  paper: Node<"float">,
  least: Node<"float">,
): Node<"vec3"> {
  return mix(vec3(paper), colour, smoothstep(least, least.add(FADE), column)) as Node<"vec3">;
}

/** Without the way to linear light. */
function display(css: string): Node<"vec3"> {
  return vec3(...displayValues(css)) as unknown as Node<"vec3">;
}
