import type { Bodies } from "../bodies/bodies.ts";
import { GALACTICS_UNITS, MODEL_SCALE, NBODY_UNITS, type Units } from "../bodies/units.ts";
import { type Tick, ticker } from "../models/draw.ts";
import { bodyWeight, buildGalaxy, type GalaxySpec, sampleGalaxy } from "../models/galaxy.ts";
import type { GalaxyModel } from "../models/galaxyModel.ts";
import { MODELS } from "../models/index.ts";
import type { MakeOptions, Model } from "../models/model.ts";
import {
  join,
  move,
  newSample,
  recentre,
  rescale,
  type Sample,
  shareOut,
  toBodies,
  type Vector,
} from "../models/sample.ts";
import { scaleGalaxy } from "../models/scaling.ts";
import { resolveValues, type Values } from "../parameter.ts";
import { findModel, SCENARIOS } from "./index.ts";
import { orient } from "./orientation.ts";

/** One galaxy of a build; lengths and velocities in BUILD_UNITS, relative to the first galaxy. */
export interface BuiltGalaxy {
  /** Name of a model; the first one may be a whole scenario. */
  readonly model: string;
  /** Its parameters that differ from their defaults; the softening is the build's. */
  readonly values: Values;
  /** Factors on the model's own mass and lengths. */
  readonly mass: number;
  readonly size: number;
  /** Degrees between the model's own axis and +z, and from +x to its ascending node. */
  readonly inclination: number;
  readonly node: number;
  readonly position: Vector;
  readonly velocity: Vector;
}

/** A field that bodies feel and don't change, about the origin; what is given of its parameters, in BUILD_UNITS. */
export interface BuiltField {
  readonly name: string;
  readonly values: Values;
}

/** Galaxies placed by hand: what the builder makes, a link holds and `makeBuild` turns into bodies. */
export interface Build {
  /** Plummer softening of the run, in which the galaxies are in equilibrium. */
  readonly softening: number;
  readonly galaxies: readonly BuiltGalaxy[];
  /** Fixed fields that they are in; absent: none. */
  readonly fields?: readonly BuiltField[];
}

/** kpc, 100 km/s, 2.325e9 Msun, 9.778 Myr. */
export const BUILD_UNITS: Units = GALACTICS_UNITS;

/** A galaxy as its model makes it, in the place of the first one. */
export const newGalaxy = (model: string): BuiltGalaxy => ({
  model,
  values: {},
  mass: 1,
  size: 1,
  inclination: 0,
  node: 0,
  position: [0, 0, 0],
  velocity: [0, 0, 0],
});

/** Units of length, mass, velocity and time in those of a build; models without units are read at their documented scale. */
export function unitsInBuild(units: Units): { length: number; mass: number; velocity: number; time: number } {
  const known = units.lengthKpc === null ? MODEL_SCALE : units;
  const length = known.lengthKpc! / BUILD_UNITS.lengthKpc!;
  const velocity = known.velocityKms! / BUILD_UNITS.velocityKms!;
  return { length, velocity, mass: known.massMsun! / BUILD_UNITS.massMsun!, time: length / velocity };
}

/** Bodies enough for every model to make itself known by its mass. */
const FEW = 256;

const isGalaxy = (model: Model): model is GalaxyModel => "spec" in model;
const simple = (name: string): Model | undefined => MODELS.find((m) => m.name === name);
// A scenario that only shows a model hides what the model is made of.
const modelOf = (name: string): Model => simple(name) ?? findModel(name);

/** What the numbers of a galaxy's model mean. */
export function unitsOf({ model }: BuiltGalaxy): Units {
  return SCENARIOS.find((s) => s.name === model)?.units ?? NBODY_UNITS;
}

const measured = new Map<string, number>();

/** Mass of a few bodies of a model, in its own units. */
function measure(model: Model, values: Values): number {
  const key = JSON.stringify([model.name, values]);
  const mass = measured.get(key) ?? model.make(values, { n: FEW, seed: 1 }).mass.reduce((sum, m) => sum + m, 0);
  measured.set(key, mass);
  return mass;
}

/**
 * Total mass of a galaxy, BUILD_UNITS; null for a whole scenario, which would have to be made for it. Throws one line on
 * values that its model refuses.
 */
export function massOf(galaxy: BuiltGalaxy): number | null {
  const model = simple(galaxy.model);
  if (!model) return null;
  const factor = galaxy.mass * unitsInBuild(unitsOf(galaxy)).mass;
  if (!isGalaxy(model)) return factor * measure(model, galaxy.values);
  const { spheres, disc, gas, blackHole } = model.spec(resolveValues(model.name, model.parameters, galaxy.values));
  const discs = (disc?.mass ?? 0) + (gas?.mass ?? 0);
  return factor * (spheres.reduce((sum, s) => sum + s.mass, 0) + discs + (blackHole ?? 0));
}

/** Has the galaxy a disc, so that its tilt can be seen? */
export function hasDisc({ model, values }: BuiltGalaxy): boolean {
  const found = simple(model);
  return (
    found !== undefined &&
    isGalaxy(found) &&
    found.spec(resolveValues(model, found.parameters, values)).disc !== undefined
  );
}

/** The galaxy's values with the softening of the build, in the units of its model. */
function softened(model: Model, galaxy: BuiltGalaxy, softening: number): Values {
  const { length } = unitsInBuild(unitsOf(galaxy));
  const soft = model.parameters.some((p) => p.name === "softening");
  return { ...galaxy.values, ...(soft && { softening: softening / (length * galaxy.size) }) };
}

/** What stands for one galaxy until it is known how many bodies it gets. */
interface Part {
  readonly weight: number;
  sample(n: number, tick: Tick): Sample;
}

function partOf(galaxy: BuiltGalaxy, { softening, galaxies }: Build, stream: number, options: MakeOptions): Part {
  const model = modelOf(galaxy.model);
  const unit = unitsInBuild(unitsOf(galaxy));
  if (isGalaxy(model)) {
    const given = model.spec(resolveValues(model.name, model.parameters, galaxy.values));
    const scaled = scaleGalaxy(given, galaxy.mass * unit.mass, galaxy.size * unit.length);
    const spec: GalaxySpec = { ...scaled, softening };
    const built = buildGalaxy(spec);
    return { weight: bodyWeight(built), sample: (n, tick) => sampleGalaxy(built, n, options.seed, stream, tick) };
  }
  const values = softened(model, galaxy, softening);
  // Another seed for each galaxy: twins would mirror each other's noise.
  const seed = (options.seed + Math.imul(stream, 0x9e3779b1)) >>> 0;
  return {
    weight: galaxies.length > 1 ? galaxy.mass * unit.mass * measure(model, values) : 1,
    sample(n, tick) {
      const made = sampleOf(model.make(values, { ...options, n, seed }));
      for (let i = 0; i < n; i++) tick();
      const { mass, size } = galaxy;
      rescale(made, size * unit.length, Math.sqrt(mass / size) * unit.velocity, mass * unit.mass);
      recentre(made);
      return made;
    },
  };
}

/** A field as `--potential` takes it. */
function fieldText({ name, values }: BuiltField): string {
  const given = Object.entries(values).map(([key, value]) => `${key}=${value}`);
  return given.length > 0 ? `${name}:${given.join(",")}` : name;
}

/** A table of bodies with room for exact motion. */
function sampleOf(bodies: Bodies): Sample {
  const sample = newSample(bodies.count, "other");
  for (const key of ["mass", "position", "velocity", "component", "galaxy"] as const) sample[key].set(bodies[key]);
  const { internalEnergy, metallicity } = bodies.columns ?? {};
  if (!internalEnergy) return sample;
  const metals = metallicity ? Float64Array.from(metallicity) : new Float64Array(bodies.count);
  const choice = bodies.gas && { choice: bodies.gas };
  return { ...sample, gas: { energy: Float64Array.from(internalEnergy), metallicity: metals, ...choice } };
}

/** The bodies of a build, at rest at the origin, galaxies numbered in their order. Throws one line. */
export function makeBuild(build: Build, options: MakeOptions): Bodies {
  const tick = ticker(options);
  const parts = build.galaxies.map((galaxy, stream) => partOf(galaxy, build, stream, options));
  const counts = shareOut(
    options.n,
    parts.map((part) => part.weight),
    2,
  );
  let first = 0;
  const samples = build.galaxies.map((galaxy, g) => {
    const sample = parts[g]!.sample(counts[g]!, tick);
    orient(sample, galaxy.inclination, galaxy.node);
    move(sample, galaxy.position, galaxy.velocity);
    let last = 0;
    for (let i = 0; i < sample.count; i++) {
      last = Math.max(last, sample.galaxy[i]!);
      sample.galaxy[i]! += first;
    }
    first += last + 1;
    return sample;
  });
  const all = join(samples);
  recentre(all);
  const bodies = toBodies(all, BUILD_UNITS);
  return build.fields?.length ? { ...bodies, fields: build.fields.map(fieldText) } : bodies;
}
