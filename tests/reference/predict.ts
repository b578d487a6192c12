import { BLOCKS, pace, tickLength } from "./blocks.ts";
import { bitsOf, type Floats, type Params } from "./contract.ts";
import { fixedWords, readFixed } from "./fixed.ts";

/**
 * Twin of integrate/predict: x + h v + h^2 a / 2 + h^3 j / 6 and v + h a + h^2 j / 2 of every body, h from its time to that of the block step; the places
 * of those that are due.
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
}): void {
  const { params, acceleration, jerk, due, blockState, predicted, turn } = tables;
  if (blockState[BLOCKS.BLOCK_OPEN] !== 1) return;
  const now = blockState[BLOCKS.BLOCK_NEXT]!;
  for (let i = 0; i < params.n; i++) {
    const { x, fourth, eighth } = readFixed(tables.fixedPosition, i);
    const { x: v } = readFixed(tables.fixedVelocity, i);
    const h = tickLength(params) * (now - fourth);
    const a = [0, 1, 2].map((k) => pace(params) * acceleration[4 * i + k]!);
    const j = [0, 1, 2].map((k) => pace(params) * jerk[4 * i + k]!);
    const ahead = x.map((p, k) => fixedWords(p + h * (v[k]! + h * (a[k]! / 2 + (h / 6) * j[k]!))));
    const speed = v.map((p, k) => bitsOf(p + h * (a[k]! + (h / 2) * j[k]!)));
    predicted.set([...ahead.map(([hi]) => hi), eighth, ...ahead.map(([, lo]) => lo), 0, ...speed, 0], 12 * i);
    if (due[i] === now) turn[blockState[BLOCKS.BLOCK_FOUND]!++] = i;
  }
}
