import type { Bodies } from "../../data/bodies/bodies.ts";
import {
  type Measured,
  measureBodies,
  originsOf,
  PROFILE_COLUMNS,
  profileOf,
  shapesOf,
} from "../../data/measures/measure.ts";
import { axisRatios } from "../../data/measures/shape.ts";
import { defineCommand } from "../command.ts";
import { checkTarget, readBodiesFile, writeWhole } from "../files.ts";
import { numberOr, textOr } from "../option.ts";

/** Profiles reach from a hundredth of the half-mass radius (or of the distance of the middle body) to a hundred of them. */
const REACH = 100;

export const measure = defineCommand({
  name: "measure",
  usage: "FILE [--width W --shells K] [--out PROFILE.csv]",
  help: "Measures the remnant of mergers in a file of bodies: densest point, half-mass radius, shape, profiles, origin of the mass.",
  details: `The centre is the densest point of the luminous bodies (all bodies if there are none). What shines counts as merged out to the
plateau of its cumulative mass; the half-mass radius is that of this mass. Shapes are axis ratios b/a, c/a and c/b within a radius. Circular speeds are of
all bodies. Numbers are in the file's units.`,
  operands: ["FILE"],
  options: {
    width: numberOr(1, "W", "width of the shells by origin, in the file's length unit", { min: Number.MIN_VALUE }),
    shells: numberOr(50, "K", "number of those shells", { min: 0, max: 100_000, integer: true }),
    out: textOr(null, "PROFILE.csv", "the profile as a table too"),
  },
  async run([file], { width, shells, out }, report) {
    if (out !== null) checkTarget(out);
    const { bodies, format, notes } = await readBodiesFile(file!, report);
    const measured = inFile(file!, bodies);
    const { measures, distances } = measured;
    const size = measures.remnant?.halfMassRadius ?? distances.toSorted()[distances.length >> 1]!;
    const profile = size > 0 ? profileOf(bodies, measured, size / REACH, size * REACH) : [];
    if (out !== null) {
      const rows = profile.map((row) => PROFILE_COLUMNS.map((name) => row[name]).join(","));
      writeWhole(out, `${[PROFILE_COLUMNS.join(","), ...rows].join("\n")}\n`);
    }
    return {
      ...{ format, n: bodies.count, time: bodies.time, ...measures },
      shape: measures.shape && { ...measures.shape, ratios: axisRatios(measures.shape.axes) },
      shapes: shapesOf(bodies, measured),
      profile,
      origin: originsOf(bodies, measured, width, shells),
      ...{ units: bodies.units, notes, out, adapter: null },
    };
  },
});

function inFile(file: string, bodies: Bodies): Measured {
  try {
    return measureBodies(bodies);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
