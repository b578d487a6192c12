import { NBODY_UNITS } from "../bodies/units.ts";
import { parameter, resolveValues } from "../parameter.ts";
import { drawn, ticker } from "./draw.ts";
import type { Model } from "./model.ts";
import { cos, sin } from "./portable.ts";
import { Random } from "./random.ts";
import { recentre, toBodies } from "./sample.ts";

/** The root of x^4 = x + 1: multiples of its powers fill a cube evenly (Roberts 2018). */
const GOLDEN = 1.2207440846057596;

const parameters = [
  parameter(
    "energy",
    "Internal energy",
    "Of a unit of mass; 0.05 in Evrard's test: the sphere is cold.",
    "",
    [0.01, 0.05, 0.5],
  ),
];

/** The collapse of Evrard (1988) as it is meant: of gas. */
export const evrardGas: Model = {
  name: "evrard-gas",
  title: "Evrard's collapse",
  help: "A cold ball of gas, mass 1 and radius 1, density as 1/r, at rest (Evrard 1988): it falls in, and a shock runs out.",
  parameters,
  make(given, options) {
    const { n } = options;
    const { energy } = resolveValues("evrard-gas", parameters, given);
    const random = new Random(options.seed);
    // Radii and directions by multiples of an irrational vector, so that places are spread evenly and aren't lumps of pressure.
    const shift = [random.open(), random.open(), random.open()] as const;
    const step = [1 / GOLDEN, 1 / (GOLDEN * GOLDEN), 1 / (GOLDEN * GOLDEN * GOLDEN)] as const;
    let body = 0;
    const place = (position: Float64Array, _: Float64Array, at: number) => {
      body++;
      const [a, b, c] = shift.map((x, k) => (x + body * step[k]!) % 1) as [number, number, number];
      // The mass within r goes as r^2.
      const r = Math.sqrt(a);
      const cosine = 2 * b - 1;
      const flat = r * Math.sqrt(1 - cosine * cosine);
      position[at] = flat * cos(2 * Math.PI * c);
      position[at + 1] = flat * sin(2 * Math.PI * c);
      position[at + 2] = r * cosine;
    };
    const skip = () => {
      body++;
    };
    const draw = { component: "gas", count: n, mass: 1 / n, random, body: place, skip } as const;
    const sample = drawn(draw, ticker(options));
    recentre(sample);
    return { ...toBodies(sample, NBODY_UNITS), columns: { internalEnergy: new Float32Array(n).fill(energy!) } };
  },
};
