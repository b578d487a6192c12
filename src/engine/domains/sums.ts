import { BOUNDS_GROUPS } from "../state/sizes.ts";
import type { Bulk, DomainBodies } from "./domain.ts";

/** Low x y z and high x y z of bodies that have finite places. */
export function boxOf(posMass: Float32Array): Float64Array {
  const box = new Float64Array(6).fill(Number.POSITIVE_INFINITY, 0, 3).fill(Number.NEGATIVE_INFINITY, 3);
  for (let i = 0; i < posMass.length; i++) {
    const k = i % 4;
    if (k === 3) continue;
    box[k] = Math.min(box[k]!, posMass[i]!);
    box[3 + k] = Math.max(box[3 + k]!, posMass[i]!);
  }
  return box;
}

/** Around several of them. */
export const boxAround = (boxes: readonly ArrayLike<number>[]): Float64Array =>
  Float64Array.from({ length: 6 }, (_, k) => (k < 3 ? Math.min : Math.max)(...boxes.map((box) => box[k]!)));

/** The same of what build/bounds wrote, 8 numbers a workgroup: low x y z, 0, high x y z, 0. */
export const boxFrom = (partials: Float32Array): Float64Array =>
  boxAround(
    Array.from({ length: partials.length / 8 }, (_, group) => {
      const at = 8 * group;
      return [...partials.subarray(at, at + 3), ...partials.subarray(at + 4, at + 7)];
    }),
  );

/** The way back: what build/bounds would have written of bodies within a box, for as many workgroups as there may be. */
export function partialsOf(box: Float64Array): Float32Array<ArrayBuffer> {
  const one = [...box.subarray(0, 3), 0, ...box.subarray(3), 0];
  return Float32Array.from({ length: 8 * BOUNDS_GROUPS }, (_, i) => one[i % 8]!);
}

/** Where the bodies of all domains are; each body of the sample is in one of them. */
export function bulkOf(bulks: readonly Bulk[]) {
  const samples = new Float32Array(Math.max(...bulks.map((bulk) => bulk.samples.length)));
  for (const bulk of bulks)
    bulk.samples.forEach((x, i) => {
      samples[i]! += x;
    });
  return { box: boxAround(bulks.map(({ box }) => box)), samples };
}

/** The sums of the stage measure/totals, in float64: m, m v^2, m phi, m x.a | m v, bodies | m x cross v, 0 | m x, 0. */
export function totalsOf({ posMass, velocity }: DomainBodies, acceleration: Float32Array): Float64Array {
  const sums = new Float64Array(16);
  for (let at = 0; at < posMass.length; at += 4) {
    const [x, y, z, m] = [posMass[at]!, posMass[at + 1]!, posMass[at + 2]!, posMass[at + 3]!];
    const [u, v, w] = [velocity[at]!, velocity[at + 1]!, velocity[at + 2]!];
    sums[0]! += m;
    sums[1]! += m * (u * u + v * v + w * w);
    sums[2]! += m * acceleration[at + 3]!;
    sums[3]! += m * (x * acceleration[at]! + y * acceleration[at + 1]! + z * acceleration[at + 2]!);
    sums[4]! += m * u;
    sums[5]! += m * v;
    sums[6]! += m * w;
    sums[7]! += 1;
    sums[8]! += m * (y * w - z * v);
    sums[9]! += m * (z * u - x * w);
    sums[10]! += m * (x * v - y * u);
    sums[12]! += m * x;
    sums[13]! += m * y;
    sums[14]! += m * z;
  }
  return sums;
}

/** Places along the order of the bodies of `count` evenly taken ones. */
export const evenly = (n: number, count: number) =>
  Array.from({ length: count }, (_, s) => Math.floor(((s + 0.5) * n) / count));

/** Accelerations at places, 4 numbers each, by bodies with Plummer softening, in float64. A body at the place itself pulls nowhere. */
export function exactBy(posMass: Float32Array, places: Float32Array, eps2: number): Float64Array {
  const exact = new Float64Array(places.length);
  for (let at = 0; at < places.length; at += 4) {
    for (let j = 0; j < posMass.length; j += 4) {
      const [dx, dy, dz] = [
        posMass[j]! - places[at]!,
        posMass[j + 1]! - places[at + 1]!,
        posMass[j + 2]! - places[at + 2]!,
      ];
      const r2 = dx * dx + dy * dy + dz * dz + eps2;
      if (r2 === 0) continue;
      const pull = posMass[j + 3]! / (r2 * Math.sqrt(r2));
      exact[at]! += pull * dx;
      exact[at + 1]! += pull * dy;
      exact[at + 2]! += pull * dz;
    }
  }
  return exact;
}
