import { describe, expect, it } from "vitest";
import { PLUMMER_RADIUS, plummer } from "../../../src/data/models/plummer.ts";
import { centre, energies, hashBodies, ksScore, radii, virialBound } from "./measures.ts";

const make = (n: number, seed = 1, values = {}) => plummer.make(values, { n, seed });

describe("plummer", () => {
  it("encloses the mass of Plummer's profile, cut at 100 a", () => {
    const enclosed = (r: number) => ((r / PLUMMER_RADIUS) ** 2 / (1 + (r / PLUMMER_RADIUS) ** 2)) ** 1.5;
    const score = ksScore(radii(make(20000)), (r) => enclosed(r) / enclosed(100 * PLUMMER_RADIUS));
    expect(score).toBeLessThan(1.63);
  });

  it("has <q> = 0.470345 and <q^2> = 1/4 at every radius, q in units of the escape speed", () => {
    const n = 20000;
    const b = make(n);
    const r = radii(b);
    const order = [...r.keys()].sort((i, j) => r[i]! - r[j]!);
    const q = order.map((i) => {
      const x = r[i]! / PLUMMER_RADIUS;
      const escapeSpeed = Math.sqrt(2 / PLUMMER_RADIUS) / (1 + x * x) ** 0.25;
      return Math.hypot(b.velocity[3 * i]!, b.velocity[3 * i + 1]!, b.velocity[3 * i + 2]!) / escapeSpeed;
    });
    const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
    // The standard deviation of q is 0.170 and that of q^2 0.165: four sigma of the mean.
    expect(Math.abs(mean(q) - 0.470345)).toBeLessThan((4 * 0.17) / Math.sqrt(n));
    for (let shell = 0; shell < 10; shell++) {
      const part = q.slice((shell * n) / 10, ((shell + 1) * n) / 10).map((v) => v * v);
      expect(Math.abs(mean(part) - 0.25)).toBeLessThan((4 * 0.165) / Math.sqrt(n / 10));
    }
  });

  it("has K = 1/4 and W = -1/2 in Henon units", () => {
    const n = 4000;
    const { kinetic, potential, virial } = energies(make(n));
    expect(Math.abs(kinetic - 0.25)).toBeLessThan(0.25 * (4 / Math.sqrt(n)));
    expect(Math.abs(potential + 0.5)).toBeLessThan(0.5 * (4 / Math.sqrt(n)));
    expect(Math.abs(virial - 0.5)).toBeLessThan(virialBound(n));
  });

  it("rests at the origin with mass 1", () => {
    const { position, velocity, mass } = centre(make(3001));
    for (const v of [...position, ...velocity]) expect(Math.abs(v)).toBeLessThan(1e-6);
    expect(Math.abs(mass - 1)).toBeLessThan(1e-6);
  });

  it("is cut where it is asked to be", () => {
    expect(Math.max(...radii(make(5000, 1, { cut: 3 })))).toBeLessThan(3.2 * PLUMMER_RADIUS);
  });

  it.each([1, 1.5, 3, 8])("cut at %d radii it is in virial balance: as a whole, and its outer half alone", (cut) => {
    const n = 4000;
    const b = make(n, 4, { cut });
    expect(Math.abs(energies(b).virial - 0.5)).toBeLessThan(virialBound(n));
    // Jeans' equation, times r^3 and integrated from R outwards: sum of m (v^2 - M(r) / r) there is -4 pi R^3 rho sigma^2, with
    // the radial dispersion and the density of the bodies about R.
    const r = radii(b);
    const order = [...r.keys()].sort((i, k) => r[i]! - r[k]!);
    const square = (i: number) => b.velocity[3 * i]! ** 2 + b.velocity[3 * i + 1]! ** 2 + b.velocity[3 * i + 2]! ** 2;
    const mean = (part: readonly number[], of: (i: number, k: number) => number) =>
      part.reduce((sum, i, k) => sum + of(i, k), 0) / n;
    const outer = mean(order.slice(n / 2), (i, k) => square(i) - (n / 2 + k + 0.5) / n / r[i]!);
    const about = order.slice(0.45 * n, 0.55 * n);
    const [low, high] = [r[about[0]!]!, r[about.at(-1)!]!];
    const middle = r[order[n / 2]!]!;
    const pressure = (middle * mean(about, (i) => square(i) / 3)) / (high - low);
    // Noise of the two sums: the outer half's kinetic energy, and a tenth of the bodies about its inner edge.
    expect(Math.abs(outer + pressure)).toBeLessThan(4 * pressure * Math.sqrt(1 / (0.1 * n)));
  });

  /** Quartiles of the radii at first, and after three crossings of the half-mass radius: leapfrog, direct sums in float64. */
  function quartiles(cut: number): [before: number[], after: number[]] {
    const n = 500;
    const b = make(n, 2, { cut });
    const [x, v, a] = [b.position, b.velocity, new Float64Array(3 * n)];
    const now = () => {
      const sorted = radii(b).sort((p, q) => p - q);
      return [0.25, 0.5, 0.75].map((q) => sorted[q * n]!);
    };
    const before = now();
    const size = before[1]!;
    const dt = 0.03 * Math.sqrt(size ** 3);
    const kick = (step: number) => {
      a.fill(0);
      for (let i = 0; i < 3 * n; i += 3) {
        for (let j = 0; j < i; j += 3) {
          const [dx, dy, dz] = [x[j]! - x[i]!, x[j + 1]! - x[i + 1]!, x[j + 2]! - x[i + 2]!];
          const r2 = dx * dx + dy * dy + dz * dz + 0.01 * size * size;
          const f = 1 / (n * r2 * Math.sqrt(r2));
          a[i]! += f * dx;
          a[i + 1]! += f * dy;
          a[i + 2]! += f * dz;
          a[j]! -= f * dx;
          a[j + 1]! -= f * dy;
          a[j + 2]! -= f * dz;
        }
      }
      for (let i = 0; i < 3 * n; i++) v[i]! += step * a[i]!;
    };
    kick(dt / 2);
    for (let step = 0; step < 100; step++) {
      for (let i = 0; i < 3 * n; i++) x[i]! += dt * v[i]!;
      kick(dt);
    }
    return [before, now()];
  }

  it("cut at 2 radii it holds still, and at 1 it settles by what its help says", () => {
    for (const [cut, bound] of [
      [2, 0.1],
      [1, 0.35],
    ] as const) {
      const [before, after] = quartiles(cut);
      for (const [k, radius] of after.entries())
        expect(
          Math.abs(radius / before[k]! - 1),
          `cut ${cut}, quarter ${k + 1}: ${radius}, was ${before[k]}`,
        ).toBeLessThan(bound);
    }
  });

  it("gives the same bytes for the same seed, and pinned bytes for seed 1", () => {
    expect(hashBodies(make(500, 5))).toBe(hashBodies(make(500, 5)));
    expect(hashBodies(make(500, 5))).not.toBe(hashBodies(make(500, 6)));
    expect(hashBodies(make(500, 1))).toBe("3016aafb");
  });

  it("reports progress and stops when aborted", () => {
    const fractions: number[] = [];
    plummer.make({}, { n: 30000, seed: 1, progress: (f) => fractions.push(f) });
    expect(fractions.length).toBe(3);
    expect(fractions).toEqual([...fractions].sort());
    const abort = new AbortController();
    const options = { n: 30000, seed: 1, progress: () => abort.abort(new Error("stopped")), signal: abort.signal };
    expect(() => plummer.make({}, options)).toThrow("stopped");
  });

  it("says one clear line about a wrong parameter", () => {
    expect(() => make(10, 1, { cut: -1 })).toThrow("plummer: cut = -1 is not a number from 1 to 1000 a");
    expect(() => make(10, 1, { mass: 1 })).toThrow('plummer has no parameter "mass"; it has: cut');
  });
});
