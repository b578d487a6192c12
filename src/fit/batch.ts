import type { Encounter } from "./encounter.ts";
import { imageOf } from "./images/target.ts";
import { runEncounter } from "./model.ts";
import type { RigidGalaxy } from "./rigid.ts";
import { type Judge, type Score, scoreOf } from "./score.ts";

/** Runs many encounters for one picture, wherever that is computed; `destroy` gives back what it holds. */
export interface Batch {
  score(encounters: readonly Encounter[]): Promise<Score[]>;
  /** Shares of particles on the pixels of the target's window. */
  images(encounters: readonly Encounter[]): Promise<Float64Array[]>;
  destroy(): void;
}

/** Light of each galaxy's core, in particles. */
export const coresOf = ({ core }: RigidGalaxy, first: number, count: number): readonly [number, number] => [
  Math.round(core * first),
  Math.round(core * (count - first)),
];

/** Where the light of an encounter lies, with `count` particles in its discs and both cores in their centres; three numbers each. */
export function starsOf(galaxy: RigidGalaxy, encounter: Encounter, count: number): Float64Array {
  const { position, first } = runEncounter(galaxy, encounter, count);
  const cores = coresOf(galaxy, first, count);
  const stars = new Float64Array(position.length + 3 * (cores[0] + cores[1]));
  stars.set(position);
  for (let i = cores[0]; i < cores[0] + cores[1]; i++) stars.set(encounter.position, position.length + 3 * i);
  return stars;
}

/** What an encounter looks like in the window, of `count` particles, in float64. */
export function imageFrom(galaxy: RigidGalaxy, judge: Judge, encounter: Encounter, count: number): Float64Array {
  const stars = starsOf(galaxy, encounter, count);
  return imageOf(stars, stars.length / 3, judge.target.window);
}

/** Scores encounters one after the other in float64, each with `count` particles; the plain twin of the batch on the GPU. */
export function scoreEncounters(
  galaxy: RigidGalaxy,
  judge: Judge,
  encounters: readonly Encounter[],
  count: number,
): Score[] {
  return encounters.map((encounter) => scoreOf(judge, imageFrom(galaxy, judge, encounter, count)));
}
