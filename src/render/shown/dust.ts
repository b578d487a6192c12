import { float } from "three/tsl";
import type { Node } from "three/webgpu";
import { CLOUD_OF_GAS, DUSTY } from "../../instrument/dust.ts";
import { colourMode } from "../colour/index.ts";
import { DUST_IMAGE } from "./dustNumbers.ts";
import { widthByDepth, widthBySpacing } from "./light.ts";
import { momentSums } from "./mapImage.ts";
import type { Shown } from "./shown.ts";

/** What lies before bodies. */
export interface Veil {
  /** What it leaves of the light, red, green and blue, from `place` in the camera's frame; `behind`: see WeightNodes. */
  left(place: Node<"vec3">, projection: Node<"mat4">, behind: Node<"float">): Node<"vec3">;
}

/**
 * The mass that has dust, per area, and its depth d along the line of sight: m, m (1 + d) / 2 and m d^2, as maps hold velocities (moments.ts). From these
 * the light of each body is dimmed by what lies before it (dustLayer.ts).
 */
export const dust: Shown = {
  name: "dust",
  glow: false,
  point: () => 0,
  largest: () => DUST_IMAGE.largest,
  stars: () => false,
  width: (body, count, colour) => {
    const { kernel, broader, least } = DUST_IMAGE;
    if (body.gas) return body.gas.reach.mul(body.unit).mul(body.times).mul(CLOUD_OF_GAS).max(least) as Node<"float">;
    // Where the light goes by densities the dust has them too (DustLayer).
    if (colourMode(colour).needs === "density") return widthBySpacing(body, count, kernel).max(least) as Node<"float">;
    return widthByDepth(body, count).mul(broader).max(least) as Node<"float">;
  },
  needs: () => null,
  total: () => 1,
  weight: (body) => {
    const ofDisc = () => DUSTY.map((k) => body.component.equal(k)).reduce((any, one) => any.or(one) as typeof one);
    // Where gas is computed dust is where gas is, and not where stars of discs are.
    const dusty = body.gas ? body.gas.now : ofDisc();
    return momentSums(body.behind, dusty.select(body.mass.mul(body.slant), float(0)) as Node<"float">);
  },
  display: (sum) => sum,
};
