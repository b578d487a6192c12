import { describe, expect, it } from "vitest";
import { emptyBodies } from "../../src/data/bodies/bodies.ts";
import { NBODY_UNITS } from "../../src/data/bodies/units.ts";
import { lanesOf } from "../../src/instrument/lanes.ts";
import { FRAME } from "./frame.ts";

/** A disc whose bodies weigh more where an arm or a bar is: the middle of that by radius. */
function disc(strength: number, middle: (radius: number) => number) {
  const count = 100_000;
  const bodies = emptyBodies(count, NBODY_UNITS);
  const radius = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    // Evenly in radius and angle (golden sections).
    const [r, angle] = [0.1 + 2.4 * ((k + 0.5) / count), 2.399963 * k];
    radius[k] = r;
    bodies.position.set([r * Math.cos(angle), r * Math.sin(angle), 0], 3 * k);
    bodies.mass[k] = 1 + strength * Math.cos(2 * (angle - middle(r)));
  }
  const all = Uint32Array.from({ length: count }, (_, k) => k);
  return { ...lanesOf(bodies, [...all], all, radius, [FRAME]), bodies, radius };
}

/** Mean angle (radians) from the nearest arm's middle to gas between two radii, along the way of what turns. */
function ahead({ gas, bodies, radius }: ReturnType<typeof disc>, middle: (r: number) => number, [from, to]: number[]) {
  let [p, q] = [0, 0];
  radius.forEach((r, k) => {
    if (r < from! || r > to!) return;
    const angle = Math.atan2(bodies.position[3 * k + 1]!, bodies.position[3 * k]!) - middle(r);
    p += gas[k]! * Math.cos(2 * angle);
    q += gas[k]! * Math.sin(2 * angle);
  });
  return Math.atan2(q, p) / 2;
}

describe("lanesOf", () => {
  it("puts gas at the inner edge of trailing arms, about an eighth of a turn behind the middle of a wave", () => {
    const arms = (r: number) => -2.5 * Math.log(r);
    const found = disc(0.5, arms);
    expect(found.bars).toEqual([0]);
    expect(Math.abs(ahead(found, arms, [0.5, 2]) + Math.PI / 4)).toBeLessThan(0.2);
    const inside = found.gas.filter((_, k) => found.radius[k]! > 0.5 && found.radius[k]! < 2);
    expect(Math.max(...inside)).toBeGreaterThan(2);
    expect(Math.abs(inside.reduce((sum, value) => sum + value, 0) / inside.length - 1)).toBeLessThan(0.05);
  });

  it("puts gas at the side of a bar that leads, and finds where the bar ends", () => {
    const barred = (r: number) => (r < 1 ? 0.4 : 0.4 - 2.5 * Math.log(r));
    const found = disc(0.6, barred);
    expect(found.bars[0]).toBeGreaterThan(0.95);
    expect(found.bars[0]).toBeLessThan(1.25);
    expect(Math.abs(ahead(found, barred, [0.3, 0.8]) - Math.PI / 4)).toBeLessThan(0.2);
    expect(Math.abs(ahead(found, barred, [1.6, 2]) + Math.PI / 4)).toBeLessThan(0.2);
  });

  it("draws a bar's lane thin, along the edge that leads, and the same at any place as at the body there", () => {
    const barred = (r: number) => (r < 1 ? 0.4 : 0.4 - 2.5 * Math.log(r));
    const { at, gas, bodies } = disc(0.6, barred);
    const ring = Array.from({ length: 720 }, (_, k) =>
      at(0, 0.6 * Math.cos(k * (Math.PI / 360)), 0.6 * Math.sin(k * (Math.PI / 360)), 0),
    );
    const most = Math.max(...ring);
    expect(most).toBeGreaterThan(4);
    // Both lanes together: a Gaussian of 0.03 bars at 0.6 of one has a full width at half maximum of 0.12 radians.
    expect(ring.filter((value) => value > most / 2).length).toBeLessThan(2 * 0.25 * (360 / Math.PI));
    expect(Math.abs(ring.reduce((sum, value) => sum + value, 0) / 720 - 1)).toBeLessThan(0.03);
    for (const k of [20_000, 50_000, 80_000]) {
      const [x, y] = [bodies.position[3 * k]!, bodies.position[3 * k + 1]!];
      expect(Math.abs(at(0, x, y, 0) / gas[k]! - 1)).toBeLessThan(1e-3);
    }
  });

  it("gathers gas in a ring about the nucleus, which lanes touch, and leaves little within and at a bar's ends", () => {
    const barred = (r: number) => (r < 1 ? 0.4 : 0.4 - 2.5 * Math.log(r));
    const { at, bars } = disc(0.6, barred);
    const turn = (r: number, angle: number) => at(0, bars[0]! * r * Math.cos(angle), bars[0]! * r * Math.sin(angle), 0);
    const ring = (r: number) => Array.from({ length: 360 }, (_, k) => turn(r, k * (Math.PI / 180)));
    const mean = (r: number) => ring(r).reduce((sum, value) => sum + value, 0) / 360;
    const nuclear = ring(0.13);
    expect(Math.min(...nuclear)).toBeGreaterThan(0.7 * Math.max(...nuclear));
    for (const r of [0.25, 0.5]) expect(mean(0.13)).toBeGreaterThan(3 * mean(r));
    expect(mean(0.06)).toBeLessThan(0.3 * mean(0.25));
    expect(mean(0.9)).toBeLessThan(0.7 * mean(0.5));
    // Where a lane reaches the ring: a quarter turn ahead of the bar.
    const lane = ring(0.17);
    const ahead = (lane.indexOf(Math.max(...lane)) * Math.PI) / 180 - 0.4;
    expect(Math.abs(Math.sin(2 * (ahead - Math.asin(0.13 / 0.17))))).toBeLessThan(0.35);
  });

  it("takes no disc for a bar that is stretched as far as it reaches, as tides do", () => {
    expect(disc(0.6, () => 0.4).bars).toEqual([0]);
  });

  it("leaves gas alone where a disc is the same all round", () => {
    const { gas, radius } = disc(0, () => 0);
    for (const value of gas.filter((_, k) => radius[k]! > 0.3)) expect(Math.abs(value - 1)).toBeLessThan(0.25);
  });
});
