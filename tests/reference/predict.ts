import { BLOCKS, pace, tickLength } from "./blocks.ts";
import { bitsOf, type Floats, type Params } from "./contract.ts";
import { fixedWords, readFixed } from "./fixed.ts";

/**
 * Twin of integrate/predict: x + h v + h^2 a / 2 + h^3 j / 6 and v + h a + h^2 j / 2 of every body, h from its time to that of the block step; the places
 * of those that are due. SIXTH: with snap and crackle; accelerations too.
 */
export function predict(tables: {
  params: Params;
  fixedPosition: Uint32Array;
  fixedVelocity: Uint32Array;
  acceleration: Floats;
  jerk: Floats;
  due: Uint32Array;
  blockState: Uint32Array;
  predicted: Uint32Array;
  turn: Uint32Array;
  SIXTH: number;
}): void {
  const { params, acceleration, jerk, due, blockState, predicted, turn, SIXTH } = tables;
  if (blockState[BLOCKS.BLOCK_OPEN] !== 1) return;
  const now = blockState[BLOCKS.BLOCK_NEXT]!;
  for (let i = 0; i < params.n; i++) {
    const { x, fourth, eighth } = readFixed(tables.fixedPosition, i);
    const { x: v } = readFixed(tables.fixedVelocity, i);
    const h = tickLength(params) * (now - fourth);
    const a = [0, 1, 2].map((k) => pace(params) * acceleration[4 * i + k]!);
    const [j, s, c] = [0, 1, 2].map((row) =>
      [0, 1, 2].map((k) => (row > 2 * SIXTH ? 0 : pace(params) * jerk[4 * ((1 + 2 * SIXTH) * i + row) + k]!)),
    ) as [number[], number[], number[]];
    const series = (terms: readonly (readonly number[])[], k: number) =>
      terms.reduceRight((sum, term, power) => term[k]! + (h / (power + 1)) * sum, 0);
    const ahead = x.map((_, k) => fixedWords(series([x, v, a, j, s, c], k)));
    const speed = v.map((_, k) => bitsOf(series([v, a, j, s, c], k)));
    const turning = SIXTH ? [...a.map((_, k) => bitsOf(series([a, j, s, c], k))), 0] : [];
    const row = [...ahead.map(([hi]) => hi), eighth, ...ahead.map(([, lo]) => lo), 0, ...speed, 0, ...turning];
    predicted.set(row, row.length * i);
    if (due[i] === now) turn[blockState[BLOCKS.BLOCK_FOUND]!++] = i;
  }
}
