import type { Tick } from "../models/draw.ts";
import { bodyWeight, type Galaxy, sampleGalaxy } from "../models/galaxy.ts";
import { samplePlummer } from "../models/plummer.ts";
import { sin } from "../models/portable.ts";
import { Random } from "../models/random.ts";
import { join, massMean, move, recentre, rescale, type Sample, shareOut } from "../models/sample.ts";
import { orient } from "./orientation.ts";

/** Kinetic and potential energy of a few points, G = 1. */
export function pointEnergies(points: Sample): { kinetic: number; potential: number } {
  let kinetic = 0;
  let potential = 0;
  const { position: x, velocity: v, mass } = points;
  for (let i = 0; i < points.count; i++) {
    for (let k = 0; k < 3; k++) kinetic += 0.5 * mass[i]! * v[3 * i + k]! * v[3 * i + k]!;
    for (let j = 0; j < i; j++) {
      let d2 = 0;
      for (let k = 0; k < 3; k++) d2 += (x[3 * i + k]! - x[3 * j + k]!) * (x[3 * i + k]! - x[3 * j + k]!);
      potential -= (mass[i]! * mass[j]!) / Math.sqrt(d2);
    }
  }
  return { kinetic, potential };
}

/**
 * Points of the given masses drawn from a Plummer distribution (Bedorf & Portegies Zwart 2013, section 3.2; Bedorf 2014, section 5.3.2), scaled to
 * virial radius R = -G M^2 / (2 W) and virial ratio Q = K / |W|. With `centred` the first point moves to the centre of
 * mass of the draw, at rest there.
 */
export function plummerPoints(
  masses: readonly number[],
  virialRadius: number,
  virialRatio: number,
  centred: boolean,
  random: Random,
): Sample {
  const points = samplePlummer(masses.length, 10, random, () => {});
  if (centred) {
    const [x, v] = [massMean(points, points.position), massMean(points, points.velocity)];
    for (let k = 0; k < 3; k++) {
      points.position[k] = x[k]!;
      points.velocity[k] = v[k]!;
    }
  }
  points.mass.set(masses);
  recentre(points);
  const total = masses.reduce((sum, m) => sum + m, 0);
  const before = pointEnergies(points);
  rescale(points, (-2 * virialRadius * before.potential) / (total * total), 1);
  const { kinetic, potential } = pointEnergies(points);
  rescale(points, 1, kinetic > 0 ? Math.sqrt((virialRatio * -potential) / kinetic) : 0);
  return points;
}

/** Galaxies at the places and with the speeds of `points`, each turned to a random direction. Numbers its galaxies in order. */
export function placeGalaxies(
  galaxies: readonly Galaxy[],
  points: Sample,
  n: number,
  seed: number,
  tick: Tick,
): Sample {
  const counts = shareOut(n, galaxies.map(bodyWeight));
  const samples = galaxies.map((galaxy, g) => sampleGalaxy(galaxy, counts[g]!, seed, g, tick));
  return placeSamples(samples, points, seed);
}

/** The same of galaxies that are drawn already, each at rest at the origin; they are moved and turned themselves. */
export function placeSamples(samples: readonly Sample[], points: Sample, seed: number): Sample {
  const random = new Random(seed, 0x7fff);
  samples.forEach((sample, g) => {
    orient(sample, inclination(random), 360 * random.uniform());
    const at = (t: Float64Array): [number, number, number] => [t[3 * g]!, t[3 * g + 1]!, t[3 * g + 2]!];
    move(sample, at(points.position), at(points.velocity));
    sample.galaxy.fill(g);
  });
  const all = join(samples);
  recentre(all);
  return all;
}

/** An inclination in degrees with density sin i, by rejection. */
function inclination(random: Random): number {
  for (;;) {
    const angle = 180 * random.uniform();
    if (random.uniform() < sin((angle * Math.PI) / 180)) return angle;
  }
}
