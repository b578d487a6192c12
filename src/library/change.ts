import type { Bodies } from "../data/bodies/bodies.ts";
import { chosenOf, joined } from "../data/bodies/join.ts";
import { checkKnown } from "./known.ts";

type Vector = readonly [number, number, number];

/** Where bodies that are added stand. */
export interface Placement {
  /** Their origin, length units. */
  readonly at?: Vector;
  /** Added to their velocities, velocity units. */
  readonly velocity?: Vector;
}

/** Bodies that were added, by their numbers in the order: from `first` on, as long as none before them are removed. */
export interface Added {
  /** Number of the first. */
  readonly first: number;
  /** How many. */
  readonly count: number;
}

/** Bodies by their numbers in the order, or by a question that is asked of each number. */
export type Chosen = ArrayLike<number> | ((body: number, bodies: Bodies) => boolean);

const NOWHERE: Vector = [0, 0, 0];

/** The bodies with others beside them. Throws one line where their units are others. */
export function add(now: Bodies, added: Bodies, place: Placement): Bodies {
  checkKnown("place", place, ["at", "velocity"]);
  const { at = NOWHERE, velocity = NOWHERE } = place;
  if (added.count === 0) return now;
  const [theirs, ours] = [added.units, now.units];
  const same = (["gravity", "lengthKpc", "massMsun", "velocityKms"] as const).every((k) => theirs[k] === ours[k]);
  if (!same)
    throw new Error(`the bodies are in units "${theirs.name}" and the run in "${ours.name}"; convert them first`);
  for (const [name, vector] of Object.entries({ at, velocity }))
    if (vector.length !== 3 || !vector.every(Number.isFinite))
      throw new Error(`${name} = ${vector}: it must be three numbers`);
  return joined(now, added, { position: at, velocity });
}

/** The bodies without some. Throws one line where one of the numbers is not there, or nothing would be left. */
export function remove(now: Bodies, chosen: Chosen): Bodies {
  const gone = new Uint8Array(now.count);
  if (typeof chosen === "function") for (let i = 0; i < now.count; i++) gone[i] = chosen(i, now) ? 1 : 0;
  else
    for (const i of Array.from(chosen)) {
      if (!(Number.isInteger(i) && i >= 0 && i < now.count))
        throw new Error(`there is no body ${i} to remove; they are numbered from 0 to ${now.count - 1}`);
      gone[i] = 1;
    }
  const kept: number[] = [];
  for (let i = 0; i < now.count; i++) if (gone[i] === 0) kept.push(i);
  if (kept.length === 0) throw new Error("no body would be left; close the simulation instead");
  return chosenOf(now, kept);
}
