import { cameraProjectionMatrix, cameraViewMatrix, float, mix, select, vec2, vec4, vertexIndex } from "three/tsl";
import type { Node } from "three/webgpu";

/** The corner of a quad of two triangles that this vertex is: at its late end, and on which side (-1 or 1). */
export function quadCorner(): { readonly late: Node<"bool">; readonly side: Node<"float"> } {
  const corner = vertexIndex.mod(6) as Node<"uint">;
  return {
    late: corner.equal(1).or(corner.equal(2)).or(corner.equal(4)) as Node<"bool">,
    side: select(corner.equal(2).or(corner.equal(4)).or(corner.equal(5)), float(1), float(-1)) as Node<"float">,
  };
}

export const toClip = (p: Node<"vec3">) => cameraProjectionMatrix.mul(cameraViewMatrix).mul(vec4(p, 1)) as Node<"vec4">;

/** Clip coordinates outside the picture: nothing is drawn. */
export const OFF = vec4(2, 2, 2, 1) as Node<"vec4">;

/**
 * A straight ribbon from `a` to `b`, of a width in pixels whatever its distance, from six vertices: `reach` to each side,
 * in the pixels of which `extent` is half the picture. Where the vertex stands, on which side (-1 or 1), and whether all
 * of the ribbon is behind the camera.
 */
export function ribbon(a: Node<"vec3">, b: Node<"vec3">, extent: Node<"vec2">, reach: Node<"float">) {
  const { late, side } = quadCorner();
  const [from, to] = [toClip(a), toClip(b)];
  // An end behind the camera is drawn back to just before it.
  const near = float(1e-4).mul(from.w.abs().max(to.w.abs()));
  const cut = near.sub(from.w).div(to.w.sub(from.w));
  const begin = select(from.w.lessThan(near), mix(from, to, cut), from) as Node<"vec4">;
  const end = select(to.w.lessThan(near), mix(from, to, cut), to) as Node<"vec4">;
  const way = end.xy.div(end.w).sub(begin.xy.div(begin.w)).mul(extent);
  const length = way.length();
  const unit = select(length.greaterThan(1e-6), way.div(length), vec2(1, 0)) as Node<"vec2">;
  const place = mix(begin, end, select(late, float(1), float(0))) as Node<"vec4">;
  const away = vec2(unit.y.negate(), unit.x).mul(side).mul(reach).div(extent).mul(place.w);
  const behind = from.w.lessThan(near).and(to.w.lessThan(near)) as Node<"bool">;
  return { place: vec4(place.xy.add(away), place.zw) as Node<"vec4">, side, behind };
}
