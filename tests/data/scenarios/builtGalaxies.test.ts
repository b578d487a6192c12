import { describe, expect, it } from "vitest";
import { MODEL_SCALE } from "../../../src/data/bodies/units.ts";
import { MODELS } from "../../../src/data/models/index.ts";
import { makeBuild, newGalaxy } from "../../../src/data/scenarios/build.ts";
import { findModel } from "../../../src/data/scenarios/index.ts";
import { pick } from "../models/measures.ts";
import { expectIsotropic, expectSphere, massFraction, nfw, sersic } from "../models/sphereMeasures.ts";

/** Galaxies as the builder and the swarms make them: the models' own tests hold the models themselves. */
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;

describe.each(MODELS.map((m) => [m.name, m] as const))("%s of 3 times the mass and half the size", (name) => {
  it("is the same body for body, lengths by 1/2 and speeds by sqrt 6: the scaled equilibrium", () => {
    const options = { n: 1000, seed: 4 };
    const plain = makeBuild({ softening: 0, galaxies: [newGalaxy(name)] }, options);
    const scaled = makeBuild({ softening: 0, galaxies: [{ ...newGalaxy(name), mass: 3, size: 0.5 }] }, options);
    for (const [of, factor] of [
      ["mass", 3],
      ["position", 0.5],
      ["velocity", Math.sqrt(6)],
    ] as const) {
      const typical = median([...plain[of]].map(Math.abs));
      const off = [...scaled[of]].map((v, i) => Math.abs(v / factor - plain[of][i]!));
      // Rounding to float32, and now and then another row of a table.
      expect(median(off), of).toBeLessThan(1e-5 * typical + 1e-12);
      expect(off.filter((d) => d > 1e-3 * typical).length, of).toBeLessThanOrEqual(0.01 * off.length);
    }
  });
});

describe("a sphere without units", () => {
  it("is read at 5 kpc and 5e10 Msun: density and dispersion there", () => {
    const b = makeBuild({ softening: 0, galaxies: [newGalaxy("hernquist")] }, { n: 20_000, seed: 3 });
    const [a, mass] = [5, 5e10 / b.units.massMsun!];
    expect([MODEL_SCALE.lengthKpc, MODEL_SCALE.massMsun]).toEqual([5, 5e10]);
    const density = (r: number) => Math.exp(-((r / (50 * a)) ** 2)) / (r * (r + a) ** 3);
    const truth = { density, inner: 1e-4, outer: 250 * a };
    const within = massFraction(truth);
    const all = pick(b, () => true);
    expectSphere(b, all, truth, (r) => mass * within(r));
    expectIsotropic(b);
  });
});

describe("minor-mergers", () => {
  it("makes children of a fifth of the mass whose stars and haloes have the dispersions of the Jeans equation", () => {
    const b = findModel("minor-mergers").make({ children: 5, softening: 0 }, { n: 120_000, seed: 2 });
    const parts = { bulge: sersic(1.26 / 1.346, 3), halo: nfw(40 / 5, 100 / 5) };
    const [inBulge, inHalo] = [massFraction(parts.bulge), massFraction(parts.halo)];
    const pull = (r: number) => (2e11 * inBulge(r) + 2e12 * inHalo(r)) / 5 / b.units.massMsun!;
    for (const [component, truth] of [
      [1, parts.bulge],
      [2, parts.halo],
    ] as const) {
      const members = pick(b, (i) => b.galaxy[i] === 1 && b.component[i] === component);
      const about = (t: Float32Array) => {
        const mean = [0, 1, 2].map((k) => members.reduce((sum, i) => sum + t[3 * i + k]! / members.length, 0));
        return t.map((x, i) => x - mean[i % 3]!);
      };
      expectSphere({ ...b, position: about(b.position), velocity: about(b.velocity) }, members, truth, pull);
    }
  });
});
