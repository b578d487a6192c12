import { BLOCKS } from "./blocks.ts";
import { type Floats, floatOf, type Params } from "./contract.ts";
import { fixedNumber } from "./fixed.ts";

/** Twin of force/jerk: acceleration, potential and jerk of each body that is due by the sources of each part. */
export function jerk(tables: {
  params: Params;
  predicted: Uint32Array;
  turn: Uint32Array;
  blockState: Uint32Array;
  jerkParts: Floats;
}): void {
  const { params, predicted, turn, blockState, jerkParts } = tables;
  const [count, splits] = [blockState[BLOCKS.BLOCK_ACTIVE]!, blockState[BLOCKS.BLOCK_SPLITS]!];
  const slots = 64 * Math.ceil(count / 64);
  const size = Math.ceil(params.n / splits);
  const place = (i: number) => [0, 1, 2].map((k) => fixedNumber(predicted[12 * i + k]!, predicted[12 * i + 4 + k]!));
  const speed = (i: number) => [0, 1, 2].map((k) => floatOf(predicted[12 * i + 8 + k]!));
  for (let slot = 0; slot < count; slot++) {
    const i = turn[slot]!;
    const [x, v] = [place(i), speed(i)];
    for (let part = 0; part < splits; part++) {
      const sum = [0, 0, 0, 0, 0, 0, 0, 0];
      for (let j = part * size; j < Math.min(params.n, (part + 1) * size); j++) {
        const d = place(j).map((p, k) => p - x[k]!);
        const w = speed(j).map((p, k) => p - v[k]!);
        const r2 = d.reduce((s, p) => s + p * p, params.eps2);
        if (j === i || r2 === 0) continue;
        const mass = floatOf(predicted[12 * j + 3]!);
        const pull = mass / r2 ** 1.5;
        const closing = (3 * d.reduce((s, p, k) => s + p * w[k]!, 0)) / r2;
        for (let k = 0; k < 3; k++) {
          sum[k]! += pull * d[k]!;
          sum[4 + k]! += pull * (w[k]! - closing * d[k]!);
        }
        sum[3]! -= mass / Math.sqrt(r2);
      }
      jerkParts.set(sum, 8 * (part * slots + slot));
    }
  }
}
