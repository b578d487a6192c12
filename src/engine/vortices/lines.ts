import type { VortexElements } from "../../data/vortices/elements.ts";

/** Part of the strengths, in sum, by which they may differ from what their lines say. The models' differ by less than a tenth of it. */
const MOST_ASIDE = 0.1;

/** The closed lines that elements lie on. */
export interface Lines {
  /** Next and previous element of each. */
  readonly ends: Uint32Array;
  /** Circulation of each element's line, strength units over length. */
  readonly circulation: Float64Array;
}

/** Strengths, 3 an element, that elements at these places have by their lines: circulation times half the way from the previous to the next. */
export function lineStrengths({ ends, circulation }: Lines, position: Float32Array): Float32Array {
  const strength = new Float32Array(position.length);
  for (let i = 0; i < circulation.length; i++)
    for (let k = 0; k < 3; k++)
      strength[3 * i + k] =
        0.5 * circulation[i]! * (position[3 * ends[2 * i]! + k]! - position[3 * ends[2 * i + 1]! + k]!);
  return strength;
}

/**
 * Lines whose elements have the strengths that these elements have: circulation times half the way from the previous to the next, the circulation of a line the one
 * that fits its strengths best (least squares). Throws one line where no lines are known, or strengths do not run along them.
 */
export function linesOf({ count, position, strength, next }: VortexElements): Lines {
  if (!next)
    throw new Error(
      'stretching = "lines": it is not known on which lines these elements lie; models in HDF5 say it, tables, NumPy arrays and lattices do not',
    );
  const ends = new Uint32Array(2 * count);
  for (let i = 0; i < count; i++) {
    ends[2 * i] = next[i]!;
    ends[2 * next[i]! + 1] = i;
  }
  const way = (i: number, k: number) => 0.5 * (position[3 * ends[2 * i]! + k]! - position[3 * ends[2 * i + 1]! + k]!);
  const circulation = new Float64Array(count);
  const done = new Uint8Array(count);
  for (let first = 0; first < count; first++) {
    if (done[first]) continue;
    const line: number[] = [];
    for (let i = first; !done[i]; i = next[i]!) {
      done[i] = 1;
      line.push(i);
    }
    let [along, length2] = [0, 0];
    for (const i of line)
      for (let k = 0; k < 3; k++) {
        along += strength[3 * i + k]! * way(i, k);
        length2 += way(i, k) ** 2;
      }
    for (const i of line) circulation[i] = along / (length2 || 1);
  }
  let [aside, all] = [0, 0];
  for (let i = 0; i < count; i++) {
    const g = [0, 1, 2].map((k) => strength[3 * i + k]!);
    aside += Math.hypot(...g.map((x, k) => x - circulation[i]! * way(i, k)));
    all += Math.hypot(...g);
  }
  if (aside > MOST_ASIDE * all)
    throw new Error('stretching = "lines": the strengths do not run along the lines that the elements lie on');
  return { ends, circulation };
}
