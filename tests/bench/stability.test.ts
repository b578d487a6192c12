import { describe, expect, test } from "vitest";
import { discState } from "../../bench/stability/disc.ts";
import { componentStates, denseCentre, dynamicalTime, FRACTIONS } from "../../bench/stability/lagrangian.ts";
import { passes } from "../../bench/stability/outcome.ts";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { buildGalaxy, circularSpeed } from "../../src/data/models/galaxy.ts";
import { milkyWay, milkyWaySpec } from "../../src/data/models/milkyWay.ts";
import { PLUMMER_RADIUS, plummer } from "../../src/data/models/plummer.ts";

/** The same bodies somewhere else, turned by 0.7 rad about x. */
function moved(bodies: Bodies): Bodies {
  const turn = (t: Float32Array, shift: number) => {
    const out = t.slice();
    const [c, s] = [Math.cos(0.7), Math.sin(0.7)];
    for (let i = 0; i < t.length; i += 3) {
      out[i] = t[i]! + shift;
      out[i + 1] = c * t[i + 1]! - s * t[i + 2]!;
      out[i + 2] = s * t[i + 1]! + c * t[i + 2]!;
    }
    return out;
  };
  return { ...bodies, position: turn(bodies.position, 30), velocity: turn(bodies.velocity, 1) };
}

describe("what the stability runs measure", () => {
  test("Lagrangian radii and dynamical time of a Plummer sphere, wherever it is", () => {
    const bodies = moved(plummer.make({}, { n: 20_000, seed: 3 }));
    const centre = denseCentre(bodies);
    expect(Math.abs(centre[0] - 30)).toBeLessThan(0.05);
    const [stars] = componentStates(bodies);
    FRACTIONS.forEach((q, k) => {
      const exact = PLUMMER_RADIUS / Math.sqrt(q ** (-2 / 3) - 1);
      // 4 standard deviations of a quantile: sqrt(q (1 - q) / N) over dq / dln r.
      const slope = (3 * q) / (1 + (exact / PLUMMER_RADIUS) ** 2);
      expect(Math.abs(stars!.radii[k]! / exact - 1)).toBeLessThan(
        (4 * Math.sqrt((q * (1 - q)) / 20_000)) / slope + 0.01,
      );
    });
    const half = 1.30477 * PLUMMER_RADIUS;
    expect(dynamicalTime(bodies, half)).toBeCloseTo(Math.sqrt(half ** 3 / 0.5), 1);
  });

  test("height, surface density and circular speed of a tilted Milky Way", () => {
    // Twins share their radius: speeds scatter as with half as many bodies, 1 % at 8 kpc.
    const bodies = moved(milkyWay.make({}, { n: 120_000, seed: 5 }));
    const galaxy = buildGalaxy(milkyWaySpec(1.3, 3, 0.1));
    const plan = { scaleLength: 2.817, heightRadii: [4, 6], ringEdges: [4, 6, 8], speedRadii: [4, 8, 16] };
    const state = discState(bodies, plan, 0.1);
    // Root mean square of sech^2(z / z_0): 0.9069 z_0, median z_0 atanh(1/2).
    // A ring holds 1400 bodies or more: 4 standard deviations are 0.1.
    for (const height of state.rmsHeight) expect(Math.abs(height / (0.9069 * 0.439) - 1)).toBeLessThan(0.1);
    for (const height of state.medianHeight)
      expect(Math.abs(height / (Math.atanh(0.5) * 0.439) - 1)).toBeLessThan(0.12);
    const mass = (r: number) => 1 - (1 + r / 2.817) * Math.exp(-r / 2.817);
    const disc = componentStates(bodies).find((c) => c.component === "disc")!.count;
    expect(state.ring[0]! / disc / (mass(6) - mass(4))).toBeCloseTo(1, 1);
    plan.speedRadii.forEach((r, k) => {
      expect(Math.abs(state.speed[k]! / circularSpeed(galaxy, r) - 1)).toBeLessThan(0.02);
    });
    expect(state.twoArmed).toBeLessThan(0.05);
  });

  test("a warp tilts a ring but does not make it thicker", () => {
    const plan = { scaleLength: 2.817, heightRadii: [4, 8], ringEdges: [4, 6], speedRadii: [] };
    const flat = milkyWay.make({}, { n: 60_000, seed: 5 });
    const position = flat.position.slice();
    for (let i = 0; i < position.length; i += 3) {
      if (Math.hypot(position[i]!, position[i + 1]!) > 6) position[i + 2]! += 0.1 * position[i]!;
    }
    const [before, after] = [discState(flat, plan, 0.05), discState({ ...flat, position }, plan, 0.05)];
    // 0.1 rad; the whole disc's plane follows a part of it.
    expect(after.tilt[1]! - before.tilt[1]!).toBeGreaterThan(2);
    expect(after.tilt[1]!).toBeLessThan(6.5);
    after.rmsHeight.forEach((height, k) => {
      expect(Math.abs(height / before.rmsHeight[k]! - 1)).toBeLessThan(0.03);
    });
  });

  test("a bound holds for both signs, and a told number has none", () => {
    expect(passes({ what: "", value: -0.041, bound: 0.04 })).toBe(false);
    expect(passes({ what: "", value: 0.04, bound: 0.04 })).toBe(true);
    expect(passes({ what: "", value: 9, bound: null })).toBe(true);
  });
});
