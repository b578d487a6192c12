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

/** What an encounter looks like in the window, of `count` particles, in float64. */
export const imageFrom = (galaxy: RigidGalaxy, judge: Judge, encounter: Encounter, count: number) =>
  imageOf(runEncounter(galaxy, encounter, count).position, count, judge.target.window);

/** Scores encounters one after the other in float64, each with `count` particles; the plain twin of the batch on the GPU. */
export function scoreEncounters(
  galaxy: RigidGalaxy,
  judge: Judge,
  encounters: readonly Encounter[],
  count: number,
): Score[] {
  return encounters.map((encounter) => scoreOf(judge, imageFrom(galaxy, judge, encounter, count)));
}
