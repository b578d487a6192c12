import { describe, expect, it } from "vitest";
import { type Bodies, componentIndex } from "../../../src/data/bodies/bodies.ts";
import { discMassInSphere } from "../../../src/data/models/discField.ts";
import { exponentialDisc } from "../../../src/data/models/exponentialDisc.ts";
import { milkyWay } from "../../../src/data/models/milkyWay.ts";
import { andromeda, elliptical, smallDisc } from "../../../src/data/models/otherGalaxies.ts";
import { energies, ksScore, pick } from "./measures.ts";
import { expectSphere, massFraction, nfw, sersic } from "./sphereMeasures.ts";

/** Bodies of one component, and the whole table about their mean place and speed: the scatter of a halo leaves the rest off the origin. */
function about(b: Bodies, name: "disc" | "bulge" | "halo", centreOf: "disc" | "bulge" | "halo" = name) {
  const of = (c: string) => pick(b, (i) => b.component[i] === componentIndex(c as "disc"));
  const anchor = of(centreOf);
  const shifted = (t: Float32Array) => {
    const mean = [0, 1, 2].map((k) => anchor.reduce((sum, i) => sum + t[3 * i + k]! / anchor.length, 0));
    return t.map((x, i) => x - mean[i % 3]!);
  };
  return { bodies: { ...b, position: shifted(b.position), velocity: shifted(b.velocity) }, members: of(name) };
}

describe("elliptical", () => {
  it("has a Sersic bulge and an NFW halo, each with the dispersion of the Jeans equation in the pull of both", () => {
    const b = elliptical.make({ softening: 0 }, { n: 66_000, seed: 4 });
    const truths = { bulge: sersic(1.36 / 1.346, 3), halo: nfw(40, 100) };
    const unit = b.units.massMsun!;
    const [inBulge, inHalo] = [massFraction(truths.bulge), massFraction(truths.halo)];
    const pull = (r: number) => (2e11 * inBulge(r) + 2e12 * inHalo(r)) / unit;
    for (const name of ["bulge", "halo"] as const) {
      const { bodies, members } = about(b, name);
      expectSphere(bodies, members, truths[name], pull);
    }
  });
});

describe.each([
  [
    "milky-way",
    milkyWay,
    {
      ...{ scaleLength: 2.817, height: 0.439, bulge: sersic(0.4377, 2), halo: nfw(22.4, 52.28) },
      masses: [15.145, 5.287, 237.46],
    },
  ],
  [
    "andromeda",
    andromeda,
    { scaleLength: 5.4, height: 0.6, bulge: sersic(1, 2), halo: nfw(35, 70), masses: [30, 13, 330] },
  ],
  ["small-disc", smallDisc, { scaleLength: 1.5, height: 0.25, bulge: null, halo: nfw(12, 30), masses: [2.15, 0, 34] }],
  [
    "exponential-disc",
    exponentialDisc,
    { scaleLength: 1, height: 0.15, bulge: sersic(0.25, 2), halo: nfw(5, 12), masses: [1, 0.25, 6] },
  ],
] as const)("%s", (_, model, truth) => {
  const b = model.make({ softening: 0 }, { n: 40_000, seed: 6 });

  it("has an exponential disc with sech^2 layers (Kolmogorov-Smirnov, 1 %)", () => {
    const { bodies, members } = about(b, "disc");
    const [R, z] = [0, 1].map((which) =>
      members.map((i) =>
        which === 0 ? Math.hypot(bodies.position[3 * i]!, bodies.position[3 * i + 1]!) : bodies.position[3 * i + 2]!,
      ),
    ) as [number[], number[]];
    const within = (x: number) => 1 - (1 + x) * Math.exp(-x);
    expect(ksScore(R, (r) => within(r / truth.scaleLength) / within(8))).toBeLessThan(1.63);
    expect(ksScore(z, (h) => 0.5 * (1 + Math.tanh(h / truth.height)))).toBeLessThan(1.63);
  });

  it("has the bulge and the halo of its description, with the dispersions of the Jeans equation in the pull of all", () => {
    const shape = { mass: truth.masses[0], scaleLength: truth.scaleLength, scaleHeight: truth.height };
    const parts = [truth.bulge, truth.halo].map((sphere) => sphere && massFraction(sphere));
    const within = (r: number) =>
      discMassInSphere(shape, r) + truth.masses[1] * (parts[0]?.(r) ?? 0) + truth.masses[2] * parts[1]!(r);
    const table = Array.from({ length: 601 }, (_, k) => within(1e-5 * Math.exp(0.03 * k)));
    const pull = (r: number) => {
      const place = Math.min(599.999, Math.max(0, Math.log(r / 1e-5) / 0.03));
      const k = Math.floor(place);
      return table[k]! + (place - k) * (table[k + 1]! - table[k]!);
    };
    for (const name of ["bulge", "halo"] as const) {
      const sphere = truth[name];
      if (!sphere) continue;
      const { bodies, members } = about(b, name);
      expectSphere(bodies, members, sphere, pull);
    }
  });
});

describe("discs", () => {
  it.each([exponentialDisc, milkyWay, andromeda, smallDisc].map((m) => [m.name, m] as const))(
    "%s is in virial balance: |K / |W| - 1/2| < 0.02 at 12 000 bodies",
    (_, model) => {
      const softening = model.parameters.find((p) => p.name === "softening")!.default;
      expect(Math.abs(energies(model.make({}, { n: 12_000, seed: 8 }), softening).virial - 0.5)).toBeLessThan(0.02);
    },
  );
});
