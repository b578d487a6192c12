import { blend, keplerOf, keplerPath } from "../../../data/scenarios/kepler.ts";
import type { RelativeState } from "../../../data/scenarios/orbit.ts";
import type { Prediction } from "./state.ts";

export type Place = [number, number, number];

/** Paths are drawn out to so many times the present distance. */
const REACH = 3;

/**
 * What two galaxies would do from now on as two points of their masses: the closest passage, and `count` points of each
 * one's path about their common centre of mass, which stands still. `centres`: for each x y z, width, velocity, mass times
 * Newton's constant. Null where there is no orbit: no mass, or both in one place.
 */
export function orbitOf(
  centres: ArrayLike<number>,
  count: number,
): { readonly prediction: Prediction; readonly paths: readonly [Place[], Place[]] } | null {
  const three = (at: number): Place => [centres[at]!, centres[at + 1]!, centres[at + 2]!];
  const all = centres[7]! + centres[15]!;
  const share = centres[15]! / all;
  const state: RelativeState = {
    position: blend(1, three(8), -1, three(0)),
    velocity: blend(1, three(12), -1, three(4)),
  };
  try {
    const { pericentre, eccentricity, separation, timeToPericentre } = keplerOf(all, state);
    const middle = blend(1 - share, three(0), share, three(8));
    const path = keplerPath(all, state, REACH * separation, count);
    const about = (part: number) => path.map((r) => [...blend(1, middle, part, r)] as Place);
    return {
      prediction: { pericentre, eccentricity, separation, time: timeToPericentre },
      paths: [about(-share), about(1 - share)],
    };
  } catch {
    return null;
  }
}
