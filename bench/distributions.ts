import type { Bodies } from "../src/data/bodies/bodies.ts";
import { NBODY_UNITS } from "../src/data/bodies/units.ts";
import { samplePlummer } from "../src/data/models/plummer.ts";
import { cbrt, cos, exp, log, sin } from "../src/data/models/portable.ts";
import { Random } from "../src/data/models/random.ts";
import { join, move, newSample, recentre, rescale, type Sample, toBodies } from "../src/data/models/sample.ts";

/** Bodies at rest whose forces are hard for a tree, in their own way each. Total mass 1. */
export interface Distribution {
  /** Among the models of a bench. */
  readonly name: string;
  /** One phrase. */
  readonly help: string;
  /** Softening of its tables. */
  readonly eps: number;
  make(count: number, seed: number): Bodies;
}

/** A body's place. */
type Place = (out: Float64Array, at: number) => void;

const still = () => {};

/** `count` bodies of equal mass, each where `place` puts it. */
function placed(count: number, place: Place): Sample {
  const sample = newSample(count, "stars");
  sample.mass.fill(1 / count);
  for (let i = 0; i < count; i++) place(sample.position, 3 * i);
  return sample;
}

/** A place in a sphere of radius `size` whose density falls as r^-2, about `centre`. */
function inHalo(random: Random, centre: ArrayLike<number>, size: number, out: Float64Array, at: number): void {
  random.direction(size * random.open(), out, at);
  for (let c = 0; c < 3; c++) out[at + c]! += centre[c]!;
}

/** Surface density exp(-R), height sech^2(z / 0.02). */
function thinDisc(random: Random): Place {
  return (out, at) => {
    const r = -log(random.open() * random.open());
    const turn = 2 * Math.PI * random.uniform();
    const side = random.open();
    out.set([r * cos(turn), r * sin(turn), 0.01 * log(side / (1 - side))], at);
  };
}

/** 200 spheres, evenly in the logarithm of their radii from 1e-3 to 1, in a sphere of radius 10. */
function clumps(random: Random): Place {
  const centres = Array.from({ length: 200 }, (_, k) => {
    const centre = new Float64Array(3);
    random.direction(10 * cbrt(random.open()), centre, 0);
    return { centre, size: exp((log(1e-3) * k) / 199) };
  });
  return (out, at) => {
    const { centre, size } = centres[Math.floor(200 * random.uniform())]!;
    inHalo(random, centre, size, out, at);
  };
}

/** Radius 1, thickness 1e-3. */
function thinShell(random: Random): Place {
  return (out, at) => random.direction(1 + 1e-3 * (random.uniform() - 0.5), out, at);
}

/**
 * A unit cube as of late cosmological times: 300 haloes on a Levy flight (steps longer than l as l^-1.2), so that there are voids,
 * masses as 1 / rank, radii as the third root of mass; a fifth of the bodies everywhere.
 */
function clusteredBox(random: Random): Place {
  const HALOES = 300;
  const step = new Float64Array(3);
  let here = [0.5, 0.5, 0.5];
  const haloes: { centre: ArrayLike<number>; size: number; upTo: number }[] = [];
  let sum = 0;
  for (let k = 1; k <= HALOES; k++) {
    random.direction(0.02 * exp(-log(random.open()) / 1.2), step, 0);
    here = here.map((x, c) => x + step[c]! - Math.floor(x + step[c]!));
    sum += 1 / k;
    haloes.push({ centre: here, size: 0.05 / cbrt(k), upTo: sum });
  }
  return (out, at) => {
    if (random.uniform() < 0.2) {
      for (let c = 0; c < 3; c++) out[at + c] = random.uniform();
      return;
    }
    const which = sum * random.uniform();
    const { centre, size } = haloes.find(({ upTo }) => upTo > which)!;
    inHalo(random, centre, size, out, at);
  };
}

/** Plummer spheres of masses 3 and 1 and of like densities, 6 apart. */
function collision(count: number, random: Random): Sample {
  const heavy = samplePlummer(count - Math.floor(count / 4), 100, random, still);
  const light = samplePlummer(Math.floor(count / 4), 100, random, still);
  rescale(heavy, 1, 1, 3 / 4);
  rescale(light, cbrt(1 / 3), 1, 1 / 4);
  move(light, [6, 0, 0], [0, 0, 0]);
  return join([heavy, light]);
}

/** A Plummer sphere of which `far` bodies, spread over the table, lie evenly in the logarithm of the distance up to 1e9 (one alone: there). */
function withFar(far: number, count: number, random: Random): Sample {
  const sample = samplePlummer(count, 100, random, still);
  for (let k = 0; k < far; k++) {
    const distance = far === 1 ? FARTHEST : 10 * exp(log(FARTHEST / 10) * random.uniform());
    random.direction(distance, sample.position, 3 * Math.floor(((k + 0.5) * count) / far));
  }
  return sample;
}

const FARTHEST = 1e9;

const finished = (sample: Sample): Bodies => {
  sample.velocity.fill(0);
  recentre(sample);
  return toBodies(sample, NBODY_UNITS);
};

const ofPlaces = (name: string, help: string, eps: number, places: (random: Random) => Place): Distribution => ({
  name,
  help,
  eps,
  make: (count, seed) => finished(placed(count, places(new Random(seed)))),
});

/** What far bodies cost: the same sphere without and with some. */
export const FAR: readonly Distribution[] = [0, 1, 100, 10_000].map((far) => ({
  name: `far-${far}`,
  help: `a Plummer sphere with ${far} of its bodies out to 1e9 radii`,
  eps: 0.01,
  make(count, seed) {
    const sample = withFar(Math.min(far, count), count, new Random(seed));
    sample.velocity.fill(0);
    return toBodies(sample, NBODY_UNITS);
  },
}));

export const DISTRIBUTIONS: readonly Distribution[] = [
  ofPlaces("thin-disc", "an exponential disc, fifty times as wide as thick", 0.01, thinDisc),
  ofPlaces("clumps", "200 spheres with radii over three decades", 1e-4, clumps),
  ofPlaces("shell", "a thin spherical shell", 0.01, thinShell),
  {
    name: "collision",
    help: "two Plummer spheres, 3:1, six radii apart",
    eps: 0.01,
    make: (count, seed) => finished(collision(count, new Random(seed))),
  },
  ofPlaces("clustered-box", "haloes and voids without softening", 0, clusteredBox),
];
