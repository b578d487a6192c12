import { describe, expect, it } from "vitest";
import { accelerationSize } from "../../reference/accelerationSize.ts";
import { directSum } from "../../reference/directSum.ts";
import { kick } from "../../reference/kick.ts";
import { kickDrift } from "../../reference/kickDrift.ts";
import { paramsOf, sizesOf } from "../stageDriver.ts";

/** Two bodies of mass 1/2 at distance 1 on an orbit of the given speed over the circular one, in float64. */
function orbit(speed: number) {
  const posMass = new Float64Array([0.5, 0, 0, 0.5, -0.5, 0, 0, 0.5]);
  const velocity = new Float64Array([0, 0.5 * speed, 0, 0, 0, -0.5 * speed, 0, 0]);
  return {
    posMass,
    velocity,
    acceleration: new Float64Array(8),
    id: new Uint32Array([0, 1]),
    status: new Uint32Array(16),
  };
}

function integrate(state: ReturnType<typeof orbit>, dt: number, steps: number): void {
  // paramsOf rounds to float32: give it steps that float32 has.
  const params = { ...paramsOf(sizesOf(2), { eps2: 0 }), drift: dt, kick: dt, closingKick: dt };
  directSum({ params, ...state });
  accelerationSize({ params, ...state });
  for (let k = 0; k < steps; k++) {
    const next = { nextPosMass: new Float64Array(8), nextVelocity: new Float64Array(8), nextId: new Uint32Array(2) };
    kickDrift({ params, ...state, ...next });
    state.posMass.set(next.nextPosMass);
    state.velocity.set(next.nextVelocity);
    directSum({ params, ...state });
    kick({ params, ...state });
  }
}

describe("the leapfrog", () => {
  it("is reversible: backwards it returns to where it came from", () => {
    const state = orbit(1.2);
    integrate(state, 1 / 32, 300);
    expect(Math.abs(state.posMass[0]! - 0.5)).toBeGreaterThan(0.1);
    integrate(state, -1 / 32, 300);
    const start = orbit(1.2);
    for (let k = 0; k < 8; k++) {
      expect(state.posMass[k]).toBeCloseTo(start.posMass[k]!, 10);
      if (k % 4 < 3) expect(state.velocity[k]).toBeCloseTo(start.velocity[k]!, 10);
    }
    expect(state.status[3]).toBe(600);
  });

  it("is of second order: half the step, a quarter of the error", () => {
    // The circular orbit has period 2 pi: after time 2 body 0 is at half of (cos 2, sin 2).
    const error = (steps: number) => {
      const state = orbit(1);
      integrate(state, 2 / steps, steps);
      return Math.hypot(state.posMass[0]! - 0.5 * Math.cos(2), state.posMass[1]! - 0.5 * Math.sin(2));
    };
    for (const steps of [32, 64, 128]) {
      const order = Math.log2(error(steps) / error(2 * steps));
      expect(order).toBeGreaterThan(1.95);
      expect(order).toBeLessThan(2.05);
    }
  });

  it("keeps the energy of an eccentric orbit within a band, without drift", () => {
    const energy = (state: ReturnType<typeof orbit>) => {
      const [vx, vy] = state.velocity;
      const d = Math.hypot(state.posMass[0]! - state.posMass[4]!, state.posMass[1]! - state.posMass[5]!);
      return 0.5 * (vx! ** 2 + vy! ** 2) - 0.25 / d;
    };
    const state = orbit(1.2);
    const start = energy(state);
    const worst = [0, 0].map(() => {
      let most = 0;
      for (let k = 0; k < 500; k++) {
        integrate(state, 1 / 32, 1);
        most = Math.max(most, Math.abs(energy(state) / start - 1));
      }
      return most;
    });
    expect(worst[0]).toBeLessThan(2e-3);
    expect(worst[1]!).toBeLessThan(1.05 * worst[0]!);
  });

  it("keeps |a| of the last force beside the velocity", () => {
    const state = orbit(1);
    integrate(state, 1 / 32, 1);
    expect(state.velocity[3]).toBeCloseTo(0.5, 12);
  });
});
