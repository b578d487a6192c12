import { CONSTANTS } from "../../gpu/constants.gen.ts";

// Apart from their stage: that knows the text of all shaders, which a bundle without a GPU leaves out.
const { MOST, NEIGHBOUR_COUNT, NEIGHBOUR_DISTANCE, NEIGHBOUR_LIST, NEIGHBOUR_NEAREST } =
  CONSTANTS["measure/neighbours"];

/** The bodies about one of them, in the order in which they came in; lengths in the units of the bodies. */
export interface Neighbours {
  /** The nearest; of several, the one that came in first. Null: there is no other body. */
  readonly nearest: { readonly body: number; readonly distance: number } | null;
  /** How many are within the radius. */
  readonly count: number;
  /** Which, ascending: all of them, or MOST_NEIGHBOURS. */
  readonly within: readonly number[];
}

/** Bodies within a radius that are named. */
export const MOST_NEIGHBOURS: number = MOST;

/** What the stages' words begin with. */
export function noNeighbours(): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(NEIGHBOUR_LIST);
  words.set(new Uint32Array(Float32Array.of(Number.POSITIVE_INFINITY).buffer), NEIGHBOUR_DISTANCE);
  words[NEIGHBOUR_NEAREST] = 0xffffffff;
  return words;
}

/** What they say; `length`: one of the engine's lengths in the units of the bodies. */
export function neighboursOf(words: Uint32Array, length: number): Neighbours {
  const body = words[NEIGHBOUR_NEAREST]!;
  const [r2] = new Float32Array(words.slice(NEIGHBOUR_DISTANCE, NEIGHBOUR_DISTANCE + 1).buffer);
  const count = words[NEIGHBOUR_COUNT]!;
  const within = [...words.slice(NEIGHBOUR_LIST, NEIGHBOUR_LIST + Math.min(count, MOST))].sort((a, b) => a - b);
  const nearest = body === 0xffffffff ? null : { body, distance: length * Math.sqrt(r2!) };
  return { nearest, count, within };
}

/** The same of places on the host, x y z each. */
export function neighboursAmong(position: Float32Array, body: number, radius: number): Neighbours {
  const from = position.subarray(3 * body, 3 * body + 3);
  const within: number[] = [];
  let [best, least, count] = [-1, Number.POSITIVE_INFINITY, 0];
  for (let i = 0; i < position.length / 3; i++) {
    if (i === body) continue;
    const distance = Math.hypot(
      position[3 * i]! - from[0]!,
      position[3 * i + 1]! - from[1]!,
      position[3 * i + 2]! - from[2]!,
    );
    if (distance < least) [best, least] = [i, distance];
    if (!(distance <= radius)) continue;
    if (++count <= MOST) within.push(i);
  }
  return { nearest: best < 0 ? null : { body: best, distance: least }, count, within };
}

/** Throws one line where there is no such body or radius. */
export function checkNeighbours(count: number, body: number, radius: number): void {
  if (!Number.isInteger(body) || body < 0 || body >= count)
    throw new Error(`there is no body ${body}; there are ${count}, from 0 on`);
  if (!(radius >= 0)) throw new Error(`radius = ${radius}: it must be 0 or more, in length units`);
}
