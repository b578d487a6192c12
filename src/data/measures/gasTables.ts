import type { Bodies } from "../bodies/bodies.ts";
import { luminousBodies } from "../bodies/luminous.ts";
import { MODEL_SCALE, timeMyr, type Units } from "../bodies/units.ts";

/** Tables of gas and of the stars that were gas, in kpc, Msun, Myr and K, of bodies as an engine with gas gives them back. Without units they are read at the scale of models. */

export type Place = readonly [number, number, number];

const scaled = (units: Units) => {
  const read = units.massMsun === null ? MODEL_SCALE : units;
  return { kpc: read.lengthKpc!, msun: read.massMsun!, myr: timeMyr(read)! };
};

/** Is this body gas now, and is it a star that was gas? */
const isGas = ({ columns }: Bodies, i: number): boolean => columns!.internalEnergy![i]! > 0;
const isBorn = (bodies: Bodies, i: number): boolean => !isGas(bodies, i) && (bodies.columns!.birthTime?.[i] ?? 0) > 0;

/** What a disc is measured about: a place in the bodies' units, the direction of its axis (of length 1), and how far from its plane, kpc. */
export interface DiscPlace {
  readonly centre: Place;
  readonly axis: Place;
  readonly height: number;
}

const AT_ORIGIN: DiscPlace = { centre: [0, 0, 0], axis: [0, 0, 1], height: Number.POSITIVE_INFINITY };

/** Axis that the gas within `reach` kpc of a place turns about, from its angular momentum there; z where it has none. */
export function axisOfGas(bodies: Bodies, centre: Place, drift: Place, reach: number): Place {
  const { count, mass, position, velocity, units } = bodies;
  const limit = reach / scaled(units).kpc;
  const spin: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    if (!isGas(bodies, i)) continue;
    const [x, y, z] = [0, 1, 2].map((k) => position[3 * i + k]! - centre[k]!) as [number, number, number];
    if (Math.hypot(x, y, z) > limit) continue;
    const [u, v, w] = [0, 1, 2].map((k) => velocity[3 * i + k]! - drift[k]!) as [number, number, number];
    spin[0] += mass[i]! * (y * w - z * v);
    spin[1] += mass[i]! * (z * u - x * w);
    spin[2] += mass[i]! * (x * v - y * u);
  }
  const size = Math.hypot(...spin);
  return size > 0 ? [spin[0] / size, spin[1] / size, spin[2] / size] : [0, 0, 1];
}

/** Radius within which a disc is measured, and the width of its rings, kpc. */
const WITHIN = 20;
const WIDTH = 0.5;

/** A ring of a disc from `inner` to `outer` kpc: gas, all stars and those that were gas in Msun / pc^2, star formation in Msun / yr / kpc^2. */
export interface Ring {
  readonly inner: number;
  readonly outer: number;
  readonly radius: number;
  readonly gas: number;
  readonly stars: number;
  readonly born: number;
  readonly rate: number;
  /** Bodies of gas. */
  readonly bodies: number;
}

/** Rings of a disc as its axis sees them. */
export function ringsOf(bodies: Bodies, { centre, axis, height }: DiscPlace = AT_ORIGIN): Ring[] {
  const { mass, position, units, columns } = bodies;
  const { kpc, msun, myr } = scaled(units);
  const sums = Array.from({ length: WITHIN / WIDTH }, () => ({ gas: 0, stars: 0, born: 0, rate: 0, bodies: 0 }));
  for (const i of luminousBodies(bodies)) {
    const [x, y, z] = [0, 1, 2].map((k) => (position[3 * i + k]! - centre[k]!) * kpc) as [number, number, number];
    const above = x * axis[0] + y * axis[1] + z * axis[2];
    const radius = Math.sqrt(Math.max(0, x * x + y * y + z * z - above * above));
    const ring = sums[Math.floor(radius / WIDTH)];
    if (!ring || Math.abs(above) > height) continue;
    const m = mass[i]! * msun;
    if (isGas(bodies, i)) {
      ring.gas += m;
      ring.rate += ((columns!.starFormationRate?.[i] ?? 0) * msun) / (myr * 1e6);
      ring.bodies++;
    } else {
      ring.stars += m;
      if (isBorn(bodies, i)) ring.born += m;
    }
  }
  return sums.map(({ gas, stars, born, rate, bodies }, k) => {
    const [inner, outer] = [k * WIDTH, (k + 1) * WIDTH];
    const area = Math.PI * (outer * outer - inner * inner);
    const dense = (m: number) => m / area / 1e6;
    const densities = { gas: dense(gas), stars: dense(stars), born: dense(born), rate: rate / area };
    return { inner, outer, radius: (inner + outer) / 2, ...densities, bodies };
  });
}

/** Adjacent rings with `least` bodies of gas together; what is left of the outermost has too few. */
export function joinedRings(rings: readonly Ring[], least: number): Ring[] {
  const found: Ring[] = [];
  let open: Ring | null = null;
  for (const ring of rings) {
    open = open ? joined(open, ring) : ring;
    if (open.bodies < least) continue;
    found.push(open);
    open = null;
  }
  return found;
}

function joined(a: Ring, b: Ring): Ring {
  const [inner, outer] = [a.inner, b.outer];
  const area = ({ inner, outer }: Pick<Ring, "inner" | "outer">) => outer * outer - inner * inner;
  const of = (name: "gas" | "stars" | "born" | "rate") =>
    (a[name] * area(a) + b[name] * area(b)) / area({ inner, outer });
  const densities = { gas: of("gas"), stars: of("stars"), born: of("born"), rate: of("rate") };
  return { inner, outer, radius: (inner + outer) / 2, ...densities, bodies: a.bodies + b.bodies };
}

/** Thinner rings are beyond the edge of star formation, where it falls steeply (Kennicutt 1989): Msun / pc^2. */
const EDGE_OF_STARS = 10;

/** Straight line through the logarithms of the rings that form stars, are within its edge and have bodies enough. */
export function lawOf(rings: readonly Ring[]): {
  readonly slope: number;
  readonly at10: number;
  readonly rings: number;
} {
  const points = rings
    .filter(({ gas, rate, bodies }) => rate > 0 && gas >= EDGE_OF_STARS && bodies >= 50)
    .map(({ gas, rate }) => [Math.log10(gas), Math.log10(rate)] as const);
  const { slope, middle } = lineThrough(points);
  return { slope, at10: 10 ** (middle[1] + slope * (1 - middle[0])), rings: points.length };
}

/** The straight line through some points by least squares. */
export function lineThrough(points: readonly (readonly [number, number])[]): {
  readonly slope: number;
  readonly middle: readonly [number, number];
} {
  const [mx, my] = [0, 1].map((k) => points.reduce((sum, p) => sum + p[k]!, 0) / points.length) as [number, number];
  const slope =
    points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  return { slope, middle: [mx, my] };
}

/** Means over a disc within a radius, kpc: gas in Msun / pc^2, star formation in Msun / yr / kpc^2. */
export function discMean(rings: readonly Ring[], within: number): { readonly gas: number; readonly rate: number } {
  let [area, gas, rate] = [0, 0, 0];
  for (const ring of rings) {
    if (ring.outer > within) continue;
    const part = ring.outer * ring.outer - ring.inner * ring.inner;
    area += part;
    gas += part * ring.gas;
    rate += part * ring.rate;
  }
  return { gas: gas / area, rate: rate / area };
}

/** Star formation that is observed at a surface density of gas (Kennicutt 1998, ApJ 498, 541), Msun / yr / kpc^2 of Msun / pc^2. */
export const observedRate = (gas: number): number => 2.5e-4 * gas ** 1.4;

/** Stars that form now as the density of the gas says it, Msun / yr. */
export function rateNow({ units, columns }: Bodies): number {
  const { msun, myr } = scaled(units);
  return ((columns!.starFormationRate?.reduce((sum, rate) => sum + rate, 0) ?? 0) * msun) / (myr * 1e6);
}

/** Mass of gas, and of stars that were gas, Msun. */
export function gasAndBorn(bodies: Bodies): { readonly gas: number; readonly born: number } {
  const { msun } = scaled(bodies.units);
  let [gas, born] = [0, 0];
  bodies.mass.forEach((m, i) => {
    if (isGas(bodies, i)) gas += m;
    else if (isBorn(bodies, i)) born += m;
  });
  return { gas: gas * msun, born: born * msun };
}

/** Stars that were born in a time, from `begin` to `end` in the bodies' units: Msun / yr on the mean. */
export interface Birth {
  readonly begin: number;
  readonly end: number;
  readonly rate: number;
}

/** A history has about as many times as there are `EACH` stars for, within limits; none is shorter than so many Myr. */
const [FEWEST, MOST, EACH, SHORTEST] = [4, 40, 10, 1];

/** The least of 1, 2, 5, 10, 20 ... that is `least` or more. */
function evenWidth(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((part) => part * ten).find((width) => width >= least * (1 - 1e-9))!;
}

/** How many stars formed when, by the births of those that are there, since time 0, in even numbers of Myr that are over. */
export function birthsOf(bodies: Bodies): Birth[] {
  const { mass, time, units, columns } = bodies;
  const { msun, myr } = scaled(units);
  const now = time * myr;
  const birth = columns?.birthTime;
  if (!(now > 0) || !birth) return [];
  const stars = birth.reduce((sum, _, i) => sum + Number(isBorn(bodies, i)), 0);
  const times = Math.min(MOST, Math.max(FEWEST, Math.floor(stars / EACH)));
  const width = evenWidth(Math.max(SHORTEST, now / times));
  const sums = new Float64Array(Math.floor(now / width + 1e-9));
  birth.forEach((born, i) => {
    if (!isBorn(bodies, i)) return;
    // A star born at an edge, to single precision, was born in the step that ends there.
    const k = Math.ceil((born * myr) / width - 1e-4) - 1;
    if (k >= 0 && k < sums.length) sums[k]! += mass[i]! * msun;
  });
  const at = (k: number) => (k * width) / myr;
  return Array.from(sums, (sum, k) => ({ begin: at(k), end: at(k + 1), rate: sum / (width * 1e6) }));
}

/** Temperature of a body of gas in K, and hydrogen nuclei in a cubic centimetre. */
export interface Phase {
  readonly density: number;
  readonly temperature: number;
}

/** What an internal energy and a density in the bodies' units are. */
export interface Phasing {
  temperature(energy: number, density: number): number;
  nuclei(density: number): number;
}

/** At most `most` bodies of gas by density and temperature, evenly out of all. */
export function phasesOf(bodies: Bodies, { temperature, nuclei }: Phasing, most: number): Phase[] {
  const { internalEnergy, density } = bodies.columns!;
  const gas = Array.from(internalEnergy!.keys()).filter((i) => internalEnergy![i]! > 0 && (density?.[i] ?? 0) > 0);
  const each = Math.max(1, Math.ceil(gas.length / most));
  return gas
    .filter((_, k) => k % each === 0)
    .map((i) => ({ density: nuclei(density![i]!), temperature: temperature(internalEnergy![i]!, density![i]!) }));
}
