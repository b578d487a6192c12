import type { ComponentName } from "../bodies/bodies.ts";
import { type Disc, discIn, sampleDisc } from "./disc.ts";
import { DISC_EXTENT, type DiscShape, discMasses, pullOf } from "./discField.ts";
import type { Tick } from "./draw.ts";
import { type Distribution, eddington } from "./eddington.ts";
import { type GasDisc, type GasShape, gasDiscIn, sampleGasDisc } from "./gasDisc.ts";
import { memoize } from "./memoize.ts";
import { bracket, logGrid, type Potential, potentialOf, type Sphere, sphereOn } from "./potential.ts";
import type { Profile } from "./profiles.ts";
import { Random } from "./random.ts";
import { join, newSample, recentre, type Sample, shareOut } from "./sample.ts";
import { sampleSphere } from "./sphere.ts";

/** A spherical component: bulge or halo. */
export interface SphereSpec {
  readonly component: ComponentName;
  readonly profile: Profile;
  readonly mass: number;
  /** Mass of one body over that of a disc body; 1 if not given. */
  readonly heaviness?: number;
}

/** What a galaxy is made of; lengths, masses and speeds in one system of units with G = 1. */
export interface GalaxySpec {
  readonly spheres: readonly SphereSpec[];
  readonly disc?: DiscShape & { readonly toomreQ: number };
  /** Only beside a disc. */
  readonly gas?: GasShape;
  /** Mass of one body at rest in the centre. */
  readonly blackHole?: number;
  /** Does each body of disc and spheres have a twin half a turn on? Gas has none. */
  readonly quiet?: boolean;
  /** Plummer softening of the run: the galaxy is in equilibrium under the force that the run will use. */
  readonly softening: number;
}

/** A galaxy in equilibrium, ready to be drawn with any number of bodies. */
export interface Galaxy {
  readonly mass: number;
  readonly spec: GalaxySpec;
  readonly potential: Potential;
  readonly spheres: readonly (Sphere & { readonly spec: SphereSpec; readonly f: Distribution })[];
  readonly disc: Disc | null;
  readonly gas: GasDisc | null;
}

/** A megabyte for each sphere of each: all galaxies of the compact group, or those of three encounters. */
const knownGalaxies = memoize<Galaxy>(6);

/** All that a galaxy follows from. */
const partsOf = ({ spheres, disc, gas, blackHole = 0, quiet = false, softening }: GalaxySpec) => [
  ...[softening, blackHole, String(quiet)],
  ...(gas
    ? [gas.mass, gas.scaleLength, gas.heaviness, gas.metallicity, gas.gradient, JSON.stringify([gas.state, gas.choice])]
    : ["no gas"]),
  ...(disc ? [disc.mass, disc.scaleLength, disc.scaleHeight, disc.toomreQ] : ["no disc"]),
  ...spheres.flatMap(({ component, profile, mass, heaviness = 1 }) => [component, profile.key, mass, heaviness]),
];

/**
 * Solves a galaxy: the potential of all components under softened gravity, a distribution function for every sphere in
 * it (the disc enters with its monopole, Kazantzidis, Magorrian & Moore 2004), the Jeans moments of the disc.
 * Throws one line where a component has no equilibrium. The last galaxies that were solved are not solved again.
 */
export function buildGalaxy(spec: GalaxySpec): Galaxy {
  return knownGalaxies(partsOf(spec), () => solve(spec));
}

function solve(spec: GalaxySpec): Galaxy {
  const scales = spec.spheres.map((s) => s.profile.scale);
  const extents = spec.spheres.map((s) => s.profile.extent);
  if (spec.disc) {
    scales.push(spec.disc.scaleHeight);
    extents.push(1.5 * DISC_EXTENT * spec.disc.scaleLength);
  }
  const grid = logGrid(1e-4 * Math.min(...scales), Math.max(...extents));
  const spheres = spec.spheres.map((s) => sphereOn(grid, s.profile, s.mass));
  const tables = spheres.map((s) => s.enclosed);
  const blackHole = spec.blackHole ?? 0;
  const shape = spec.disc;
  const rest = potentialOf(grid, tables, spec.softening, blackHole);
  const gas = shape && spec.gas ? gasDiscIn(spec.gas, shape, rest, spec.softening) : null;
  const discs = [...(shape ? [shape] : []), ...(gas ? [gas.thick] : [])];
  const monopoles = discs.map((each) => discMasses(each, grid));
  const total = potentialOf(grid, [...tables, ...monopoles], spec.softening, blackHole);
  const also = gas ? pullOf(gas.field) : undefined;
  const disc = shape ? discIn(shape, shape.toomreQ, rest, total, spec.softening, also) : null;
  return {
    mass: [...spheres, ...discs].reduce((sum, { mass }) => sum + mass, 0) + blackHole,
    spec,
    potential: total,
    spheres: spheres.map((sphere, i) => {
      const sphereSpec = spec.spheres[i]!;
      return { ...sphere, spec: sphereSpec, f: eddington(sphereSpec.component, sphere, total) };
    }),
    disc,
    gas,
  };
}

/** How many bodies of a disc body's mass the galaxy makes: what its share of the bodies is in proportion to. */
export function bodyWeight(galaxy: Galaxy): number {
  const spheres = galaxy.spheres.reduce((sum, s) => sum + s.mass / (s.spec.heaviness ?? 1), 0);
  return spheres + (galaxy.disc?.shape.mass ?? 0) + gasWeight(galaxy);
}

const gasWeight = ({ gas }: Galaxy): number => (gas ? gas.shape.mass / gas.shape.heaviness : 0);

/**
 * Draws `n` bodies, at rest at the origin, disc first, then gas, then spheres in their order, then the black hole. Counts
 * follow the components' masses over their heaviness.
 */
export function sampleGalaxy(galaxy: Galaxy, n: number, seed: number, stream: number, tick: Tick): Sample {
  const hole = galaxy.spec.blackHole ? 1 : 0;
  const weights = galaxy.spheres.map((s) => s.mass / (s.spec.heaviness ?? 1));
  if (galaxy.gas) weights.unshift(gasWeight(galaxy));
  if (galaxy.disc) weights.unshift(galaxy.disc.shape.mass);
  const counts = shareOut(n - hole, weights);
  const parts: Sample[] = [];
  const random = () => new Random(seed, 16 * stream + parts.length);
  // Half of so many are drawn where each has a twin half a turn on.
  const paired = (count: number, draw: (some: number) => Sample) =>
    galaxy.spec.quiet ? twinned(draw(Math.ceil(count / 2)), count, TURNED, tick) : draw(count);
  const { disc } = galaxy;
  if (disc) parts.push(paired(counts[parts.length]!, (some) => sampleDisc(disc, some, random(), tick)));
  if (galaxy.gas) parts.push(sampleGasDisc(galaxy.gas, counts[parts.length]!, random(), tick));
  for (const s of galaxy.spheres) {
    const count = counts[parts.length]!;
    const draw = (some: number) => sampleSphere(s, galaxy.potential, s.f, s.spec.component, some, random(), tick);
    const mirrored = (some: number) => twinned(draw(Math.ceil(some / 2)), some, MIRRORED, tick);
    parts.push(galaxy.disc ? paired(count, mirrored) : draw(count));
  }
  if (hole) {
    const point = newSample(1, "black hole");
    point.mass[0] = galaxy.spec.blackHole!;
    parts.push(point);
    tick();
  }
  const all = join(parts);
  recentre(all);
  return all;
}

/** Signs of a twin's coordinates: on the other side of the disc's plane, and half a turn on about its axis. */
const [MIRRORED, TURNED] = [
  [1, 1, -1],
  [-1, -1, 1],
] as const;

/**
 * `count` bodies of the same mass in all: those drawn, each with a twin. Where a sphere's are on the other side of the plane, its uneven pull does not bend the
 * disc (a quiet start; Sellwood 1983, J. Comput. Phys. 50, 337): with as many independent ones the outer disc of the Milky Way thickens half as much again in
 * 1 Gyr (docs/reference/models.md). Where twins are half a turn on, arms that noise makes are on both sides.
 */
function twinned(drawn: Sample, count: number, signs: readonly [number, number, number], tick: Tick): Sample {
  // None where others draw them.
  const twins = newSample(Math.min(count, 2 * drawn.count), "other");
  for (let i = 0; i < twins.count; i++) {
    const k = i >> 1;
    twins.mass[i] = (drawn.mass[k]! * drawn.count) / count;
    twins.component[i] = drawn.component[k]!;
    for (let axis = 0; axis < 3; axis++) {
      const sign = i % 2 === 0 ? 1 : signs[axis]!;
      twins.position[3 * i + axis] = sign * drawn.position[3 * k + axis]!;
      twins.velocity[3 * i + axis] = sign * drawn.velocity[3 * k + axis]!;
    }
    if (i % 2 === 1) tick();
  }
  return twins;
}

/** Circular speed in the plane of the disc at radius R; outside the disc's tables its monopole stands for it. */
export function circularSpeed(galaxy: Galaxy, radius: number): number {
  const { disc, potential } = galaxy;
  if (disc && radius <= disc.radii[disc.radii.length - 1]!) {
    return Math.sqrt(interpolate(disc.radii, disc.circular2, radius));
  }
  return Math.sqrt(interpolate(potential.grid.r, potential.pull, radius) / radius);
}

function interpolate(x: Float64Array, y: Float64Array, at: number): number {
  const i = bracket(x, at);
  return y[i]! + ((at - x[i]!) / (x[i + 1]! - x[i]!)) * (y[i + 1]! - y[i]!);
}
