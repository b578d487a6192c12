import { describe, expect, it } from "vitest";
import { directSumOver } from "../../bench/directSum.ts";
import { forceErrors, spreadTargets } from "../../bench/forceError.ts";
import { findModel } from "../../src/data/scenarios/index.ts";

const all = (n: number) => Uint32Array.from({ length: n }, (_, i) => i);

describe("directSumOver", () => {
  it("gives two bodies their Plummer-softened pull and potential", () => {
    const pair = { count: 2, mass: Float32Array.of(2, 3), position: Float32Array.of(0, 0, 0, 0, 4, 0) };
    // d = 4, eps = 3: (d^2 + eps^2) = 25.
    const expected = [0, (3 * 4) / 125, 0, -3 / 5, 0, (-2 * 4) / 125, 0, -2 / 5];
    directSumOver(pair, 3, all(2)).forEach((value, i) => {
      expect(value).toBeCloseTo(expected[i]!, 14);
    });
  });

  it("lets a coincident body exert nothing, and its potential only where softening makes it finite", () => {
    const twins = { count: 2, mass: Float32Array.of(1, 1), position: new Float32Array(6) };
    expect([...directSumOver(twins, 0, all(1))]).toEqual([0, 0, 0, 0]);
    expect([...directSumOver(twins, 0.5, all(1))]).toEqual([0, 0, 0, -2]);
  });

  it("gives forces that add up to nothing (Newton's third law), to rounding", () => {
    const n = 500;
    const plummer = findModel("plummer").make({ cut: 100 }, { n, seed: 1 });
    const forces = directSumOver(plummer, 0.01, all(n));
    const sum = [0, 0, 0];
    for (let i = 0; i < n; i++) for (let k = 0; k < 3; k++) sum[k]! += plummer.mass[i]! * forces[4 * i + k]!;
    // n terms of about 1 / n, each rounded to 1e-16 a few hundred times.
    for (const component of sum) expect(Math.abs(component)).toBeLessThan(1e-13);
  });
});

describe("forceErrors", () => {
  it("finds a known error where it was put", () => {
    const exact = Float64Array.of(3, 0, 4, -10, 1, 0, 0, -1);
    // Body 5 is off by (0, 0.5, 0) of 5 and by 1 of 10; body 2 is right.
    const computed = new Float32Array(24);
    computed.set([1, 0, 0, -1], 8);
    computed.set([3, 0.5, 4, -9], 20);
    const errors = forceErrors(computed, exact, Uint32Array.of(5, 2));
    expect(errors.acceleration).toMatchObject({ samples: 2, max: 0.1, p50: 0.05 });
    expect(errors.acceleration.rms).toBeCloseTo(0.1 / Math.SQRT2, 12);
    expect(errors.potential.max).toBeCloseTo(0.1, 12);
  });
});

it("spreads targets over all bodies, each once", () => {
  expect([...spreadTargets(10, 3)]).toEqual([1, 5, 8]);
  expect([...spreadTargets(3, 10)]).toEqual([0, 1, 2]);
});
