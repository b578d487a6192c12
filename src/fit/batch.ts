import type { Encounter } from "./encounter.ts";
import { imageOf } from "./images/target.ts";
import { runEncounter } from "./model.ts";
import type { RigidGalaxy } from "./rigid.ts";
import { type Judge, type Score, scoreOf } from "./score.ts";

/** Scores encounters one after the other in float64, each with `count` particles; the plain twin of the batch on the GPU. */
export function scoreEncounters(
  galaxy: RigidGalaxy,
  judge: Judge,
  encounters: readonly Encounter[],
  count: number,
): Score[] {
  return encounters.map((encounter) =>
    scoreOf(judge, imageOf(runEncounter(galaxy, encounter, count).position, count, judge.target.window)),
  );
}
