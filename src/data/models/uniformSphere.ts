import { NBODY_UNITS } from "../bodies/units.ts";
import { type Parameter, parameter, resolveValues } from "../parameter.ts";
import { drawn, ticker } from "./draw.ts";
import type { MakeOptions, Model } from "./model.ts";
import { cbrt } from "./portable.ts";
import { Random } from "./random.ts";
import { recentre, type Sample, toBodies } from "./sample.ts";

/** Free-fall time of the uniform sphere of mass 1 and radius 1: pi sqrt(R^3 / 8 G M). */
export const FREE_FALL_TIME = Math.PI / Math.sqrt(8);

const virialParameter = (normal: number): Parameter =>
  parameter("virialRatio", "Virial ratio", "Kinetic over potential energy: 0 at rest, 0.5 in balance.", "", [
    0,
    normal,
    1,
  ]);

/**
 * A sphere of mass 1 and radius 1 with the radius of the enclosed mass fraction u given by `radiusOf`, and Gaussian
 * velocities scaled so that K is exactly `virialRatio` times the |W| of the smooth sphere, `binding`.
 */
function sampleBall(
  options: MakeOptions,
  radiusOf: (u: number) => number,
  binding: number,
  virialRatio: number,
): Sample {
  const random = new Random(options.seed);
  const n = options.n;
  const body = (position: Float64Array, velocity: Float64Array, at: number) => {
    random.direction(radiusOf(random.open()), position, at);
    if (virialRatio > 0) for (let k = 0; k < 3; k++) velocity[at + k] = random.gaussian();
  };
  const skip = () => {
    random.open();
    random.skipDirection();
    if (virialRatio > 0) for (let k = 0; k < 3; k++) random.gaussian();
  };
  const sample = drawn({ component: "stars", count: n, mass: 1 / n, random, body, skip }, ticker(options));
  recentre(sample);
  let kinetic = 0;
  for (const v of sample.velocity) kinetic += (0.5 * v * v) / n;
  const scale = kinetic > 0 ? Math.sqrt((virialRatio * binding) / kinetic) : 0;
  for (let i = 0; i < 3 * n; i++) sample.velocity[i]! *= scale;
  return sample;
}

function ball(
  name: string,
  title: string,
  help: string,
  normalVirialRatio: number,
  radiusOf: (u: number) => number,
  binding: number,
): Model {
  const parameters = [virialParameter(normalVirialRatio)];
  return {
    name,
    title,
    help,
    parameters,
    make(given, options) {
      const { virialRatio } = resolveValues(name, parameters, given);
      return toBodies(sampleBall(options, radiusOf, binding, virialRatio!), NBODY_UNITS);
    },
  };
}

export const uniformSphere: Model = ball(
  "uniform-sphere",
  "Uniform sphere",
  "A sphere of constant density, mass 1 and radius 1, with Gaussian velocities of a chosen virial ratio.",
  0.5,
  cbrt,
  3 / 5,
);

export const coldCollapse: Model = ball(
  "cold-collapse",
  "Cold collapse",
  "A uniform sphere of mass 1 and radius 1 at rest: it falls in within the free-fall time 1.11 and rebounds.",
  0,
  cbrt,
  3 / 5,
);

export const evrard: Model = ball(
  "evrard",
  "Evrard sphere",
  "The 1/r sphere of Evrard (1988), mass 1 and radius 1, at rest, here without gas pressure.",
  0,
  Math.sqrt,
  2 / 3,
);
