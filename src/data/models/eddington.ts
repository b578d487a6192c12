import { exp, log } from "./portable.ts";
import { bracket, type Potential, type Sphere } from "./potential.ts";

/** An isotropic distribution function f(E), E the binding energy per mass relative to the edge of the potential. */
export type Distribution = (energy: number) => number;

/**
 * Isotropic distribution function of one spherical component in the total potential, by Eddington's inversion
 * (Eddington 1916; Binney & Tremaine 2008, eq. 4.46): f(E) = 1 / (sqrt(8) pi^2) int_0^E (d2rho/dPsi2) dPsi / sqrt(E - Psi).
 * The boundary term is dropped, since every profile here vanishes smoothly at the edge. Normalised to the component's
 * density. Throws one line where f < 0: no isotropic equilibrium exists (a cored component in a cuspy potential).
 */
export function eddington(name: string, sphere: Sphere, potential: Potential): Distribution {
  const { psi } = potential;
  const n = psi.length;
  const second = secondDerivative(sphere, potential);
  const logF = new Float64Array(n).fill(Number.NEGATIVE_INFINITY);
  let peak = 0;
  for (let k = n - 2; k >= 0; k--) {
    const f = abel(psi, second, k) / (Math.sqrt(8) * Math.PI * Math.PI);
    if (f > 0) logF[k] = log(f);
    peak = Math.max(peak, f);
    // Rounding at the far edge, where rho is 1e-7 and less of its neighbours', is no verdict on the model.
    if (f < 0 && sphere.mass - sphere.enclosed[k]! > 1e-5 * sphere.mass) {
      throw new Error(
        `the ${name} has no isotropic equilibrium here: its distribution function is negative at r = ${potential.grid.r[k]!.toPrecision(3)}; give it a steeper centre (larger Sersic index) or make the other components less concentrated`,
      );
    }
  }
  if (!(peak > 0)) throw new Error(`the ${name} has no mass to distribute; give it a positive mass`);

  return (energy) => {
    if (energy <= 0) return 0;
    const k = bracket(psi, energy);
    const below = logF[k + 1]!;
    const above = logF[k]!;
    const t = Math.min(1, (energy - psi[k + 1]!) / (psi[k]! - psi[k + 1]!)); // beyond the innermost node: its value
    if (below === Number.NEGATIVE_INFINITY || above === Number.NEGATIVE_INFINITY) return t * exp(above);
    return exp(below + t * (above - below));
  };
}

/**
 * d2rho/dPsi2 at the grid radii. With g1, g2 the first two derivatives of ln rho by ln r and L that of the pull, it is
 * rho r^2 / pull^2 (g1^2 + g2 + g1 (1 - L)).
 */
function secondDerivative(sphere: Sphere, { grid, pull }: Potential): Float64Array {
  const { r, step } = grid;
  const n = r.length;
  const h = 0.01;
  const shift = [-2, -1, 0, 1, 2].map((k) => exp(k * h));
  const logPull = pull.map(log);
  return r.map((radius, i) => {
    const rho = sphere.normalisation * sphere.profile.density(radius);
    if (!(rho > 1e-250)) return 0;
    const y = shift.map((f) => log(sphere.profile.density(radius * f))) as [number, number, number, number, number];
    const g1 = (y[0] - 8 * y[1] + 8 * y[3] - y[4]) / (12 * h);
    const g2 = (-y[0] + 16 * y[1] - 30 * y[2] + 16 * y[3] - y[4]) / (12 * h * h);
    const low = Math.max(0, i - 1);
    const high = Math.min(n - 1, i + 1);
    const pullSlope = (logPull[high]! - logPull[low]!) / ((high - low) * step);
    return ((rho * radius * radius) / (pull[i]! * pull[i]!)) * (g1 * g1 + g2 + g1 * (1 - pullSlope));
  });
}

/** int_0^E h dPsi / sqrt(E - Psi) with E = psi[k] and h linear between the nodes, each piece in closed form. */
function abel(psi: Float64Array, h: Float64Array, k: number): number {
  const energy = psi[k]!;
  let sum = 0;
  let far = Math.sqrt(energy - psi[psi.length - 1]!);
  for (let i = psi.length - 2; i >= k; i--) {
    const near = i === k ? 0 : Math.sqrt(energy - psi[i]!);
    // With s = sqrt(E - Psi), dPsi / s = -2 ds and h = p + q s^2.
    const width = far * far - near * near;
    if (width > 0) {
      const q = (h[i + 1]! - h[i]!) / width;
      const p = h[i]! - q * near * near;
      sum += 2 * p * (far - near) + ((2 * q) / 3) * (far * far * far - near * near * near);
    }
    far = near;
  }
  return sum;
}
