import type { Box, Gas } from "./gas.ts";

/** Particles in a cluster, the last of a row aside. */
export const CLUSTER = 8;

/** Numbers of a node in `Clusters.boxes`: its centre, its half widths. */
export const BOX = 6;

/**
 * Particles sorted into clusters of eight that lie close together, in a tree of boxes: nodes in depth-first order, so that a walk needs no stack. A node
 * holds the particles `order[from[k] .. to[k]]`; one of `CLUSTER` at most is a cluster.
 */
export interface Clusters {
  readonly order: Int32Array;
  readonly nodes: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The next node of a walk that doesn't look into this one. */
  readonly skip: Int32Array;
  readonly boxes: Float64Array;
}

/** Halves the particles along the longest edge of their box until eight at most are left: a k-d tree whose halves are whole numbers of clusters. */
export function findClusters({ count, position }: Gas): Clusters {
  const order = Int32Array.from({ length: count }, (_, i) => i);
  const leaves = Math.ceil(count / CLUSTER);
  const most = Math.max(2 * leaves - 1, 1);
  const [from, to, skip] = [new Int32Array(most), new Int32Array(most), new Int32Array(most)];
  const boxes = new Float64Array(BOX * most);
  let nodes = 0;
  const enter = (first: number, last: number): void => {
    const node = nodes++;
    from[node] = first;
    to[node] = last;
    const axis = bound(order, first, last, position, boxes, BOX * node);
    const size = last - first;
    if (size > CLUSTER) {
      const middle = first + CLUSTER * Math.floor(Math.ceil(size / CLUSTER) / 2);
      select(order, first, last - 1, middle, position, axis);
      enter(first, middle);
      enter(middle, last);
    }
    skip[node] = nodes;
  };
  if (count > 0) enter(0, count);
  return { order, nodes, from, to, skip, boxes };
}

/** Writes the box of some particles; the axis of its longest edge. */
function bound(
  order: Int32Array,
  first: number,
  last: number,
  position: Float64Array,
  boxes: Float64Array,
  at: number,
): number {
  let longest = 0;
  for (let axis = 0; axis < 3; axis++) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let k = first; k < last; k++) {
      const x = position[3 * order[k]! + axis]!;
      if (x < low) low = x;
      if (x > high) high = x;
    }
    boxes[at + axis] = (low + high) / 2;
    boxes[at + 3 + axis] = (high - low) / 2;
    if (high - low > 2 * boxes[at + 3 + longest]!) longest = axis;
  }
  return longest;
}

/** Puts the particle that belongs there at place `k`, smaller coordinates before it, larger ones behind (Hoare's selection; equal ones by number). */
function select(order: Int32Array, low: number, high: number, k: number, position: Float64Array, axis: number): void {
  let [left, right] = [low, high];
  while (right > left) {
    const pivot = order[(left + right) >> 1]!;
    const value = position[3 * pivot + axis]!;
    let i = left;
    let j = right;
    while (i <= j) {
      while (before(order[i]!, pivot, value, position, axis)) i++;
      while (before(pivot, order[j]!, position[3 * order[j]! + axis]!, position, axis)) j--;
      if (i <= j) {
        const other = order[i]!;
        order[i] = order[j]!;
        order[j] = other;
        i++;
        j--;
      }
    }
    if (k <= j) right = j;
    else if (k >= i) left = i;
    else return;
  }
}

/** Whether particle `a` comes before `b`, whose coordinate is `value`. */
function before(a: number, b: number, value: number, position: Float64Array, axis: number): boolean {
  const x = position[3 * a + axis]!;
  return x < value || (x === value && a < b);
}

/** A distance along an axis by the nearest image; `edge` 0: space is open. */
export function nearest(distance: number, edge: number): number {
  return edge > 0 ? distance - edge * Math.round(distance / edge) : distance;
}

/** Half the edges of a box, beyond which another image of a particle is nearer; infinite along open axes. */
export function halves(box: Box): [x: number, y: number, z: number] {
  const half = (edge: number) => (edge > 0 ? edge / 2 : Number.POSITIVE_INFINITY);
  return [half(box[0]), half(box[1]), half(box[2])];
}

/** `nearest` of two particles that are in the box, in the loops over pairs: `half` as of `halves`, and no rounding. */
export function nearestInside(distance: number, half: number, edge: number): number {
  if (distance > half) return distance - edge;
  return distance < -half ? distance + edge : distance;
}

/** Takes particles that have left the box back into it. */
export function wrap(position: Float64Array, box: Box): void {
  for (let axis = 0; axis < 3; axis++) {
    const edge = box[axis]!;
    if (edge === 0) continue;
    for (let k = axis; k < position.length; k += 3) {
      const x = position[k]!;
      if (x < 0 || x >= edge) {
        const inside = x - edge * Math.floor(x / edge);
        // Just below 0, rounding ends at the edge itself.
        position[k] = inside < edge ? inside : 0;
      }
    }
  }
}
