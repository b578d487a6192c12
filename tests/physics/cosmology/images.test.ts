import { describe, expect, it } from "vitest";
import { Random } from "../../../src/data/models/random.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { ewaldForces } from "../../../src/physics/cosmology/ewald.ts";
import { addField, addMoments, fieldOfImages, imageTables, TERMS } from "../../../src/physics/cosmology/images.ts";

/** Ewald's sum of two bodies term by term, as it is written down: split at 2/L, images up to 4 boxes away, waves of up to 6 periods (Hernquist, Bouchet & Suto 1991). */
function bruteForce(d: readonly number[]): number[] {
  const alpha = 2;
  const out = [0, 0, 0, Math.PI / alpha ** 2];
  const range = (most: number) => Array.from({ length: 2 * most + 1 }, (_, k) => k - most);
  for (const a of range(4))
    for (const b of range(4))
      for (const c of range(4)) {
        const v = [d[0]! - a, d[1]! - b, d[2]! - c];
        const r = Math.hypot(...v);
        const erfc = erfcOf(alpha * r);
        const pull = erfc / r ** 3 + ((2 * alpha) / Math.sqrt(Math.PI)) * (Math.exp(-((alpha * r) ** 2)) / r ** 2);
        v.forEach((x, k) => {
          out[k]! -= pull * x;
        });
        out[3]! -= erfc / r;
      }
  for (const a of range(6))
    for (const b of range(6))
      for (const c of range(6)) {
        const h2 = a * a + b * b + c * c;
        if (h2 === 0 || h2 > 36) continue;
        const phase = 2 * Math.PI * (a * d[0]! + b * d[1]! + c * d[2]!);
        const weight = Math.exp((-Math.PI * Math.PI * h2) / alpha ** 2) / h2;
        [a, b, c].forEach((h, k) => {
          out[k]! -= 2 * weight * Math.sin(phase) * h;
        });
        out[3]! -= (weight * Math.cos(phase)) / Math.PI;
      }
  return out;
}

/** By Simpson's rule; right to 1e-10. */
function erfcOf(x: number): number {
  if (x > 6) return 0;
  const n = 400;
  const end = x + 6;
  const f = (t: number) => Math.exp(-t * t);
  let sum = f(x) + f(end);
  for (let k = 1; k < n; k++) sum += (k % 2 === 1 ? 4 : 2) * f(x + (k * (end - x)) / n);
  return ((2 / Math.sqrt(Math.PI)) * sum * (end - x)) / (3 * n);
}

/** What a body feels at the first of two places from one at the second: 27 images by Newton's law, and the field of the others. */
function byImages(places: readonly number[], side: number): number[] {
  const posMass = Float32Array.from([...places.slice(0, 3), 0, ...places.slice(3), 1]);
  const moments = new Float64Array(TERMS);
  addMoments(posMass, 0, 2, side, moments);
  const out = new Float32Array(8);
  addField(fieldOfImages(moments), posMass, 0, 1, side, out);
  const force = Array.from(out.subarray(0, 4));
  for (const a of [-1, 0, 1])
    for (const b of [-1, 0, 1])
      for (const c of [-1, 0, 1]) {
        const d = [a, b, c].map((image, k) => posMass[4 + k]! + image * side - posMass[k]!);
        const r = Math.hypot(...d);
        d.forEach((x, k) => {
          force[k]! += x / r ** 3;
        });
        force[3]! -= 1 / r;
      }
  return force;
}

const SIDE = 2;

/** Random pairs of places in the box, what they are apart over its side, and how strong Newton's force of the nearest image is. */
function pairs(count: number) {
  const random = new Random(1);
  return Array.from({ length: count }, () => {
    const places = Float32Array.from({ length: 6 }, () => SIDE * random.uniform());
    const separation = [0, 1, 2].map((k) => (places[k]! - places[k + 3]!) / SIDE);
    const scale = 1 / separation.reduce((sum, x) => sum + (x - Math.round(x)) ** 2, 0);
    return { places, separation, scale };
  });
}

/** How far accelerations in the box of side SIDE are from those in a box of side 1. */
const apart = (found: ArrayLike<number>, exact: ArrayLike<number>) =>
  Math.hypot(...[0, 1, 2].map((k) => found[k]! * SIDE ** 2 - exact[k]!));

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;

describe("a periodic box", () => {
  it("by Ewald's sum, split another way, is what the terms add up to as they are written down", () => {
    for (const { places, separation, scale } of pairs(60)) {
      const exact = bruteForce(separation);
      const sum = ewaldForces({ side: SIDE, mass: [0, 1], position: places, softening: 0 }, [0]);
      expect(apart(sum, exact) / scale).toBeLessThan(1e-6);
      expect(Math.abs(sum[3]! * SIDE - exact[3]!)).toBeLessThan(1e-6);
    }
  });

  it("by 27 images and the field of the others has Ewald's forces and potentials of 1000 pairs", () => {
    const errors: number[] = [];
    const depths: number[] = [];
    for (const { places, scale } of pairs(1000)) {
      const sum = ewaldForces({ side: SIDE, mass: [0, 1], position: places, softening: 0 }, [0]);
      const exact = Array.from(sum, (value, k) => value * (k < 3 ? SIDE ** 2 : SIDE));
      const found = byImages(Array.from(places), SIDE);
      errors.push(apart(found, exact) / scale);
      depths.push(Math.abs(found[3]! * SIDE - exact[3]!));
    }
    expect(percentile(errors, 0.5)).toBeLessThan(2e-5);
    expect(percentile(errors, 0.9)).toBeLessThan(1e-4);
    expect(Math.max(...errors)).toBeLessThan(2e-3);
    expect(percentile(depths, 0.5)).toBeLessThan(3e-5);
  });

  it("has the potential of a lattice of charges: Madelung's constant of a simple cubic one is 2.8373 (its own images)", () => {
    const forces = ewaldForces({ side: 3, mass: [2], position: [1, 2, 0.5], softening: 0 }, [0]);
    expect((forces[3]! * 3) / 2).toBeCloseTo(2.8372975, 6);
    expect(Math.hypot(forces[0]!, forces[1]!, forces[2]!)).toBeLessThan(1e-12);
  });

  it("full of bodies has no force in it: the far images undo the 27 near boxes of a uniform one", () => {
    const n = 24;
    const posMass = new Float32Array(4 * n ** 3);
    for (let i = 0; i < n ** 3; i++) {
      const place = [i % n, Math.floor(i / n) % n, Math.floor(i / n / n)];
      posMass.set([...place.map((k) => (k + 0.5) / n), 1 / n ** 3], 4 * i);
    }
    const moments = new Float64Array(TERMS);
    addMoments(posMass, 0, n ** 3, 1, moments);
    const field = fieldOfImages(moments);
    const out = new Float32Array(4 * n ** 3);
    addField(field, posMass, 0, n ** 3, 1, out);
    for (const i of [0, 5, 77, 2000, 13_000]) {
      const near = cubeForce(Array.from(posMass.subarray(4 * i, 4 * i + 3)));
      for (let k = 0; k < 3; k++) expect(Math.abs(out[4 * i + k]! + near[k]!)).toBeLessThan(1e-4);
    }
  });
});

/** Force of the uniform cube from -1 to 2 of density 1 at a place inside (MacMillan 1930, section 43). */
function cubeForce(place: readonly number[]): number[] {
  return [0, 1, 2].map((axis) => {
    const [x, y, z] = [0, 1, 2].map((k) => place[(axis + k) % 3]!) as [number, number, number];
    let sum = 0;
    for (const a of [-1, 2])
      for (const b of [-1, 2])
        for (const c of [-1, 2]) {
          const [dx, dy, dz] = [a - x, b - y, c - z];
          const r = Math.hypot(dx, dy, dz);
          const sign = Math.sign(dx) * Math.sign(dy) * Math.sign(dz);
          // Minus the derivative along x of the corner function of the potential.
          sum += sign * (dx * Math.atan((dy * dz) / (dx * r)) - dy * Math.log(dz + r) - dz * Math.log(dy + r));
        }
    return sum;
  });
}

it("the tables for a GPU are as large as its shaders say", () => {
  const { IMAGE_PAIRS, IMAGE_TERMS, IMAGE_TRANSFERS } = CONSTANTS.imageField;
  const { pairs, begins, transfers } = imageTables();
  expect([pairs.length, begins.length, transfers.length]).toEqual([IMAGE_PAIRS, IMAGE_TERMS + 1, 2 * IMAGE_TRANSFERS]);
});
