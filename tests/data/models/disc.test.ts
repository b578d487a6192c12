import { describe, expect, it } from "vitest";
import { besselJ0, besselJ1 } from "../../../src/data/models/besselJ.ts";
import { COLUMNS, discField, discMassInSphere, ROWS } from "../../../src/data/models/discField.ts";
import { exponentialDisc } from "../../../src/data/models/exponentialDisc.ts";
import { buildGalaxy } from "../../../src/data/models/galaxy.ts";
import { resolveValues } from "../../../src/data/parameter.ts";
import { centre, energies, hashBodies, ksScore, pick, simpson, virialBound } from "./measures.ts";

describe("Bessel functions", () => {
  it("agree with their integrals", () => {
    for (const x of [0, 0.3, 1, 2.9, 3.1, 7, 20, 150]) {
      const j0 = simpson((t) => Math.cos(x * Math.sin(t)), 0, Math.PI, 400) / Math.PI;
      const j1 = simpson((t) => Math.cos(t - x * Math.sin(t)), 0, Math.PI, 400) / Math.PI;
      expect(Math.abs(besselJ0(x) - j0)).toBeLessThan(1e-7);
      expect(Math.abs(besselJ1(x) - j1)).toBeLessThan(1e-7);
    }
  });
});

describe("discField", () => {
  it("is the pull of a sum over the disc's volume, softened", () => {
    const shape = { mass: 2, scaleLength: 1.5, scaleHeight: 0.3 };
    const eps = 0.25;
    const field = discField(shape, eps);
    for (const [row, column] of [
      [20, 0],
      [40, 0],
      [40, 6],
      [60, 0],
      [60, 16],
    ] as const) {
      const R = field.radii[row]!;
      const z = field.heights[column]!;
      let circular = 0;
      let vertical = 0;
      // Equal-mass samples: radii at quantile middles, heights at quantile middles, 128 azimuths.
      const [nR, nz, nPhi] = [400, 48, 96];
      for (let i = 0; i < nR; i++) {
        const radius = (20 * (i + 0.5)) / nR;
        const mass = 2 * (20 / nR) * radius * Math.exp(-radius); // of a disc with R_d = 1
        for (let j = 0; j < nz; j++) {
          const dz = z - 0.3 * Math.atanh((2 * j + 1) / nz - 1);
          for (let k = 0; k < nPhi; k++) {
            const c = Math.cos((2 * Math.PI * (k + 0.5)) / nPhi) * radius * 1.5;
            const d2 = R * R + (radius * 1.5) ** 2 - 2 * R * c + dz * dz + eps * eps;
            const f = mass / (nz * nPhi) / d2 ** 1.5;
            circular += f * R * (R - c);
            vertical += f * dz;
          }
        }
      }
      expect(Math.abs(field.circular[row * COLUMNS + column]! / circular - 1)).toBeLessThan(5e-3);
      if (column > 0) expect(Math.abs(field.vertical[row * COLUMNS + column]! / vertical - 1)).toBeLessThan(1e-2);
      else expect(Math.abs(field.vertical[row * COLUMNS]!)).toBeLessThan(1e-6);
    }
  });

  it("becomes Freeman's thin disc: v_c^2 peaks at 2.15 R_d with 0.38705 G M / R_d", () => {
    const { radii, circular } = discField({ mass: 1, scaleLength: 1, scaleHeight: 0.01 }, 0);
    let best = 0;
    for (let i = 0; i < ROWS; i++) if (circular[i * COLUMNS]! > circular[best * COLUMNS]!) best = i;
    expect(Math.abs(radii[best]! - 2.15)).toBeLessThan(0.15);
    expect(Math.abs(circular[best * COLUMNS]! / 0.38705 - 1)).toBeLessThan(1e-2);
  });

  it("has the mass of the disc inside a sphere: all far out, r^3 at the centre", () => {
    const shape = { mass: 3, scaleLength: 1, scaleHeight: 0.2 };
    expect(discMassInSphere(shape, 40)).toBeCloseTo(3, 3);
    const density = 3 / (2 * Math.PI) / (2 * 0.2);
    expect(discMassInSphere(shape, 0.002) / ((4 / 3) * Math.PI * density * 0.002 ** 3)).toBeCloseTo(1, 2);
    // Thin far outside the height: M_d (1 - (1 + y) e^-y), less the little that lies above.
    expect(
      Math.abs(discMassInSphere({ ...shape, scaleHeight: 1e-3 }, 2) / (3 * (1 - 3 * Math.exp(-2))) - 1),
    ).toBeLessThan(1e-2);
  });
});

describe("exponential-disc", () => {
  const values = { toomreQ: 1.4, scaleHeight: 0.12, softening: 0.02 };
  const n = 60000;
  const b = exponentialDisc.make(values, { n, seed: 1 });
  const disc = pick(b, (i) => b.component[i] === 0);
  // The whole galaxy is centred; its disc sits where the scatter of the halo bodies leaves it, so measure from the disc.
  const middle = (t: Float32Array) => [0, 1, 2].map((k) => disc.reduce((s, i) => s + t[3 * i + k]! / disc.length, 0));
  const x0 = middle(b.position);
  const v0 = middle(b.velocity);
  const cylinder = disc.map((i) => {
    const [x, y, z] = [0, 1, 2].map((k) => b.position[3 * i + k]! - x0[k]!) as [number, number, number];
    const R = Math.hypot(x, y);
    const [u, v, w] = [0, 1, 2].map((k) => b.velocity[3 * i + k]! - v0[k]!) as [number, number, number];
    return { R, z, vR: (x * u + y * v) / R, vPhi: (x * v - y * u) / R, vz: w };
  });
  const galaxy = buildGalaxy(
    exponentialDisc.spec(resolveValues("exponential-disc", exponentialDisc.parameters, values)),
  );
  const ring = (from: number, to: number) => cylinder.filter((c) => c.R > from && c.R < to);
  const mean = (list: number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;
  const spread = (list: number[]) => Math.sqrt(mean(list.map((x) => (x - mean(list)) ** 2)));
  /** v_c^2 and kappa^2 by finite differences of the solved curve. */
  const curve = (R: number) => {
    const { radii, circular2 } = galaxy.disc!;
    const i = radii.findIndex((r) => r > R);
    const t = (R - radii[i - 1]!) / (radii[i]! - radii[i - 1]!);
    return circular2[i - 1]! + t * (circular2[i]! - circular2[i - 1]!);
  };
  const kappa2 = (R: number) => (curve(R + 0.2) - curve(R - 0.2)) / 0.4 / R + (2 * curve(R)) / (R * R);

  it("has an exponential surface density and sech^2 layers", () => {
    const edge = 1 - 9 * Math.exp(-8);
    const inRadius = (R: number) => (1 - (1 + R) * Math.exp(-R)) / edge;
    const flat = cylinder.map((c) => c.R);
    expect(ksScore(flat, inRadius)).toBeLessThan(1.63);
    expect(
      ksScore(
        cylinder.map((c) => c.z),
        (z) => 0.5 * (1 + Math.tanh(z / 0.12)),
      ),
    ).toBeLessThan(1.63);
    const height = mean(cylinder.map((c) => Math.abs(c.z))) / 0.12;
    expect(Math.abs(height - Math.LN2)).toBeLessThan((4 * 0.585) / Math.sqrt(disc.length));
  });

  it("has Toomre's Q at 2.2 scale lengths", () => {
    const sigma = spread(ring(2, 2.4).map((c) => c.vR));
    const surface = Math.exp(-2.2) / (2 * Math.PI);
    const q = (sigma * Math.sqrt(kappa2(2.2))) / (3.36 * surface);
    expect(Math.abs(q / 1.4 - 1)).toBeLessThan(0.05);
  });

  it("streams along +z's rotation with the asymmetric drift and the epicycle's axis ratio", () => {
    for (const R of [0.8, 1.5, 2.2, 3, 4]) {
      const members = ring(R - 0.1, R + 0.1);
      const sigmaR2 = spread(members.map((c) => c.vR)) ** 2;
      const ratio = (kappa2(R) * R * R) / (4 * curve(R));
      const sigmaPhi = spread(members.map((c) => c.vPhi));
      const scatter = 4 / Math.sqrt(2 * members.length);
      expect(Math.abs(sigmaPhi / Math.sqrt(sigmaR2 * ratio) - 1), `ratio at ${R}`).toBeLessThan(1.5 * scatter + 0.03);
      const expected = Math.sqrt(curve(R) + sigmaR2 * (1 - ratio - 2 * R));
      const drift = Math.abs(mean(members.map((c) => c.vPhi)) / expected - 1);
      expect(drift, `streaming at ${R}`).toBeLessThan((4 * sigmaPhi) / expected / Math.sqrt(members.length) + 0.02);
    }
    const backwards = cylinder.filter((c) => c.R > 2 && c.vPhi < 0).length;
    expect(backwards).toBe(0);
  });

  it("holds its height: sigma_z^2 is int rho K_z dz / rho of all the other bodies", () => {
    for (const R of [1, 2.2, 3.5]) {
      // Pull at ten heights from the bodies of a ring's surroundings by direct sum over every body.
      const members = ring(R - 0.15, R + 0.15);
      const heights = Array.from({ length: 9 }, (_, j) => 0.06 * j);
      const lift = heights.map((z) => {
        let sum = 0;
        const azimuths = 8;
        for (let k = 0; k < azimuths; k++) {
          const x = x0[0]! + R * Math.cos((2 * Math.PI * k) / azimuths);
          const y = x0[1]! + R * Math.sin((2 * Math.PI * k) / azimuths);
          for (let i = 0; i < n; i++) {
            const dz = x0[2]! + z - b.position[3 * i + 2]!;
            const d2 = (x - b.position[3 * i]!) ** 2 + (y - b.position[3 * i + 1]!) ** 2 + dz * dz + 0.05 ** 2;
            sum += (b.mass[i]! * dz) / (d2 * Math.sqrt(d2)) / azimuths;
          }
        }
        return sum;
      });
      // <v_z^2> over the layer is int K_z z-weighted: sum rule <v_z^2> = <z K_z>.
      const K = (z: number) => {
        const p = Math.min(7.999, Math.abs(z) / 0.06);
        const j = Math.floor(p);
        return lift[j]! + (p - j) * (lift[j + 1]! - lift[j]!);
      };
      const work = mean(members.map((c) => Math.abs(c.z) * K(c.z)));
      const motion = mean(members.map((c) => c.vz * c.vz));
      // 4 sigma of both means, and 8 % for the noise of the lift, measured from bodies softened more than the model.
      expect(Math.abs(motion / work - 1), `R = ${R}`).toBeLessThan(6 / Math.sqrt(members.length) + 0.08);
    }
  });

  it("splits bodies by mass, halo bodies three times as heavy, and tags the components", () => {
    const masses = (c: number) => pick(b, (i) => b.component[i] === c).map((i) => b.mass[i]!);
    const [d, bulge, halo] = [masses(0), masses(1), masses(2)];
    expect(d.length + bulge.length + halo.length).toBe(n);
    const total = (list: number[]) => list.reduce((sum, m) => sum + m, 0);
    for (const [list, mass] of [
      [d, 1],
      [bulge, 0.25],
      [halo, 6],
    ] as const) {
      expect(Math.abs(total(list) / mass - 1)).toBeLessThan(1e-6);
    }
    expect(halo[0]! / d[0]!).toBeCloseTo(3, 1);
    expect(bulge[0]! / d[0]!).toBeCloseTo(1, 1);
  });

  it("balances: K / |W| = 1/2, at rest at the origin", () => {
    const small = exponentialDisc.make(values, { n: 4000, seed: 2 });
    expect(Math.abs(energies(small, 0.02).virial - 0.5)).toBeLessThan(0.02 + virialBound(4000) - 0.005);
    const c = centre(b);
    for (const v of [...c.position, ...c.velocity]) expect(Math.abs(v)).toBeLessThan(1e-6);
  });

  it("repeats for a seed, carries a black hole, and does without bulge and halo", () => {
    const make = (v: object, count = 500) => exponentialDisc.make({ ...v }, { n: count, seed: 3 });
    expect(hashBodies(make({}))).toBe(hashBodies(make({})));
    const hole = make({ blackHole: 0.02 });
    expect(hole.component[499]).toBe(5);
    expect(hole.mass[499]).toBeCloseTo(0.02, 7);
    expect(new Set(make({ bulgeMass: 0, haloMass: 0 }).component)).toEqual(new Set([0]));
  });
});
