import { float, log2, mix, select, vec3 } from "three/tsl";
import { Color, type Node } from "three/webgpu";
import type { BodyNodes, ColourScale } from "./mode.ts";

/** A CSS colour as a constant of the shader graph, linear RGB. */
export function colourNode(css: string): Node<"vec3"> {
  const { r, g, b } = new Color(css);
  return vec3(r, g, b);
}

/** The colour number `index` of `colours`, which repeat from their end. */
export function pick(colours: readonly string[], index: Node<"uint">): Node<"vec3"> {
  let chosen = colourNode(colours[0]!);
  const turn = index.mod(colours.length);
  for (let i = 1; i < colours.length; i++) chosen = select(turn.equal(i), colourNode(colours[i]!), chosen);
  return chosen;
}

/** Piecewise linear ramp through `colours` for `t` from 0 to 1. */
export function ramp(colours: readonly string[], t: Node<"float">): Node<"vec3"> {
  const last = colours.length - 1;
  const place = t.clamp(0, 1).mul(last);
  let colour = colourNode(colours[0]!);
  for (let i = 1; i <= last; i++) colour = mix(colour, colourNode(colours[i]!), place.sub(float(i - 1)).clamp(0, 1));
  return colour;
}

/** The shader graph of a scale. */
export function scaled(scale: ColourScale, body: BodyNodes): Node<"vec3"> {
  const { colours } = scale;
  if ("low" in scale) {
    const power = log2(body.quantity.max(1e-30)).mul(Math.log10(2));
    return ramp(colours, power.sub(scale.low).div(scale.high - scale.low) as Node<"float">);
  }
  if (!("top" in scale)) return pick(colours, body[scale.by]);
  const value = scale.by === "speed" ? (body.velocity.length() as Node<"float">) : body.depth;
  return ramp(colours, value.div(scale.top) as Node<"float">);
}
