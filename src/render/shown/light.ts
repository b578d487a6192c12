import type { Node } from "three/webgpu";
import { colourMode } from "../colour/index.ts";
import { stretch } from "../stretch.ts";
import type { Shown } from "./shown.ts";

/** Light of a uniform disc of the run's radius at exposure 0, before the stretch. */
const KEY = 0.9 * Math.PI;

/** Starlight: each body in the colour of the chosen mode, with its share of the light. */
export const light: Shown = {
  name: "light",
  glow: true,
  /**
   * Widths follow the local density to the power -1/3 (as in smoothed particle hydrodynamics), with the density from the
   * potential as in a Plummer sphere, where rho ~ phi^5: so the outskirts are a haze and the cores stay sharp.
   */
  widest: 4,
  narrowest: 0.7,
  // None is narrower than a pixel can show.
  least: 0.42,
  point: 0.22,
  needs: (colour) => colourMode(colour).needs ?? null,
  weight: (body, colour) =>
    colourMode(colour).colour(body).mul(body.light).mul(body.exposure).mul(KEY) as unknown as Node<"vec3">,
  display: (sum, { paper }) => stretch(sum, paper),
};
