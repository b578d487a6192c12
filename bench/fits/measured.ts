import { Random } from "../../src/data/models/random.ts";
import type { Light } from "../../src/fit/batch.ts";
import { FIT_SCALE } from "../../src/fit/encounter.ts";
import { brightCells, fieldOf, type Motion } from "../../src/fit/images/motion.ts";
import type { Target } from "../../src/fit/images/target.ts";

/** Error of a velocity, km/s: as MaNGA's of stars. */
const ERROR = 10;

/** Velocities along the line of sight as a spectrograph measures them where the pair is bright. */
export function measured(target: Target, { position, along }: Light, seed: number): Motion {
  const random = new Random(seed, 10);
  const velocity = fieldOf(position, along, target.window).map((v) => v + (ERROR / FIT_SCALE.kms) * random.gaussian());
  return { velocity, seen: brightCells(target) };
}
