import { describe, expect, it } from "vitest";
import { coldCollapse, evrard, FREE_FALL_TIME, uniformSphere } from "../../../src/data/models/uniformSphere.ts";
import { centre, energies, ksScore, pick, radii } from "./measures.ts";
import { expectIsotropic } from "./sphereMeasures.ts";

describe("uniform-sphere", () => {
  it("is uniform, with W = -3/5 and the virial ratio asked for", () => {
    const b = uniformSphere.make({ virialRatio: 0.3 }, { n: 4000, seed: 1 });
    expect(ksScore(radii(b), (r) => Math.min(1, r ** 3))).toBeLessThan(1.63);
    const { kinetic, potential } = energies(b);
    expect(Math.abs(potential + 0.6)).toBeLessThan(0.6 * (2 / Math.sqrt(4000)));
    expect(Math.abs(kinetic - 0.3 * 0.6)).toBeLessThan(1e-6);
    const { position, velocity, mass } = centre(b);
    for (const v of [...position, ...velocity, mass - 1]) expect(Math.abs(v)).toBeLessThan(1e-6);
  });
});

describe("uniform-sphere's velocities", () => {
  it("are isotropic, with the same dispersion sqrt(2 K / 3 M) in ten shells", () => {
    const n = 20_000;
    const b = uniformSphere.make({ virialRatio: 0.3 }, { n, seed: 2 });
    const r = radii(b);
    const order = pick(b, () => true).sort((i, j) => r[i]! - r[j]!);
    for (let shell = 0; shell < 10; shell++) {
      const members = order.slice((shell * n) / 10, ((shell + 1) * n) / 10);
      const square = members.reduce((sum, i) => sum + Math.hypot(...b.velocity.subarray(3 * i, 3 * i + 3)) ** 2, 0);
      const sigma = Math.sqrt(square / (3 * members.length));
      // 3 components a body: sd of sigma is 1 / sqrt(6 N).
      expect(Math.abs(sigma / Math.sqrt((2 / 3) * 0.3 * 0.6) - 1), `shell ${shell}`).toBeLessThan(
        4 / Math.sqrt(6 * members.length),
      );
    }
    expectIsotropic(b);
  });
});

describe("cold-collapse", () => {
  it("is uniform, rests, and a shell falls in within 1.1107 sqrt(R^3 / GM)", () => {
    const b = coldCollapse.make({}, { n: 4000, seed: 1 });
    expect(ksScore(radii(b), (r) => Math.min(1, r ** 3))).toBeLessThan(1.63);
    expect(energies(b).kinetic).toBe(0);
    expect(FREE_FALL_TIME).toBeCloseTo(1.11072, 5);
  });

  it("takes a virial ratio, and refuses a negative one", () => {
    expect(energies(coldCollapse.make({ virialRatio: 0.1 }, { n: 500, seed: 1 })).kinetic).toBeCloseTo(0.06, 6);
    expect(() => coldCollapse.make({ virialRatio: -0.1 }, { n: 500, seed: 1 })).toThrow(
      "cold-collapse: virialRatio = -0.1 is not a number from 0 to 1",
    );
  });
});

describe("evrard", () => {
  it("has M(r) = r^2 and W = -2/3, at rest", () => {
    const b = evrard.make({}, { n: 4000, seed: 1 });
    expect(ksScore(radii(b), (r) => Math.min(1, r * r))).toBeLessThan(1.63);
    const { kinetic, potential } = energies(b);
    expect(kinetic).toBe(0);
    expect(Math.abs(potential + 2 / 3)).toBeLessThan((2 / 3) * (2 / Math.sqrt(4000)));
  });
});
