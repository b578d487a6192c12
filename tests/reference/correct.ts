import { BLOCKS, pace, tickLength, ticksWithin } from "./blocks.ts";
import { bitsOf, type Floats, type Params } from "./contract.ts";
import { readFixed, setFixed } from "./fixed.ts";

const FIRST = 0.25;
const LONGEST = Math.fround(1e30);

/** Twin of integrate/correct: sums of the parts, the corrector of fourth order by snap and crackle, the next step. Nothing is frozen in it. */
export function correct(tables: {
  params: Params;
  turn: Uint32Array;
  jerkParts: Floats;
  blockState: Uint32Array;
  fixedPosition: Uint32Array;
  fixedVelocity: Uint32Array;
  acceleration: Floats;
  jerk: Floats;
  due: Uint32Array;
}): void {
  const { params, turn, jerkParts, blockState, acceleration, jerk, due } = tables;
  const [count, now] = [blockState[BLOCKS.BLOCK_ACTIVE]!, blockState[BLOCKS.BLOCK_NOW]!];
  const slots = 64 * Math.ceil(count / 64);
  const size = (a: readonly number[]) => Math.hypot(...a);
  for (let slot = 0; slot < count; slot++) {
    const i = turn[slot]!;
    const sum = [0, 0, 0, 0, 0, 0, 0];
    for (let part = 0; part < blockState[BLOCKS.BLOCK_SPLITS]!; part++) {
      for (let k = 0; k < 7; k++) sum[k]! += jerkParts[8 * (part * slots + slot) + k]!;
    }
    const position = readFixed(tables.fixedPosition, i);
    const { x: v } = readFixed(tables.fixedVelocity, i);
    const ticks = now - position.fourth;
    const h = tickLength(params) * ticks;
    const f = pace(params);
    const at = (table: ArrayLike<number>, from: number) => [0, 1, 2].map((k) => f * table[from + k]!);
    const [a0, j0, a1, j1] = [at(acceleration, 4 * i), at(jerk, 4 * i), at(sum, 0), at(sum, 4)] as const;
    let [x1, v1, wish] = [position.x, v, LONGEST];
    if (ticks === 0) {
      if (size(j1) > 0) wish = (FIRST * Math.sqrt(params.eta) * size(a1)) / size(j1);
    } else {
      const s = a0.map((a, k) => (-6 * (a - a1[k]!) - h * (4 * j0[k]! + 2 * j1[k]!)) / h ** 2);
      const c = a0.map((a, k) => (12 * (a - a1[k]!) + 6 * h * (j0[k]! + j1[k]!)) / h ** 3);
      const later = s.map((p, k) => p + h * c[k]!);
      const below = size(j1) * size(c) + size(later) ** 2;
      if (below > 0) wish = Math.sqrt((params.eta * (size(a1) * size(later) + size(j1) ** 2)) / below);
      x1 = x1.map(
        (x, k) => x + h * (v[k]! + h * (a0[k]! / 2 + h * (j0[k]! / 6 + h * (s[k]! / 24 + (h * c[k]!) / 120)))),
      );
      v1 = v.map((p, k) => p + h * (a0[k]! + h * (j0[k]! / 2 + h * (s[k]! / 6 + (h * c[k]!) / 24))));
    }
    setFixed(tables.fixedPosition, i, x1, now, position.eighth);
    setFixed(tables.fixedVelocity, i, v1, bitsOf(wish), 0);
    acceleration.set(sum.slice(0, 4), 4 * i);
    jerk.set([...sum.slice(4), 0], 4 * i);
    const next = ticksWithin(params, wish);
    due[i] = now + (ticks > 0 && next > ticks ? (now % (2 * ticks) === 0 ? 2 * ticks : ticks) : next);
  }
}
