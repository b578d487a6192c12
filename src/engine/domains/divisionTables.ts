import { type Cuts, weighed } from "./division.ts";

/** Cuts as the stages read them, 4 words each: key, high word first, number of the body, 0. A piece that begins nowhere begins behind all keys. */
export function cutWords(cuts: Cuts): Uint32Array<ArrayBuffer> {
  const words = new Uint32Array(2 * cuts.length);
  for (let at = 0; at < cuts.length; at += 2) {
    const [key, number] = [cuts[at]!, cuts[at + 1]!];
    words.set(Number.isFinite(key) ? [key / 2 ** 32, key % 2 ** 32, number] : [~0, ~0, ~0], 2 * at);
  }
  return words;
}

/** What curveSamples wrote, as `cutsOf` takes it: key, number and weight of each, which share `work`. */
export function samplesFrom(words: Uint32Array, work: number): Float64Array {
  const bodies = Array.from({ length: words.length / 4 }, (_, s) => {
    const [high, low, id] = words.subarray(4 * s, 4 * s + 3) as unknown as [number, number, number];
    return [high * 2 ** 32 + low, id] as const;
  });
  return weighed(bodies, work);
}
