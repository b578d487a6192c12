import { dot, mix, select, vec3 } from "three/tsl";
import type { Node } from "three/webgpu";
import { colourMode } from "../colour/index.ts";
import { colourOf } from "../colour/nodes.ts";
import { grained, stretch } from "../stretch.ts";
import { KEY, lightImage, NARROWEST, widest } from "./imageNumbers.ts";
import type { Shown, WeightNodes } from "./shown.ts";

/** Standard deviation, CSS pixels, by how deep in the potential a body is. */
export function widthByDepth({ depth, size }: WeightNodes, count: number): Node<"float"> {
  return size.mul(depth.pow(-5 / 3).clamp(NARROWEST, widest(count))) as Node<"float">;
}

/** The same by how far bodies lie apart, in units of `kernel`, where that is known. */
export function widthBySpacing(body: WeightNodes, count: number, kernel: number): Node<"float"> {
  const known = body.spacing.mul(body.unit).mul(body.times).mul(kernel);
  return select(body.spacing.greaterThan(0), known, widthByDepth(body, count)) as Node<"float">;
}

/** Farther from grey, or nearer to it, with the same luminance (Rec. 709). */
function saturated(colour: Node<"vec3">, by: Node<"float">): Node<"vec3"> {
  const grey = dot(colour, vec3(0.2126, 0.7152, 0.0722));
  return mix(vec3(grey), colour, by).max(0) as Node<"vec3">;
}

/** Starlight: each body in the colour of the chosen mode, with its share of the light. */
export const light: Shown = {
  name: "light",
  glow: true,
  point: (colour) => lightImage(colourMode(colour).smooth).point,
  largest: (count, colour) => lightImage(colourMode(colour).smooth).largest(count),
  stars: (colour) => lightImage(colourMode(colour).smooth).stars,
  width: (body, count, colour) => {
    const { least, kernel } = lightImage(colourMode(colour).smooth);
    const width = kernel > 0 ? widthBySpacing(body, count, kernel) : widthByDepth(body, count);
    return width.max(least) as Node<"float">;
  },
  needs: (colour) => colourMode(colour).needs ?? null,
  total: (exposure) => KEY * exposure,
  weight: (body, colour) =>
    saturated(
      select(body.own.w.greaterThan(0), body.own.rgb, colourOf(colourMode(colour).scale, body)) as Node<"vec3">,
      body.saturation,
    )
      .mul(body.unveiled)
      .mul(body.light)
      .mul(body.exposure)
      .mul(KEY) as unknown as Node<"vec3">,
  display: (sum, tones) => grained(stretch(sum, tones)),
};
