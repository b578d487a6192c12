import { chained } from "../state/columns.ts";

/**
 * Where each piece of the curve but the first begins: key and number of a body, 2 numbers a piece. Bodies with equal keys are told apart by their numbers.
 */
export type Cuts = Float64Array<ArrayBuffer>;

export const piecesOf = (cuts: Cuts) => cuts.length / 2 + 1;

/** Bodies of a domain that stand for all of it. */
const SAMPLES = 4096;

/** Numbers of a sample: key, number of the body, weight. */
const WIDTH = 3;

/** Samples of bodies by their keys and numbers; each stands for as much of the domain's work as the others. */
export const weighed = (bodies: readonly (readonly [key: number, id: number])[], work: number): Float64Array =>
  Float64Array.from(bodies.flatMap(([key, id]) => [key, id, work / bodies.length]));

/** The same of evenly taken bodies. */
export function samplesOf(keys: Float64Array, id: Uint32Array, work: number): Float64Array {
  const count = Math.min(SAMPLES, keys.length);
  const bodies = Array.from({ length: count }, (_, s) => {
    const i = Math.floor(((s + 0.5) * keys.length) / count);
    return [keys[i]!, id[i]!] as const;
  });
  return weighed(bodies, work);
}

/**
 * Cuts the curve into pieces of equal weight, the same in each process that has the same samples (Bedorf 2014, section 6.3.2: keys are sampled, cut and told to
 * all). The error of a piece's weight is that of one sample. A run whose samples have no weight is cut by their number.
 */
export function cutsOf(samples: readonly Float64Array[], pieces: number): Cuts {
  const all = chained(samples, new Float64Array(samples.reduce((sum, { length }) => sum + length, 0)));
  const order = Uint32Array.from({ length: all.length / WIDTH }, (_, s) => WIDTH * s).sort(
    (a, b) => all[a]! - all[b]! || all[a + 1]! - all[b + 1]!,
  );
  let total = 0;
  for (const at of order) total += all[at + 2]!;
  const weigh = (at: number) => (total > 0 ? all[at + 2]! / total : 1 / order.length);
  const cuts = new Float64Array(2 * (pieces - 1)).fill(Number.POSITIVE_INFINITY);
  let piece = 1;
  let before = 0;
  for (const at of order) {
    // A sample belongs to the piece that holds its middle.
    const middle = before + 0.5 * weigh(at);
    while (piece < pieces && middle >= piece / pieces) cuts.set([all[at]!, all[at + 1]!], 2 * (piece++ - 1));
    before += weigh(at);
  }
  return cuts;
}

export function pieceOf(cuts: Cuts, key: number, id: number): number {
  let piece = 0;
  while (
    2 * piece < cuts.length &&
    (key > cuts[2 * piece]! || (key === cuts[2 * piece]! && id >= cuts[2 * piece + 1]!))
  )
    piece++;
  return piece;
}
