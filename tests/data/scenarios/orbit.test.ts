import { describe, expect, it } from "vitest";
import { incomingState, type Orbit, parabolicTimeToPericentre, splitState } from "../../../src/data/scenarios/orbit.ts";

/** Float64 leapfrog of the relative Kepler motion, with a step that shrinks near pericentre, until the distance turns. */
function fall(gm: number, orbit: Orbit): { pericentre: number; time: number; x: number[] } {
  const start = incomingState(gm, orbit);
  const x = [...start.position];
  const v = [...start.velocity];
  let time = 0;
  for (let step = 0; step < 4_000_000; step++) {
    const r = Math.hypot(...x);
    const h = 2e-4 * Math.sqrt(r ** 3 / gm);
    for (let k = 0; k < 3; k++) x[k]! += 0.5 * h * v[k]!;
    const d = Math.hypot(...x);
    for (let k = 0; k < 3; k++) v[k]! -= (h * gm * x[k]!) / d ** 3;
    for (let k = 0; k < 3; k++) x[k]! += 0.5 * h * v[k]!;
    time += h;
    if (x[0]! * v[0]! + x[1]! * v[1]! + x[2]! * v[2]! >= 0) break;
  }
  return { pericentre: Math.hypot(...x), time, x };
}

describe("incomingState", () => {
  it.each([0.3, 0.8, 1, 1.7])("reaches its pericentre on +x, eccentricity %f", (eccentricity) => {
    const orbit = { pericentre: 0.7, eccentricity, separation: eccentricity < 0.5 ? 1.1 : 5 };
    const { pericentre, x } = fall(1.5, orbit);
    expect(Math.abs(pericentre / 0.7 - 1)).toBeLessThan(1e-4);
    expect(Math.abs(x[0]! / 0.7 - 1)).toBeLessThan(1e-4);
    expect(Math.abs(x[1]!)).toBeLessThan(1e-3);
  });

  it("has energy -GM (1 - e) / (2 r_p) and angular momentum sqrt(GM p) along +z", () => {
    for (const e of [0, 0.5, 1, 2]) {
      const { position: x, velocity: v } = incomingState(2, {
        pericentre: 1,
        eccentricity: e,
        separation: e ? 2.5 : 1,
      });
      const energy = 0.5 * (v[0] ** 2 + v[1] ** 2) - 2 / Math.hypot(...x);
      expect(energy).toBeCloseTo(-1 + e, 12);
      expect(x[0] * v[1] - x[1] * v[0]).toBeCloseTo(Math.sqrt(2 * (1 + e)), 12);
      expect(x[0] * v[0] + x[1] * v[1]).toBeLessThanOrEqual(1e-12); // coming in
    }
  });

  it("takes Barker's time to pericentre on a parabola (45.2057 for r_p 1, r 20, GM 1)", () => {
    expect(parabolicTimeToPericentre(1, 1, 20)).toBeCloseTo(45.2057, 3);
    const { time } = fall(1, { pericentre: 1, eccentricity: 1, separation: 20 });
    expect(Math.abs(time / 45.2057 - 1)).toBeLessThan(1e-4);
  });

  it("falls head-on with pericentre 0", () => {
    const parabola = incomingState(2, { pericentre: 0, eccentricity: 1, separation: 4 });
    expect(parabola.position).toEqual([-4, 0, 0]);
    expect(parabola.velocity).toEqual([1, 0, 0]);
    expect(incomingState(2, { pericentre: 0, eccentricity: 0.5, separation: 4 }).velocity).toEqual([0, 0, 0]);
  });

  it("says one clear line about an impossible orbit", () => {
    const bad = (orbit: Orbit, gm = 1) => expect(() => incomingState(gm, orbit));
    bad({ pericentre: 3, eccentricity: 1, separation: 2 }).toThrow(
      /pericentre 3 is larger than the start separation 2;/,
    );
    bad({ pericentre: 1, eccentricity: 0.5, separation: 4 }).toThrow(/beyond the apocentre 3\.0000/);
    bad({ pericentre: 1, eccentricity: 1, separation: 4 }, 0).toThrow(/total mass 0 is not positive/);
  });
});

it("splitState leaves the centre of mass at rest at the origin", () => {
  const relative = { position: [3, 1, 0], velocity: [0.5, -1, 2] } as const;
  const [a, b] = splitState(relative, 3, 1);
  for (const k of [0, 1, 2] as const) {
    expect(3 * a.position[k] + b.position[k]).toBeCloseTo(0, 14);
    expect(3 * a.velocity[k] + b.velocity[k]).toBeCloseTo(0, 14);
    expect(b.position[k] - a.position[k]).toBeCloseTo(relative.position[k], 14);
    expect(b.velocity[k] - a.velocity[k]).toBeCloseTo(relative.velocity[k], 14);
  }
});
