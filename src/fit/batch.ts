import type { Encounter } from "./encounter.ts";
import { fieldOf } from "./images/motion.ts";
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

/** Where light lies, three numbers each, and how fast it moves towards us. */
export interface Light {
  readonly position: Float64Array;
  readonly along: Float64Array;
}

/** The light of an encounter, with `count` particles in its discs and both cores in their centres. */
export function lightOf(galaxy: RigidGalaxy, encounter: Encounter, count: number): Light {
  const { position, velocity, first } = runEncounter(galaxy, encounter, count);
  const cores = coresOf(galaxy, first, count);
  const all = count + cores[0] + cores[1];
  const light = { position: new Float64Array(3 * all), along: new Float64Array(all) };
  light.position.set(position);
  for (let i = 0; i < count; i++) light.along[i] = velocity[3 * i + 2]!;
  for (let i = count + cores[0]; i < all; i++) {
    light.position.set(encounter.position, 3 * i);
    light.along[i] = encounter.velocity[2];
  }
  return light;
}

/** What an encounter looks like in the window, of `count` particles, in float64. */
export function imageFrom(galaxy: RigidGalaxy, judge: Judge, encounter: Encounter, count: number): Float64Array {
  const { position, along } = lightOf(galaxy, encounter, count);
  return imageOf(position, along.length, judge.target.window);
}

/** The score of an encounter with `count` particles, in float64. */
export function scoreFrom(galaxy: RigidGalaxy, judge: Judge, encounter: Encounter, count: number): Score {
  const { position, along } = lightOf(galaxy, encounter, count);
  const { window } = judge.target;
  const image = imageOf(position, along.length, window);
  return scoreOf(judge, image, judge.motion && fieldOf(position, along, window));
}

/** Scores encounters one after the other in float64, each with `count` particles; the plain twin of the batch on the GPU. */
export function scoreEncounters(
  galaxy: RigidGalaxy,
  judge: Judge,
  encounters: readonly Encounter[],
  count: number,
): Score[] {
  return encounters.map((encounter) => scoreFrom(galaxy, judge, encounter, count));
}
