import { NBODY_UNITS } from "../bodies/units.ts";
import { resolveValues } from "../parameter.ts";
import { drawn, type Tick, ticker } from "./draw.ts";
import type { Model } from "./model.ts";
import { cbrt } from "./portable.ts";
import { Random } from "./random.ts";
import { recentre, rescale, type Sample, toBodies } from "./sample.ts";

/** Plummer's scale radius in Henon units, where the virial radius is 1. */
export const PLUMMER_RADIUS = (3 * Math.PI) / 16;

/** From this cut on, in scale radii, less than 0.4 % of the mass is missing: the speeds stay those of the whole sphere. */
const WHOLE = 20;

/**
 * Dispersion at radius `r` of a sphere cut at `cut`, whose mass is still 1, over that of the whole sphere, squared. Both by Jeans' equation: rho sigma^2 is
 * the integral from r to the edge of rho G M / r^2, here of r (1 + r^2)^-4 in units of the scale radius, and M is larger by 1 / massInCut.
 */
function dispersionRatio(r: number, cut: number, massInCut: number): number {
  const x = (1 + r * r) / (1 + cut * cut);
  return Math.max(0, 1 - x * x * x) / massInCut;
}

/** A speed in parts of that of escape. */
function speed(random: Random): number {
  for (;;) {
    const q = random.uniform();
    const p = 1 - q * q;
    const g = q * q * p * p * p * Math.sqrt(p);
    if (0.1 * random.uniform() < g) return q;
  }
}

/**
 * A Plummer sphere of mass 1 in Henon units (G = M = 1, E = -1/4, virial radius 1), equal masses, at rest at the origin.
 * Aarseth, Henon & Wielen (1974), Astron. Astrophys. 37, 183: radius from the enclosed mass, speed q v_esc by rejection
 * from g(q) = q^2 (1 - q^2)^(7/2). Bodies beyond `cut` scale radii are not drawn; where these would be many, the speeds of the others are scaled with
 * the dispersion that holds them without those, so that the sphere is in virial balance at every radius.
 */
export function samplePlummer(count: number, cut: number, random: Random, tick: Tick): Sample {
  const massInCut = (cut * cut * cut) / ((1 + cut * cut) * Math.sqrt(1 + cut * cut));
  const body = (position: Float64Array, velocity: Float64Array, at: number) => {
    const root = cbrt(massInCut * random.open());
    const r = root / Math.sqrt(1 - root * root);
    random.direction(r, position, at);
    const q = speed(random);
    const escapeSpeed = Math.SQRT2 / Math.sqrt(Math.sqrt(1 + r * r));
    const support = cut < WHOLE ? Math.sqrt(dispersionRatio(r, cut, massInCut)) : 1;
    random.direction(q * escapeSpeed * support, velocity, at);
  };
  const skip = () => {
    random.open();
    random.skipDirection();
    speed(random);
    random.skipDirection();
  };
  const sample = drawn({ component: "stars", count, mass: 1 / count, random, body, skip }, tick);
  rescale(sample, PLUMMER_RADIUS, 1 / Math.sqrt(PLUMMER_RADIUS));
  recentre(sample);
  return sample;
}

export const plummer: Model = {
  name: "plummer",
  title: "Plummer sphere",
  help: "The Plummer (1911) sphere in Henon units, drawn as by Aarseth, Henon & Wielen (1974).",
  parameters: [
    {
      name: "cut",
      label: "Cut radius",
      help: "No body is drawn beyond this many Plummer radii; below 20 velocities are adjusted to keep the balance: from 2 up it stays in equilibrium, at 1 it settles, and its inner quarter shrinks by 30 %.",
      unit: "a",
      min: 1,
      max: 1000,
      default: 100,
    },
  ],
  make(given, options) {
    const values = resolveValues(plummer.name, plummer.parameters, given);
    const random = new Random(options.seed);
    return toBodies(samplePlummer(options.n, values.cut!, random, ticker(options)), NBODY_UNITS);
  },
};
