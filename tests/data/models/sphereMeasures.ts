import { expect } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { ksScore, pick, radii, simpson } from "./measures.ts";

/** A sphere by formulas written a second time, apart from the generators: truth for the tests. */
export interface Truth {
  density(r: number): number;
  /** Where the integrals start and end. */
  readonly inner: number;
  readonly outer: number;
}

/** Sersic's law deprojected by Prugniel & Simien (1997), with the constants of Ciotti & Bertin and Lima Neto et al. */
export function sersic(effective: number, n: number): Truth {
  const b = 2 * n - 1 / 3 + 4 / (405 * n) + 46 / (25515 * n ** 2) + 131 / (1148175 * n ** 3);
  const p = 1 - 0.6097 / n + 0.05463 / n ** 2;
  const density = (r: number) => (r / effective) ** -p * Math.exp(-b * (r / effective) ** (1 / n));
  return { density, inner: 1e-4 * effective, outer: effective * (30 / b) ** n };
}

/** Navarro, Frenk & White (1997), cut as exp(-(r/cut)^2). */
export const nfw = (scale: number, cut: number): Truth => ({
  density: (r) => Math.exp(-((r / cut) ** 2)) / (r * (r + scale) ** 2),
  inner: 1e-4 * scale,
  outer: 4 * cut,
});

/** Enclosed mass fraction of `truth` as a table to interpolate in, integrated in ln r. */
export function massFraction(truth: Truth): (r: number) => number {
  const n = 3000;
  const h = Math.log(truth.outer / truth.inner) / n;
  const shell = (u: number) => truth.density(Math.exp(u)) * Math.exp(3 * u);
  const u0 = Math.log(truth.inner);
  const table = [0];
  for (let i = 0; i < n; i++) {
    const a = u0 + i * h;
    table.push(table[i]! + (h / 6) * (shell(a) + 4 * shell(a + h / 2) + shell(a + h)));
  }
  return (r) => {
    const place = Math.min(n - 1e-9, Math.max(0, (Math.log(r) - u0) / h));
    const i = Math.floor(place);
    return (table[i]! + (place - i) * (table[i + 1]! - table[i]!)) / table[n]!;
  };
}

/** Isotropic radial dispersion by the Jeans equation, for the pull GM(r) given. */
export function jeansSigma(truth: Truth, pull: (r: number) => number): (r: number) => number {
  return (r) => {
    const integrand = (u: number) => truth.density(Math.exp(u)) * (pull(Math.exp(u)) / Math.exp(u));
    const limit = Math.min(Math.log(truth.outer), Math.log(r) + 9);
    return Math.sqrt(simpson(integrand, Math.log(r), limit, 400) / truth.density(r));
  };
}

/** KS test of the radii, and the dispersion in ten shells of equal count within four sigma of the Jeans value. */
export function expectSphere(b: Bodies, indices: readonly number[], truth: Truth, pull: (r: number) => number): void {
  const fraction = massFraction(truth);
  const r = radii(b, indices);
  expect(ksScore(r, fraction)).toBeLessThan(1.63);

  const sigma = jeansSigma(truth, pull);
  const order = [...r.keys()].sort((i, j) => r[i]! - r[j]!);
  const perShell = Math.floor(order.length / 10);
  for (let shell = 0; shell < 10; shell++) {
    const members = order.slice(shell * perShell, (shell + 1) * perShell);
    let measured = 0;
    let expected = 0;
    for (const k of members) {
      const i = indices[k]!;
      for (let axis = 0; axis < 3; axis++) measured += b.velocity[3 * i + axis]! ** 2;
    }
    // The truth averaged over the shell's own bodies, on a sparse subset, so that wide outer shells do not bias it.
    const sparse = members.filter((_, k) => k % 20 === 0);
    for (const k of sparse) expected += (3 * sigma(r[k]!) ** 2) / sparse.length;
    const ratio = Math.sqrt(measured / members.length / expected);
    // 3 components a body: sd of sigma is 1 / sqrt(6 N); heavier tails and the sparse mean add some.
    expect(Math.abs(ratio - 1), `shell ${shell}`).toBeLessThan(4 / Math.sqrt(2 * perShell));
  }
}

/** Isotropy: radial and tangential dispersions agree, no mean rotation. */
export function expectIsotropic(b: Bodies): void {
  let radial = 0;
  let total = 0;
  let spin = 0;
  for (const i of pick(b, () => true)) {
    const x = [0, 1, 2].map((k) => b.position[3 * i + k]!);
    const v = [0, 1, 2].map((k) => b.velocity[3 * i + k]!);
    const vr = (x[0]! * v[0]! + x[1]! * v[1]! + x[2]! * v[2]!) / Math.hypot(...x);
    radial += vr * vr;
    total += v[0]! ** 2 + v[1]! ** 2 + v[2]! ** 2;
    spin += Math.sign(x[0]! * v[1]! - x[1]! * v[0]!);
  }
  expect(Math.abs((3 * radial) / total - 1)).toBeLessThan(6 / Math.sqrt(b.count));
  expect(Math.abs(spin)).toBeLessThan(4 * Math.sqrt(b.count));
}
