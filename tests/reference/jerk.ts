import { BLOCKS } from "./blocks.ts";
import { type Floats, floatOf, type Params } from "./contract.ts";
import { fixedNumber } from "./fixed.ts";

/** Twin of force/jerk: acceleration, potential and jerk (SIXTH: and snap) of each body that is due by the sources of each part. */
export function jerk(tables: {
  params: Params;
  predicted: Uint32Array;
  turn: Uint32Array;
  blockState: Uint32Array;
  jerkParts: Floats;
  SIXTH: number;
}): void {
  const { params, predicted, turn, blockState, jerkParts, SIXTH } = tables;
  const [row, found] = [12 + 4 * SIXTH, 8 + 4 * SIXTH];
  const [count, splits] = [blockState[BLOCKS.BLOCK_ACTIVE]!, blockState[BLOCKS.BLOCK_SPLITS]!];
  const slots = 64 * Math.ceil(count / 64);
  const size = Math.ceil(params.n / splits);
  const place = (i: number) => [0, 1, 2].map((k) => fixedNumber(predicted[row * i + k]!, predicted[row * i + 4 + k]!));
  const speed = (i: number) => [0, 1, 2].map((k) => floatOf(predicted[row * i + 8 + k]!));
  const turning = (i: number) => [0, 1, 2].map((k) => (SIXTH ? floatOf(predicted[row * i + 12 + k]!) : 0));
  for (let slot = 0; slot < count; slot++) {
    const i = turn[slot]!;
    const [x, v, a] = [place(i), speed(i), turning(i)];
    for (let part = 0; part < splits; part++) {
      const sum = Array.from({ length: found }, () => 0);
      for (let j = part * size; j < Math.min(params.n, (part + 1) * size); j++) {
        const d = place(j).map((p, k) => p - x[k]!);
        const w = speed(j).map((p, k) => p - v[k]!);
        const r2 = d.reduce((s, p) => s + p * p, params.eps2);
        if (j === i || r2 === 0) continue;
        const mass = floatOf(predicted[row * j + 3]!);
        const pull = mass / r2 ** 1.5;
        const alpha = d.reduce((s, p, k) => s + p * w[k]!, 0) / r2;
        const b = turning(j).map((p, k) => p - a[k]!);
        const beta = d.reduce((s, p, k) => s + w[k]! ** 2 + p * b[k]!, 0) / r2 + alpha ** 2;
        for (let k = 0; k < 3; k++) {
          const change = w[k]! - 3 * alpha * d[k]!;
          sum[k]! += pull * d[k]!;
          sum[4 + k]! += pull * change;
          if (SIXTH) sum[8 + k]! += pull * (b[k]! - 6 * alpha * change - 3 * beta * d[k]!);
        }
        sum[3]! -= mass / Math.sqrt(r2);
      }
      jerkParts.set(sum, found * (part * slots + slot));
    }
  }
}
