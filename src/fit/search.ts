import { Random } from "../data/models/random.ts";
import { CovarianceSearch } from "./cmaes.ts";
import { type Encounter, FIT_SCALE } from "./encounter.ts";
import type { Score } from "./score.ts";

/** What is looked through, in the units of encounters. */
export interface Ranges {
  /** The second centre in the sky: seen, so not searched for. */
  readonly place: readonly [number, number];
  /** Farthest that it may be before or behind the first. */
  readonly depth: number;
  /** Largest velocity along an axis of the sky. */
  readonly speed: number;
  /** The line-of-sight velocity's range: narrow where it was measured. */
  readonly alongSight: readonly [number, number];
  /** Both masses together, and the larger over the smaller at most. */
  readonly mass: readonly [number, number];
  readonly ratio: number;
  readonly radii: readonly [number, number];
}

/** Numbers that are searched for. */
export const SEARCHED = 12;

/** Ranges from what is seen alone: the separation, and 200 km/s at that distance where no mass is given (1e11 solar masses). */
export function rangesFrom(
  place: readonly [number, number],
  given: { mass?: number; alongSight?: readonly [number, number] } = {},
): Ranges {
  const apart = Math.hypot(...place);
  const mass = given.mass ?? Math.min(60, Math.max(0.5, 1.4 * apart));
  const speed = 1.5 * Math.sqrt((2 * mass) / apart);
  return {
    place,
    depth: 2 * apart,
    speed,
    alongSight: given.alongSight ?? [-speed, speed],
    mass: [mass / 2, mass * 2],
    ratio: 6,
    radii: [0.15 * apart, 1.2 * apart],
  };
}

/** Range of the velocity along the line of sight where one was measured, units of encounters: it is good to 30 km/s or a tenth. */
export function measuredAlongSight(velocity: number): readonly [number, number] {
  const within = Math.max(30 / FIT_SCALE.kms, 0.1 * Math.abs(velocity));
  return [velocity - within, velocity + within];
}

/** A coordinate that was reflected at 0 and 1 until it lies between. */
const reflected = (u: number) => {
  const turn = ((u % 2) + 2) % 2;
  return turn > 1 ? 2 - turn : turn;
};

/** The encounter at a point of the search, each coordinate from 0 to 1; angles go round, others are reflected at their ends. */
export function encounterAt(ranges: Ranges, at: ArrayLike<number>): Encounter {
  const between = (k: number, low: number, high: number) => low + reflected(at[k]!) * (high - low);
  const power = (k: number, low: number, high: number) => low * (high / low) ** reflected(at[k]!);
  const { place, depth, speed, alongSight, mass, ratio, radii } = ranges;
  const total = power(4, mass[0], mass[1]);
  const share = power(5, 1 / ratio, ratio);
  const turned = (k: number) => 360 * (at[k]! - Math.floor(at[k]!));
  return {
    position: [place[0], place[1], between(0, -depth, depth)],
    velocity: [between(1, -speed, speed), between(2, -speed, speed), between(3, alongSight[0], alongSight[1])],
    masses: [total / (1 + share), (total * share) / (1 + share)],
    radii: [power(6, radii[0], radii[1]), power(7, radii[0], radii[1])],
    phi: [turned(8), turned(9)],
    theta: [turned(10), turned(11)],
  };
}

/** A model that was run, and how well it looks like the picture. */
export interface Tried extends Score {
  readonly encounter: Encounter;
  /** Its point of the search (`encounterAt`). */
  readonly at: Float64Array;
  /** Which run of the search, from 0, and which generation of it. */
  readonly restart: number;
  readonly generation: number;
}

/** Scores many encounters at once, in their order. */
export type Evaluate = (encounters: readonly Encounter[]) => Promise<readonly Score[]>;

export interface SearchOptions {
  readonly ranges: Ranges;
  readonly seed: number;
  /** Models of a generation. */
  readonly population: number;
  /** Models in all. */
  readonly models: number;
  readonly signal?: AbortSignal;
  /** After each generation: its models, and how many were run. A point that it returns is one that a person chose: the search goes on around it. */
  readonly progress?: (generation: readonly Tried[], run: number) => ArrayLike<number> | undefined;
}

/** Generations of models taken evenly, of which a search starts at the best. */
const FIRST = 6;
const FIRST_SIGMA = 0.15;
/** A search whose generations have shrunk to this begins again elsewhere. */
const ENDED = 0.004;

/** Looks for the encounters that look most like the picture; all that were tried until then where it is stopped by its signal. The same seed gives the same models. */
export async function searchEncounters(evaluate: Evaluate, options: SearchOptions): Promise<Tried[]> {
  const { ranges, seed, population, models, signal, progress } = options;
  const tried: Tried[] = [];
  const run = async (points: readonly Float64Array[], restart: number, generation: number) => {
    const encounters = points.map((at) => encounterAt(ranges, at));
    const scores = await evaluate(encounters);
    const these = encounters.map((encounter, i) => ({ ...scores[i]!, encounter, at: points[i]!, restart, generation }));
    tried.push(...these);
    return { these, chosen: progress?.(these, tried.length) };
  };
  const goesOn = () => tried.length < models && !signal?.aborted;
  for (let restart = 0; goesOn(); restart++) {
    const random = new Random(seed, restart);
    let start = { score: -1, at: new Float64Array(SEARCHED) };
    let asked: ArrayLike<number> | undefined;
    let generation = 0;
    for (; generation < FIRST && !asked && goesOn(); generation++) {
      const points = Array.from({ length: population }, () =>
        Float64Array.from({ length: SEARCHED }, () => random.uniform()),
      );
      const { these, chosen } = await run(points, restart, generation);
      these.forEach(({ score }, i) => {
        if (score > start.score) start = { score, at: points[i]! };
      });
      asked = chosen;
    }
    const search = new CovarianceSearch(asked ?? start.at, FIRST_SIGMA, population, random);
    for (; goesOn() && search.spread > ENDED; generation++) {
      const { these, chosen } = await run(search.ask(), restart, generation);
      search.tell(these.map(({ score }) => score));
      if (chosen) search.choose(chosen);
    }
  }
  return tried;
}
