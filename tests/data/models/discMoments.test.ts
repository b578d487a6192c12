import { describe, expect, it } from "vitest";
import { sampleDisc } from "../../../src/data/models/disc.ts";
import { COLUMNS, discField } from "../../../src/data/models/discField.ts";
import { exponentialDisc } from "../../../src/data/models/exponentialDisc.ts";
import { buildGalaxy } from "../../../src/data/models/galaxy.ts";
import { milkyWaySpec } from "../../../src/data/models/milkyWay.ts";
import { andromedaSpec, smallDiscSpec, spiralSpec } from "../../../src/data/models/otherGalaxies.ts";
import { Random } from "../../../src/data/models/random.ts";
import { resolveValues } from "../../../src/data/parameter.ts";
import { type DiscTruth, elliptic, pullOf, verticalJeans } from "./discMeasures.ts";
import { nfw, sersic, type Truth } from "./sphereMeasures.ts";

/** Radii in scale lengths at which everything is tested. */
const RADII = [0.75, 1.5, 2.2, 3, 4];

const free = (values: object) =>
  exponentialDisc.spec(resolveValues("exponential-disc", exponentialDisc.parameters, { ...values }));
const hernquist: Truth = { density: (r) => Math.exp(-((r / 12) ** 2)) / (r * (r + 5) ** 3), inner: 5e-4, outer: 48 };
const unit = { mass: 1, scaleLength: 1, height: 0.15, softening: 0.03 };

const cases: readonly (readonly [string, ReturnType<typeof free>, DiscTruth])[] = [
  [
    "milky-way",
    milkyWaySpec(1.3, 3, 0.05),
    {
      ...{ mass: 15.145, scaleLength: 2.817, height: 0.439, softening: 0.05 },
      spheres: [
        [5.287, sersic(0.4377, 2)],
        [237.46, nfw(22.4, 52.28)],
      ],
    },
  ],
  [
    "andromeda",
    andromedaSpec(1.3, 3, 0.08),
    {
      ...{ mass: 30, scaleLength: 5.4, height: 0.6, softening: 0.08 },
      spheres: [
        [13, sersic(1, 2)],
        [330, nfw(35, 70)],
      ],
    },
  ],
  [
    "small-disc",
    smallDiscSpec(1.3, 3, 0.04),
    { mass: 2.15, scaleLength: 1.5, height: 0.25, softening: 0.04, spheres: [[34, nfw(12, 30)]] },
  ],
  [
    "the spiral of the encounters",
    spiralSpec(1.4, 3, 0.12),
    {
      ...{ mass: 20, scaleLength: 3, height: 0.4, softening: 0.12 },
      spheres: [
        [5, sersic(0.7, 2)],
        [110, nfw(10, 30)],
      ],
    },
  ],
  [
    "exponential-disc, NFW halo",
    free({ softening: 0.03, scaleHeight: 0.15, bulgeMass: 0.25, bulgeRadius: 0.25, sersicIndex: 2, haloMass: 6 }),
    {
      ...unit,
      spheres: [
        [0.25, sersic(0.25, 2)],
        [6, nfw(5, 12)],
      ],
    },
  ],
  [
    "exponential-disc, Hernquist halo, no bulge",
    free({ softening: 0.03, scaleHeight: 0.15, bulgeMass: 0, haloMass: 6, haloRadius: 5, haloCut: 12, haloSlope: 4 }),
    { ...unit, spheres: [[6, hernquist]] },
  ],
];

const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;

it("complete elliptic integrals agree with the tables", () => {
  expect(elliptic(0.5).K).toBeCloseTo(1.85407467730137, 12);
  expect(elliptic(0.5).E).toBeCloseTo(1.35064388104768, 12);
});

describe.each(cases)("the disc of %s", (_, spec, truth) => {
  const disc = buildGalaxy(spec).disc!;
  const { scaleLength, height } = truth;
  const pull = pullOf(truth);
  const rowAt = (R: number) => disc.radii.findIndex((r) => r > R);

  it("has the rotation curve and, at every height, the vertical dispersion of the Jeans equation", () => {
    for (const place of RADII) {
      const row = rowAt(place * scaleLength);
      const R = disc.radii[row]!;
      // The tables' own error is 0.5 %: layers of equal mass, K_z linear between heights of z_0 / 4.
      expect(Math.abs(disc.circular2[row]! / pull(R, 0).circular - 1), `v_c at ${place}`).toBeLessThan(0.01);
      const sigma2 = verticalJeans(height, (z) => pull(R, z).lift);
      for (const column of [0, 2, 4, 8, 12, 20]) {
        const ratio = disc.vertical2[row * COLUMNS + column]! / sigma2(disc.heights[column]!);
        expect(Math.abs(ratio - 1), `sigma_z^2 at ${place}, z ${disc.heights[column]}`).toBeLessThan(0.01);
      }
    }
  });

  it("draws its dispersions and its streaming in five rings", () => {
    const n = 60_000;
    const { position: x, velocity: v } = sampleDisc(disc, n, new Random(7), () => {});
    const surface = (R: number) => (truth.mass / (2 * Math.PI * scaleLength ** 2)) * Math.exp(-R / scaleLength);
    const kappa2 = (R: number) => {
      const h = 0.02 * scaleLength;
      const c = pull(R, 0).circular;
      return (pull(R + h, 0).circular - pull(R - h, 0).circular) / (2 * h) / R + (2 * c) / (R * R);
    };
    const qRadius = 2.2 * scaleLength;
    const atQ = (spec.disc!.toomreQ * 3.36 * surface(qRadius)) / Math.sqrt(kappa2(qRadius));
    for (const place of RADII) {
      const R = place * scaleLength;
      const circular = pull(R, 0).circular;
      const sigma2 = verticalJeans(height, (z) => pull(R, z).lift);
      const radial2 = atQ ** 2 * Math.exp((qRadius - R) / scaleLength);
      const ratio = (kappa2(R) * R * R) / (4 * circular);
      const ring: { vR: number; vPhi: number; vertical: number }[] = [];
      for (let i = 0; i < n; i++) {
        const [X, Y, Z] = [x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!];
        const [u, w, vz] = [v[3 * i]!, v[3 * i + 1]!, v[3 * i + 2]!];
        const r = Math.hypot(X, Y);
        if (Math.abs(r - R) > 0.1 * scaleLength) continue;
        // Dispersions fall as exp(-R / R_d) within the ring, too.
        const local = Math.exp((r - R) / scaleLength);
        const vertical = (vz * vz * local) / sigma2(Math.abs(Z));
        ring.push({ vR: ((X * u + Y * w) / r) * Math.sqrt(local), vPhi: (X * w - Y * u) / r, vertical });
      }
      const scatter = 4 * Math.sqrt(2 / ring.length); // four sigma of a mean square
      const streaming = mean(ring.map((b) => b.vPhi));
      const phi2 = mean(ring.map((b) => (b.vPhi - streaming) ** 2));
      expect(Math.abs(mean(ring.map((b) => b.vR ** 2)) / radial2 - 1), `sigma_R^2 at ${place}`).toBeLessThan(
        scatter + 0.03,
      );
      expect(Math.abs(phi2 / (ratio * radial2) - 1), `sigma_phi^2 at ${place}`).toBeLessThan(scatter + 0.06);
      // Halo and bulge pull less at z = z_0 than in the plane: up to 1 % less rotation than at z = 0 inside R_d.
      const expected = Math.sqrt(circular + radial2 * (1 - ratio - 2 * place));
      expect(Math.abs(streaming / expected - 1), `streaming at ${place}`).toBeLessThan(
        (4 * Math.sqrt(phi2 / ring.length)) / expected + 0.02,
      );
      expect(Math.abs(mean(ring.map((b) => b.vertical)) - 1), `sigma_z^2 at ${place}`).toBeLessThan(scatter + 0.02);
    }
  });
});

describe("the Milky Way's disc in its own field, held fixed", () => {
  it("keeps its height for 400 Myr at three and four scale lengths: it starts in equilibrium", () => {
    const [, spec, truth] = cases[0]!;
    const { scaleLength, height } = truth;
    const disc = buildGalaxy(spec).disc!;
    const field = discField(spec.disc!, spec.softening);
    const spheres = pullOf({ ...truth, mass: 0 });
    // Tables of the whole pull on the rows and columns of the disc's field, which the tests above hold against the truth.
    const tables = [field.circular.slice(), field.vertical.slice()] as const;
    const rows = field.radii.length;
    for (let i = 0; i < rows; i++) {
      for (let j = 0; j < COLUMNS; j++) {
        const { circular, lift } = spheres(Math.max(1e-3, field.radii[i]!), field.heights[j]!);
        tables[0][i * COLUMNS + j]! += circular;
        tables[1][i * COLUMNS + j]! += lift;
      }
    }
    const edge = field.radii[rows - 1]!;
    const accelerate = (x: number, y: number, z: number, out: Float64Array) => {
      const R = Math.sqrt(x * x + y * y);
      const t = Math.min(rows - 1.001, (R / edge) ** (2 / 3) * (rows - 1)); // radii are 8 R_d t^(3/2)
      const i = Math.floor(t);
      const fr = (R - field.radii[i]!) / (field.radii[i + 1]! - field.radii[i]!);
      const c = Math.min(COLUMNS - 1.001, Math.abs(z) / field.heights[1]!);
      const at = i * COLUMNS + Math.floor(c);
      const fz = c - Math.floor(c);
      const value = (table: Float64Array) => {
        const low = table[at]! + fz * (table[at + 1]! - table[at]!);
        return low + fr * (table[at + COLUMNS]! + fz * (table[at + COLUMNS + 1]! - table[at + COLUMNS]!) - low);
      };
      const inward = value(tables[0]) / (R * R);
      out[0] = -inward * x;
      out[1] = -inward * y;
      out[2] = -Math.sign(z) * value(tables[1]);
    };
    const drawn = sampleDisc(disc, 60_000, new Random(3), () => {});
    const bodies: Float64Array[] = [];
    for (let i = 0; i < drawn.count; i++) {
      const [p, v] = [drawn.position.slice(3 * i, 3 * i + 3), drawn.velocity.slice(3 * i, 3 * i + 3)];
      if (Math.abs(Math.hypot(p[0]!, p[1]!) / scaleLength - 3.7) < 1.4) bodies.push(Float64Array.of(...p, ...v));
    }
    const rings = [3, 4].map((R) => ({ R, square: 0, count: 0, looks: 0 }));
    const a = new Float64Array(3);
    const [dt, steps] = [1 / 4, 4 * 41]; // 41 units of 9.78 Myr; no body turns by more than a third of a radian a step
    for (let step = 1; step <= steps; step++) {
      for (const b of bodies) {
        accelerate(b[0]!, b[1]!, b[2]!, a);
        for (let k = 0; k < 3; k++) b[3 + k]! += (step === 1 ? dt / 2 : dt) * a[k]!; // leapfrog
        for (let k = 0; k < 3; k++) b[k]! += dt * b[3 + k]!;
      }
      if (step < steps / 2 || step % 10 !== 0) continue;
      for (const ring of rings) {
        ring.looks++;
        for (const b of bodies) {
          if (Math.abs(Math.hypot(b[0]!, b[1]!) / scaleLength - ring.R) > 0.5) continue;
          ring.square += b[2]! ** 2;
          ring.count++;
        }
      }
    }
    for (const { R, square, count, looks } of rings) {
      // rms z of sech^2 is pi / sqrt(12) z_0, its scatter 0.894 / sqrt N; four of those, and 2 % that shapes may relax by.
      // The dispersion of the disc's own sheet, without the halo's pull, would be 11 % too low in height at 4 R_d.
      const ratio = Math.sqrt(square / count) / ((Math.PI / Math.sqrt(12)) * height);
      expect(Math.abs(ratio - 1), `at ${R} scale lengths`).toBeLessThan((4 * 0.894) / Math.sqrt(count / looks) + 0.02);
    }
  });
});
