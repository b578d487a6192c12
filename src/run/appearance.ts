import { type Bodies, COMPONENTS, type ComponentName } from "../data/bodies/bodies.ts";
import { meanDepth } from "../data/bodies/depth.ts";
import { MODEL_SCALE, timeMyr, type Units } from "../data/bodies/units.ts";
import { KELVINS } from "../data/maps/kelvins.ts";
import type { Core } from "../engine/index.ts";
import type { Appearance } from "../render/bodies.ts";
import { BORN, GAS_LIGHT } from "../render/colour/populations.ts";
import { GALAXIES } from "../render/inspect/layout.ts";
import { coresOf } from "./cores.ts";

/** Light per mass: halos are dark matter, drawn as a faint veil; a black hole's mass says nothing about its light. */
const LIGHT: Record<ComponentName, number> = {
  disc: 1,
  bulge: 1,
  halo: 0.03,
  gas: GAS_LIGHT,
  stars: 1,
  "black hole": 0,
  other: 1,
  tracer: 0,
};

/** A tracer has no mass to shine by: it is as bright as so many bodies that shine, on the average. */
const TRACER_LIGHT = 2;
const TRACER = COMPONENTS.indexOf("tracer");
const GAS = COMPONENTS.indexOf("gas");

/** What the picture needs to know of a table of bodies before its first frame. */
export interface BodiesView {
  /** Two words a body: galaxy | component << 8, and the bits of its float32 share of the light. Shares of bodies with mass sum to 1. */
  readonly traits: Uint32Array<ArrayBuffer>;
  /** Root mean square speed about the mean velocity; of bodies at rest, what the depth would give. */
  readonly speed: number;
  /** Mean velocity, weighted by mass: velocity units. */
  readonly drift: readonly [number, number, number];
  /** Mean depth of the potential, velocity units squared, from a sample of the bodies. */
  readonly depth: number;
  /** Solar masses per square parsec where all mass over the radius squared is per area. */
  readonly surface: number;
  /** Of bodies with gas; densities with mass times Newton's constant. */
  readonly gas?: NonNullable<Appearance["gas"]>;
  /** Radius about `centre` that holds 85 % of the light. */
  readonly radius: number;
  /** Mean density inside that radius, with mass times Newton's constant. */
  readonly density: number;
  /** All mass, mass units, and the gravitational constant in the bodies' units. */
  readonly mass: number;
  readonly gravity: number;
  /** Names of all components, by number, and of those that have bodies. */
  readonly components: readonly ComponentName[];
  readonly present: readonly ComponentName[];
  /** That radius over that speed: time units. */
  readonly time: number;
  /** Where two or more galaxies are. */
  readonly cores: readonly Core[];
  /** Centre of mass. */
  readonly centre: readonly [number, number, number];
  /** Fingerprint of masses, positions and velocities: first 8 hexadecimal digits of SHA-256. */
  readonly check: string;
  /** Number of galaxies. */
  readonly galaxies: number;
  /** Are the bodies parts of a haze? */
  readonly haze?: boolean;
}

/** Measures `bodies` for the first view: a few passes over all, and a sort of a sample of radii. */
export async function viewOf(bodies: Bodies): Promise<BodiesView> {
  const { count, mass, position, velocity, galaxy, component } = bodies;
  // Begun first: another thread works it out.
  const check = fingerprint(bodies);
  // Where it is not awaited because something below fails, that is said.
  check.catch(() => {});
  const lightOf = lightsOf(bodies);

  let total = 0;
  let light = 0;
  let shining = 0;
  let [x, y, z, u, v, w] = [0, 0, 0, 0, 0, 0];
  let galaxies = 1;
  const has = new Uint8Array(256);
  for (let i = 0, at = 0; i < count; i++, at += 3) {
    const m = mass[i]!;
    total += m;
    const own = lightOf(m, component[i]!);
    light += own;
    if (own > 0) shining++;
    galaxies = Math.max(galaxies, galaxy[i]! + 1);
    has[component[i]!] = 1;
    x += m * position[at]!;
    y += m * position[at + 1]!;
    z += m * position[at + 2]!;
    u += m * velocity[at]!;
    v += m * velocity[at + 1]!;
    w += m * velocity[at + 2]!;
  }
  const even = !(light > 0);
  const weight = total > 0 ? 1 / total : 0;
  const centre: BodiesView["centre"] = [x * weight, y * weight, z * weight];
  const drift: BodiesView["drift"] = [u * weight, v * weight, w * weight];

  const traits = new Uint32Array(2 * count);
  const shares = new Float32Array(traits.buffer);
  const [driftX, driftY, driftZ] = drift;
  let square = 0;
  let moving = 0;
  for (let i = 0, at = 0; i < count; i++, at += 3) {
    const m = mass[i]!;
    traits[2 * i] = galaxy[i]! | (component[i]! << 8);
    shares[2 * i + 1] = even ? 1 / count : lightOf(m, component[i]!) / light;
    if (!(m > 0) && !even) continue;
    moving++;
    const [a, b, c] = [velocity[at]! - driftX, velocity[at + 1]! - driftY, velocity[at + 2]! - driftZ];
    square = square + a * a + b * b + c * c;
  }
  const radius = radiusOfLight(bodies, centre, shares);
  // Beside all that the others give: what is painted into a picture does not dim it.
  for (let i = 0; i < count && has[TRACER] && !even; i++)
    if (component[i] === TRACER && !(mass[i]! > 0)) shares[2 * i + 1] = TRACER_LIGHT / shining;
  const depth = meanDepth(bodies) || 1;
  const speed = Math.sqrt(square / Math.max(moving, 1)) || Math.sqrt(depth);
  return {
    traits,
    speed,
    drift,
    depth,
    surface: surfaceOf(bodies.units) * (total / radius ** 2),
    ...(bodies.columns?.internalEnergy && { gas: await gasOf(bodies) }),
    radius,
    density: densityInside(bodies, centre, radius),
    mass: total,
    gravity: bodies.units.gravity,
    components: COMPONENTS,
    present: COMPONENTS.filter((_, k) => has[k]),
    time: radius / speed,
    cores: galaxies > 1 ? coresOf(bodies, GALAXIES) : [],
    centre,
    check: await check,
    galaxies,
  };
}

/** Light of a body by its mass and component. */
function lightsOf(bodies: Bodies): (mass: number, component: number) => number {
  const { count, mass, component } = bodies;
  const perMass = Float64Array.from({ length: 256 }, (_, k) => (k < COMPONENTS.length ? LIGHT[COMPONENTS[k]!] : 1));
  let dark = true;
  for (let i = 0; i < count && dark; i++) dark = perMass[component[i]!]! < 0.5 || mass[i]! <= 0;
  if (dark) return (m) => m;
  if (bodies.space && !bodies.space.expansion) perMass[GAS] = gasLight(bodies, perMass);
  const heavy = HEAVY * lightestClass(bodies);
  return (m, k) => m * (k === OTHER && m > heavy ? LIGHT.halo : perMass[k]!);
}

/** Of gas per mass, where a box of it is what is looked at: a galaxy that stands in it takes no more than half of the light. */
function gasLight({ count, mass, component }: Bodies, perMass: Float64Array): number {
  let [own, others] = [0, 0];
  for (let i = 0; i < count; i++) {
    if (component[i] === GAS) own += mass[i]!;
    else others += perMass[component[i]!]! * mass[i]!;
  }
  return own > 0 ? Math.max(GAS_LIGHT, others / own) : GAS_LIGHT;
}

const PC2_PER_KPC2 = 1e6;

/** Bodies without a scale are read as models are. */
const scaled = (units: Units): Units =>
  units.massMsun === null || units.lengthKpc === null || units.velocityKms === null ? MODEL_SCALE : units;

async function gasOf({ units, gas }: Bodies): Promise<NonNullable<Appearance["gas"]>> {
  const { massMsun, lengthKpc } = scaled(units);
  const density = (BORN.threshold * 1e9 * lengthKpc! ** 3) / massMsun!;
  const { velocityKms } = units;
  const heat = scaled(units) === units ? { heat: KELVINS * velocityKms! ** 2 } : {};
  const found = { years: 1e6 * timeMyr(scaled(units))!, threshold: density * units.gravity, ...heat };
  if (!gas?.stars) return found;
  // Not with the page: only where stars form.
  const { cgsOf, starTable, YEAR } = await import("./starsForm.ts");
  const table = starTable(gas);
  const threshold = (units.gravity * table.threshold) / cgsOf(scaled(units)).density;
  const rates = Float32Array.from(table.rates, (rate) => 1e9 * YEAR * rate);
  return { ...found, threshold, rates };
}

/** Solar masses per square parsec of one unit of mass per area. */
function surfaceOf(units: Units): number {
  const { massMsun, lengthKpc } = scaled(units);
  return massMsun! / (lengthKpc! ** 2 * PC2_PER_KPC2);
}

const OTHER = COMPONENTS.indexOf("other");

/** In a table without components, bodies of a class this much heavier than the lightest class are taken for dark halo. */
const HEAVY = 3;
const CLASSES = 16;

/** Mass of the lightest of a few classes of equal bodies; infinite where masses are not in classes (a cluster of stars). */
function lightestClass({ mass }: Bodies): number {
  const classes = new Set<number>();
  let last = Number.NaN;
  for (const m of mass) {
    if (m === last) continue;
    last = m;
    classes.add(m);
    if (classes.size > CLASSES) return Number.POSITIVE_INFINITY;
  }
  let least = Number.POSITIVE_INFINITY;
  for (const m of classes) if (m > 0 && m < least) least = m;
  return least;
}

const SAMPLE = 20_000;

export function radiusOfLight(bodies: Bodies, centre: readonly number[], shares: Float32Array): number {
  const stride = Math.max(1, Math.floor(bodies.count / SAMPLE));
  const sample: { r: number; light: number }[] = [];
  let all = 0;
  for (let i = 0; i < bodies.count; i += stride) {
    let r2 = 0;
    for (let k = 0; k < 3; k++) r2 += (bodies.position[3 * i + k]! - centre[k]!) ** 2;
    const light = shares[2 * i + 1]!;
    sample.push({ r: Math.sqrt(r2), light });
    all += light;
  }
  sample.sort((a, b) => a.r - b.r);
  let within = 0;
  for (const { r, light } of sample) {
    within += light;
    if (within >= 0.85 * all && r > 0) return r;
  }
  return 1;
}

/** Of all mass, times Newton's constant; the whole's where nothing is inside. */
function densityInside({ count, mass, position, units }: Bodies, centre: readonly number[], radius: number): number {
  let [all, inside] = [0, 0];
  const [x, y, z] = centre as [number, number, number];
  const most = radius * radius;
  for (let i = 0, at = 0; i < count; i++, at += 3) {
    const [a, b, c] = [position[at]! - x, position[at + 1]! - y, position[at + 2]! - z];
    all += mass[i]!;
    if (a * a + b * b + c * c < most) inside += mass[i]!;
  }
  return (units.gravity * (inside || all || 1)) / ((4 / 3) * Math.PI * radius ** 3);
}

export async function fingerprint({ mass, position, velocity }: Bodies): Promise<string> {
  const all = new Float32Array(mass.length + position.length + velocity.length);
  all.set(mass);
  all.set(position, mass.length);
  all.set(velocity, mass.length + position.length);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", all));
  return [...hash.subarray(0, 4)].map((b) => b.toString(16).padStart(2, "0")).join("");
}
