import type { Node } from "three/webgpu";
import { colourMode } from "../colour/index.ts";
import { stretch } from "../stretch.ts";
import type { Shown, WeightNodes } from "./shown.ts";

/** Light of a uniform disc of the run's radius at exposure 0, before the stretch. */
const KEY = 0.9 * Math.PI;

/**
 * Widest and narrowest image against the standard one. Widths follow the local density to the power -1/3 (as in smoothed
 * particle hydrodynamics), with the density from the potential as in a Plummer sphere, where rho ~ phi^5: so the
 * outskirts are a haze and the cores stay sharp.
 */
const WIDEST = 4;
const NARROWEST = 0.7;

/** None is narrower than a pixel can show. */
const LEAST = 0.42;

/**
 * Where bodies are many their images overlap anyway: above so many the widest shrink with the distance between bodies.
 * A million images of 10 pixels' side cost 90 ms on an H200, whose rasteriser is small.
 */
const MANY = 131_072;

/** Standard deviation, CSS pixels, by how deep in the potential a body is. */
export function widthByDepth({ depth, size }: WeightNodes, count: number): Node<"float"> {
  const widest = Math.max(1.2, WIDEST * Math.min(1, (MANY / count) ** 0.5));
  return size.mul(depth.pow(-5 / 3).clamp(NARROWEST, widest)) as Node<"float">;
}

/** Starlight: each body in the colour of the chosen mode, with its share of the light. */
export const light: Shown = {
  name: "light",
  glow: true,
  point: 0.22,
  // Near bodies become soft clouds and not screens full.
  largest: () => 14,
  width: (body, count) => widthByDepth(body, count).max(LEAST) as Node<"float">,
  needs: (colour) => colourMode(colour).needs ?? null,
  total: (exposure) => KEY * exposure,
  weight: (body, colour) =>
    colourMode(colour).colour(body).mul(body.light).mul(body.exposure).mul(KEY) as unknown as Node<"vec3">,
  display: (sum, { paper }) => stretch(sum, paper),
};
