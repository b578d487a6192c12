import type { Node } from "three/webgpu";
import { colourMode } from "../colour/index.ts";
import { colourOf } from "../colour/nodes.ts";
import { stretch } from "../stretch.ts";
import { KEY, LIGHT_IMAGE, NARROWEST, widest } from "./imageNumbers.ts";
import type { Shown, WeightNodes } from "./shown.ts";

/** Standard deviation, CSS pixels, by how deep in the potential a body is. */
export function widthByDepth({ depth, size }: WeightNodes, count: number): Node<"float"> {
  return size.mul(depth.pow(-5 / 3).clamp(NARROWEST, widest(count))) as Node<"float">;
}

/** Starlight: each body in the colour of the chosen mode, with its share of the light. */
export const light: Shown = {
  name: "light",
  glow: true,
  point: LIGHT_IMAGE.point,
  largest: LIGHT_IMAGE.largest,
  width: (body, count) => widthByDepth(body, count).max(LIGHT_IMAGE.least) as Node<"float">,
  needs: (colour) => colourMode(colour).needs ?? null,
  total: (exposure) => KEY * exposure,
  weight: (body, colour) =>
    colourOf(colourMode(colour).scale, body).mul(body.light).mul(body.exposure).mul(KEY) as unknown as Node<"vec3">,
  display: (sum, { paper }) => stretch(sum, paper),
};
