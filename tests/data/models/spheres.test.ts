import { describe, expect, it } from "vitest";
import { hernquist } from "../../../src/data/models/hernquist.ts";
import { king, kingDensity, solveKing } from "../../../src/data/models/king.ts";
import { nfw } from "../../../src/data/models/nfw.ts";
import { elliptical } from "../../../src/data/models/otherGalaxies.ts";
import { centre, energies, hashBodies, pick, radii, simpson, virialBound } from "./measures.ts";
import { expectIsotropic, expectSphere, massFraction, type Truth } from "./sphereMeasures.ts";

const N = 20000;

const cases = [
  {
    model: hernquist,
    values: { cut: 50, softening: 0 },
    truth: { density: (r) => Math.exp(-((r / 50) ** 2)) / (r * (1 + r) ** 3), inner: 1e-5, outer: 250 } as Truth,
  },
  {
    model: nfw,
    values: { cut: 10, softening: 0 },
    truth: { density: (r) => Math.exp(-((r / 10) ** 2)) / (r * (1 + r) ** 2), inner: 1e-5, outer: 50 } as Truth,
  },
];

describe.each(cases)("$model.name", ({ model, values, truth }) => {
  const make = (n: number, seed = 1) => model.make(values, { n, seed });

  it("has the density and the dispersion of its profile, isotropic", () => {
    const b = make(N);
    expectSphere(
      b,
      pick(b, () => true),
      truth,
      massFraction(truth),
    );
    expectIsotropic(b);
  });

  it("is in virial balance, at rest at the origin, with mass 1", () => {
    const n = 4000;
    const b = make(n);
    expect(Math.abs(energies(b).virial - 0.5)).toBeLessThan(virialBound(n));
    const { position, velocity, mass } = centre(b);
    for (const v of [...position, ...velocity, mass - 1]) expect(Math.abs(v)).toBeLessThan(1e-6);
  });

  it("repeats for a seed", () => {
    expect(hashBodies(make(300, 4))).toBe(hashBodies(make(300, 4)));
    expect(hashBodies(make(300, 4))).not.toBe(hashBodies(make(300, 5)));
  });
});

describe("hernquist, hardly cut", () => {
  it("has half its mass within (1 + sqrt 2) a and W = -1/6", () => {
    const b = hernquist.make({ cut: 1000, softening: 0 }, { n: 4000, seed: 3 });
    const sorted = radii(b).sort((x, y) => x - y);
    const half = sorted[2000]!;
    const exact = 1 + Math.SQRT2;
    const slope = (2 * exact) / (1 + exact) ** 3; // dM/dr there
    expect(Math.abs(half - exact)).toBeLessThan((4 * 0.5) / Math.sqrt(4000) / slope);
    expect(Math.abs(energies(b).potential + 1 / 6)).toBeLessThan((0.17 * 6) / Math.sqrt(4000));
  });
});

describe("softening", () => {
  it("keeps a strongly softened sphere in balance: sum of x . a equals -2 K", () => {
    const eps = 0.5;
    const n = 4000;
    const balance = (softening: number) => {
      const b = hernquist.make({ softening }, { n, seed: 2 });
      let virial = 0;
      for (let i = 0; i < n; i++) {
        for (let j = 0; j < i; j++) {
          let d2 = eps * eps;
          let dot = 0;
          for (let k = 0; k < 3; k++) {
            const d = b.position[3 * i + k]! - b.position[3 * j + k]!;
            d2 += d * d;
            dot += d * d;
          }
          virial -= (b.mass[i]! * b.mass[j]! * dot) / d2 ** 1.5;
        }
      }
      return energies(b).kinetic / Math.abs(virial);
    };
    expect(Math.abs(balance(eps) - 0.5)).toBeLessThan(virialBound(n));
    expect(balance(0)).toBeGreaterThan(0.5 + virialBound(n)); // the point-mass equilibrium would expand
  });
});

describe("king", () => {
  it("has the published sizes and masses: c, GM / (s^2 r_0), r_h / r_0", () => {
    for (const [w0, c, mass, half] of [
      [1, 0.2955, 0.7199, 0.6599],
      [3, 0.672, 3.7136, 1.259],
      [5, 1.0293, 8.4634, 1.9977],
      [6, 1.2551, 12.108, 2.6469],
      [7, 1.5277, 17.862, 3.9211],
      [9, 2.1185, 50.052, 15.411],
      [12, 2.7389, 264.42, 86.41],
    ] as const) {
      const t = solveKing(w0);
      expect(Math.abs(Math.log10(t.tidalRadius) - c)).toBeLessThan(2e-4);
      expect(Math.abs(t.mass / mass - 1)).toBeLessThan(3e-4);
      const k = t.enclosed.findIndex((m) => m > 0.5 * t.mass);
      const r = t.potential.grid.r;
      const fraction = (0.5 * t.mass - t.enclosed[k - 1]!) / (t.enclosed[k]! - t.enclosed[k - 1]!);
      expect(Math.abs((r[k - 1]! + fraction * (r[k]! - r[k - 1]!)) / half - 1)).toBeLessThan(1e-3);
    }
  });

  it("draws that density, with the dispersion of the lowered isothermal at every radius", () => {
    const w0 = 6;
    const t = solveKing(w0);
    const b = king.make({ w0 }, { n: N, seed: 1 });
    const r = t.potential.grid.r;
    // Length unit of the bodies in core radii, from the tidal radius by the theory: W = -1/2 int (Psi + M/r_t) dM.
    let binding = (0.5 * t.mass ** 2) / t.tidalRadius;
    for (let i = 1; i < r.length; i++) {
      binding += 0.25 * (t.potential.psi[i]! + t.potential.psi[i - 1]!) * (t.enclosed[i]! - t.enclosed[i - 1]!);
    }
    const length = (2 * binding) / t.mass ** 2; // bodies' radius = x * length
    const speed2 = 1 / (t.mass * length); // bodies' v^2 = (v/s)^2 * speed2
    const at = (table: Float64Array, x: number) => {
      const i = Math.max(1, Math.min(r.length - 1, 1 + Math.floor(Math.log(x / r[0]!) / t.potential.grid.step)));
      return table[i - 1]! + ((x - r[i - 1]!) / (r[i]! - r[i - 1]!)) * (table[i]! - table[i - 1]!);
    };
    const rs = radii(b);
    // Every body's v^2 over its expectation at its radius has mean 1.
    let sum = 0;
    const f = (e: number) => Math.exp(e) - 1;
    const meanSquare = new Map<number, number>();
    rs.forEach((radius, i) => {
      const w = Math.round(Math.max(0.01, at(t.potential.psi, radius / length)) * 100) / 100;
      if (!meanSquare.has(w)) {
        const top = Math.sqrt(2 * w);
        const moment = (p: number) => simpson((v) => v ** p * f(w - 0.5 * v * v), 0, top, 60);
        meanSquare.set(w, moment(4) / moment(2));
      }
      const v2 = b.velocity[3 * i]! ** 2 + b.velocity[3 * i + 1]! ** 2 + b.velocity[3 * i + 2]! ** 2;
      sum += v2 / (meanSquare.get(w)! * speed2) / N;
    });
    expect(Math.abs(sum - 1)).toBeLessThan((4 * 0.8) / Math.sqrt(N));
    const truth: Truth = {
      density: (x) => (x < t.tidalRadius * length ? kingDensity(at(t.potential.psi, x / length)) : 0),
      inner: 2e-3 * length,
      outer: t.tidalRadius * length,
    };
    expectSphere(
      b,
      pick(b, () => true),
      truth,
      massFraction(truth),
    );
    expect(Math.max(...rs)).toBeLessThan(1.01 * t.tidalRadius * length);
  });

  it("is in Henon units: K = 1/4, W = -1/2", () => {
    const n = 4000;
    for (const w0 of [1, 9]) {
      const { kinetic, potential, virial } = energies(king.make({ w0 }, { n, seed: 3 }));
      expect(Math.abs(kinetic - 0.25)).toBeLessThan(1 / Math.sqrt(n));
      expect(Math.abs(potential + 0.5)).toBeLessThan(3 / Math.sqrt(n));
      expect(Math.abs(virial - 0.5)).toBeLessThan(virialBound(n));
    }
  });
});

describe("elliptical", () => {
  it("has the masses and the half-mass radius of Bedorf & Portegies Zwart's primary", () => {
    const b = elliptical.make({}, { n: 22000, seed: 1 });
    const bulge = pick(b, (i) => b.component[i] === 1);
    expect(bulge.length).toBe(2000); // equal masses: bulge is 1/11 of the mass
    expect(b.mass[0]! * 22000 * b.units.massMsun!).toBeCloseTo(2.2e12, -9);
    const half = radii(b, bulge).sort((x, y) => x - y)[1000]!;
    expect(Math.abs(half / 1.36 - 1)).toBeLessThan((4 * 1.3) / Math.sqrt(2000));
  });
});
