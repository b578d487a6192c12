import { lowerGamma, upperGamma } from "./gamma.ts";
import { type Field, length, mass, type Potential, potentialParameter } from "./potential.ts";

/** A pull towards the origin of `pull` times the distance. */
function central(pull: number, phi: number, x: number, y: number, z: number, out: Field): void {
  out[0] = -pull * x;
  out[1] = -pull * y;
  out[2] = -pull * z;
  out[3] = phi;
}

/** Point masses and Plummer spheres: a softened point. */
function softened(gm: number, soft: number, x: number, y: number, z: number, out: Field): void {
  const d2 = x * x + y * y + z * z + soft * soft;
  const u = d2 > 0 ? 1 / Math.sqrt(d2) : 0;
  central(gm * u * u * u, -gm * u, x, y, z, out);
}

export const point: Potential = {
  name: "point",
  title: "Point mass",
  help: "The field of a point, a black hole for instance; at the point itself there is no pull.",
  formula: "-G M / sqrt(r^2 + softening^2)",
  source: "Newton's law",
  parameters: [
    mass(),
    potentialParameter("softening", "Softening", "Plummer softening of the point.", "length", [0, 0, 1e30]),
  ],
  field: ([gm = 0, soft = 0], x, y, z, out) => softened(gm, soft, x, y, z, out),
};

export const plummer: Potential = {
  name: "plummer",
  title: "Plummer sphere",
  help: "A sphere with a core, like a globular cluster.",
  formula: "-G M / sqrt(r^2 + scale^2)",
  source: "Plummer 1911; Binney & Tremaine 2008, Eq. 2.44a",
  parameters: [mass(), length("scale", "Scale radius", "Half of the mass lies within 1.305 of it.")],
  field: ([gm = 0, scale = 1], x, y, z, out) => softened(gm, scale, x, y, z, out),
};

export const hernquist: Potential = {
  name: "hernquist",
  title: "Hernquist sphere",
  help: "A bulge or a halo of finite mass with a cusp of slope -1.",
  formula: "-G M / (r + scale)",
  source: "Hernquist 1990, Eqs. 2 and 5",
  parameters: [mass(), length("scale", "Scale radius", "A quarter of the mass lies within it.")],
  field([gm = 0, a = 1], x, y, z, out) {
    const r = Math.hypot(x, y, z);
    central(r > 0 ? gm / (r * (r + a) * (r + a)) : 0, -gm / (r + a), x, y, z, out);
  },
};

export const nfw: Potential = {
  name: "nfw",
  title: "NFW halo",
  help: "The dark halo of cosmological simulations; its mass grows for ever with the radius.",
  formula: "-G M ln(1 + r / scale) / r",
  source: "Navarro, Frenk & White 1996; Binney & Tremaine 2008, Eq. 2.67",
  parameters: [
    mass("4 pi rho_s r_s^3: 0.193 of it lies within one scale radius, 1.49 of it within ten."),
    length("scale", "Scale radius", "Where the density falls as the square of the radius."),
  ],
  field([gm = 0, a = 1], x, y, z, out) {
    const r = Math.hypot(x, y, z);
    if (!(r > 0)) {
      central(0, -gm / a, x, y, z, out);
      return;
    }
    const u = r / a;
    const log = Math.log1p(u);
    central((gm * nfwMass(u)) / (r * r * r), (-gm * log) / r, x, y, z, out);
  },
};

/** ln(1 + u) - u / (1 + u) without cancellation at small u: by s = u / (2 + u), 2 s^2 / (1 + s) and a series in s. */
export function nfwMass(u: number): number {
  if (u > 1) return Math.log1p(u) - u / (1 + u);
  const s = u / (2 + u);
  const s2 = s * s;
  let series = 0;
  for (let k = 33; k >= 3; k -= 2) series = s2 * (series + 1 / k);
  return (2 * s2) / (1 + s) + 2 * s * series;
}

export const powerLawCutoff: Potential = {
  name: "power-law-cutoff",
  title: "Power law with a cut-off",
  help: "A bulge whose density falls as a power of the radius, and as a Gaussian beyond the cut-off.",
  formula: "density as r^-slope exp(-(r / cutoff)^2)",
  source: "McMillan 2017, Eq. 1 without flattening; Bovy 2015, section 3.5",
  parameters: [
    mass(),
    potentialParameter("slope", "Slope", "The density falls as this power of the radius.", "number", [0, 1.8, 1.95]),
    length("cutoff", "Cut-off radius", "Where the density has fallen to 1/e of the power law."),
  ],
  radial([gm = 0, slope = 1.8, cutoff = 1]) {
    const a = (3 - slope) / 2;
    const b = 1 - slope / 2;
    const whole = lowerGamma(a, Number.POSITIVE_INFINITY);
    const inside = (r: number) => lowerGamma(a, (r / cutoff) ** 2) / whole;
    return {
      scale: cutoff,
      pullOverRadius: (r) => (gm * inside(r)) / r ** 3,
      potential: (r) => -gm * (inside(r) / r + upperGamma(b, (r / cutoff) ** 2) / (cutoff * whole)),
    };
  },
  field(values, x, y, z, out) {
    const { scale, pullOverRadius, potential } = powerLawCutoff.radial!(values);
    const r = Math.hypot(x, y, z);
    // At the middle itself nothing pulls, and the potential is that of a place so near that the rest rounds away.
    central(r > 0 ? pullOverRadius(r) : 0, potential(Math.max(r, 1e-12 * scale)), x, y, z, out);
  },
};

export const SPHERICAL: readonly Potential[] = [point, plummer, hernquist, nfw, powerLawCutoff];
