import {
  cameraProjectionMatrix,
  exp,
  float,
  max,
  min,
  mix,
  screenCoordinate,
  select,
  uniform,
  varying,
  vec2,
  vec4,
} from "three/tsl";
import { type Node, NodeMaterial, Vector2 } from "three/webgpu";
import { overlaid } from "../blending.ts";
import { OFF, quadCorner, ribbon, toClip } from "../ribbon.ts";

/** What all lines and marks of a picture share. */
export class Stroke {
  /** Half the canvas, CSS pixels. */
  readonly extent = uniform(new Vector2(1, 1));
  /** Device pixels in a CSS pixel. */
  readonly ratio = uniform(1);
  /** Where the pointer is: CSS pixels from the upper left corner. */
  readonly pointer = uniform(new Vector2());
  /** Half the width of a line, CSS pixels. */
  readonly half = uniform(0.5);
}

/** Radius in which lines are lit about the pointer, CSS pixels. */
const TORCH = 110;

export interface Line {
  /** Ends, as positions of bodies. */
  readonly a: Node<"vec3">;
  readonly b: Node<"vec3">;
  /** Display values and opacity; nothing is drawn where that is 0. */
  readonly colour: Node<"vec4">;
  /** 1: only near the pointer. */
  readonly torch?: Node<"float">;
}

/**
 * Lines of a width in pixels whatever their distance: six vertices each, smooth edges without multisampling, in display
 * values over the finished picture. `line` says from the vertex and instance index what is drawn.
 */
export function lineMaterial(stroke: Stroke, { a, b, colour, torch }: Line): NodeMaterial {
  const reach = stroke.half.add(float(1).div(stroke.ratio)) as Node<"float">;
  const { place, side, behind } = ribbon(a, b, stroke.extent, reach);
  const hidden = colour.w.lessThanEqual(0).or(behind);
  const edge = varying(side.mul(reach)) as Node<"float">;
  const shown = varying(colour) as Node<"vec4">;
  const cover = stroke.half
    .sub(edge.abs())
    .mul(stroke.ratio)
    .add(0.5)
    .clamp(0, 1)
    .mul(min(1, stroke.half.mul(2).mul(stroke.ratio)));
  const material = new NodeMaterial();
  material.vertexNode = select(hidden, OFF, place) as Node<"vec4">;
  material.fragmentNode = vec4(shown.xyz, shown.w.mul(cover).mul(lit(stroke, torch))) as Node<"vec4">;
  return overlaid(material);
}

/** A mark in the plane of the screen: `shape` gives its opacity from the place in it, CSS pixels from its middle. */
export function markMaterial(
  stroke: Stroke,
  { at, radius, colour }: { at: Node<"vec3">; radius: Node<"float">; colour: Node<"vec4"> },
  shape: (offset: Node<"vec2">, pixel: Node<"float">) => Node<"float">,
): NodeMaterial {
  const { late, side } = quadCorner();
  const middle = toClip(at);
  const offset = vec2(select(late, float(1), float(-1)), side).mul(radius.add(1));
  const hidden = colour.w.lessThanEqual(0).or(middle.w.lessThanEqual(0));
  const place = middle.xy.add(offset.div(stroke.extent).mul(middle.w));
  const inside = varying(offset) as Node<"vec2">;
  const shown = varying(colour) as Node<"vec4">;
  const material = new NodeMaterial();
  material.vertexNode = select(hidden, OFF, vec4(place, middle.zw)) as Node<"vec4">;
  material.fragmentNode = vec4(shown.xyz, shown.w.mul(shape(inside, float(1).div(stroke.ratio)))) as Node<"vec4">;
  return overlaid(material);
}

type Shape = Parameters<typeof markMaterial>[2];

/** A filled disc and a thin ring, of these CSS pixels. */
export const disc =
  (radius: number): Shape =>
  (offset, pixel) =>
    float(radius).sub(offset.length()).div(pixel).add(0.5).clamp(0, 1) as Node<"float">;
export const ring =
  (radius: number, half: number): Shape =>
  (offset, pixel) =>
    float(half).sub(offset.length().sub(radius).abs()).div(pixel).add(0.5).clamp(0, 1) as Node<"float">;

/** Four strokes that leave the middle free: from `inner` to `outer` CSS pixels. */
export const cross =
  (inner: number, outer: number, half: number): Shape =>
  (offset, pixel) => {
    const away = offset.abs();
    const [along, across] = [max(away.x, away.y), min(away.x, away.y)];
    const line = float(half).sub(across).div(pixel).add(0.5).clamp(0, 1);
    const ends = along
      .sub(inner)
      .div(pixel)
      .add(0.5)
      .clamp(0, 1)
      .mul(float(outer).sub(along).div(pixel).add(0.5).clamp(0, 1));
    return line.mul(ends) as Node<"float">;
  };

/** Diagonal of a box on the screen, CSS pixels. */
export function sizeOnScreen(stroke: Stroke, low: Node<"vec3">, high: Node<"vec3">): Node<"float"> {
  const depth = toClip(low.add(high).mul(0.5) as Node<"vec3">).w.max(1e-20);
  const focal = cameraProjectionMatrix.mul(vec4(0, 1, 0, 0)).y.mul(stroke.extent.y);
  return high.sub(low).length().mul(focal).div(depth) as Node<"float">;
}

function lit(stroke: Stroke, torch: Node<"float"> | undefined): Node<"float"> {
  if (!torch) return float(1) as Node<"float">;
  const away = screenCoordinate.div(stroke.ratio).sub(stroke.pointer).div(TORCH);
  return mix(float(1), exp(away.dot(away).negate()), torch) as Node<"float">;
}
