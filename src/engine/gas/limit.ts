import { type Agreed, ANY_PARTS } from "./params.ts";

/** Parts of a step at most. */
const MOST_PARTS = 4096;

/** In how many equal parts a step is made that gas allows to be `limit` long: a power of two. 0: in more than a run makes, for some gas is too hot, or too dense. */
export function partsOf(limit: number, timestep: number): number {
  let parts = 1;
  while (!(timestep / parts <= limit)) {
    parts *= 2;
    if (parts > MOST_PARTS) return 0;
  }
  return parts;
}

const bits = new Uint32Array(1);
const number = new Float32Array(bits.buffer);

/** The bits of the limits, in units of `unit`, for which `partsOf` says so many parts: from the lower one up to the upper one. */
export function limitsOf(parts: number, timestep: number, unit: number): Agreed {
  return {
    limitLow: leastBits(timestep / parts, unit),
    limitHigh: parts === 1 ? ANY_PARTS.limitHigh : leastBits(timestep / (parts / 2), unit),
  };
}

/** The bits of the least float32 that is no shorter than a step. */
function leastBits(step: number, unit: number): number {
  const enough = (word: number) => {
    bits[0] = word;
    return step <= number[0]! * unit;
  };
  number[0] = step / unit;
  let word = bits[0]!;
  while (word > 0 && enough(word - 1)) word--;
  while (!enough(word)) word++;
  return word;
}

/** Why there are no such parts, in one line. `state`: the column `gasState`, in which internal energies come first of four; `id`: numbers of its bodies. Times in one unit. */
export function hotLine(limit: number, timestep: number, state: ArrayLike<number>, id: ArrayLike<number>): string {
  let [sum, count, hottest] = [0, 0, 0];
  for (let i = 0; 4 * i < state.length; i++) {
    const u = state[4 * i]!;
    if (u <= 0) continue;
    // What is no number is hotter than any.
    if (!(u <= state[4 * hottest]!) && !Number.isNaN(state[4 * hottest]!)) hottest = i;
    sum += u;
    count++;
  }
  const u = state[4 * hottest]!;
  const others = (sum - u) / Math.max(count - 1, 1);
  const share = limit > 0 ? (timestep / limit).toPrecision(2) : "infinitely many";
  return `gas wants a time step in ${share} parts, and ${MOST_PARTS} are made at most: body ${id[hottest]} is the hottest, with ${(u / others).toPrecision(2)} times the mean internal energy of the others; take a shorter time step, or bodies less hot and dense`;
}
