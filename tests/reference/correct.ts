import { BLOCKS, pace, tickLength, ticksWithin } from "./blocks.ts";
import { bitsOf, type Floats, type Params } from "./contract.ts";
import { readFixed, setFixed } from "./fixed.ts";
import { fourthOrder, sixthOrder } from "./hermiteStep.ts";

const FIRST = 0.05;
const LONGEST = Math.fround(1e30);

/** Twin of integrate/correct: sums of the parts, the corrector, the next step. Nothing is frozen in it. */
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
  SIXTH: number;
}): void {
  const { params, turn, jerkParts, blockState, acceleration, jerk, due, SIXTH } = tables;
  const [count, now] = [blockState[BLOCKS.BLOCK_ACTIVE]!, blockState[BLOCKS.BLOCK_NOW]!];
  const slots = 64 * Math.ceil(count / 64);
  const [part, row] = [8 + 4 * SIXTH, 4 + 8 * SIXTH];
  const size = (a: readonly number[]) => Math.hypot(...a);
  for (let slot = 0; slot < count; slot++) {
    const i = turn[slot]!;
    const sum = Array.from({ length: 12 }, () => 0);
    for (let p = 0; p < blockState[BLOCKS.BLOCK_SPLITS]!; p++) {
      for (let k = 0; k < part; k++) sum[k]! += jerkParts[part * (p * slots + slot) + k]!;
    }
    const position = readFixed(tables.fixedPosition, i);
    const { x: v } = readFixed(tables.fixedVelocity, i);
    const ticks = now - position.fourth;
    const f = pace(params);
    const at = (table: ArrayLike<number>, from: number) => [0, 1, 2].map((k) => f * table[from + k]!);
    const before = { a: at(acceleration, 4 * i), j: at(jerk, row * i), s: SIXTH ? at(jerk, row * i + 4) : [] };
    const after = { a: at(sum, 0), j: at(sum, 4), s: at(sum, 8) };
    let [x1, v1, wish, crackle] = [position.x, v, LONGEST, [0, 0, 0] as readonly number[]];
    if (ticks === 0) {
      const { asFloat: wished } = readFixed(tables.fixedVelocity, i);
      if (wished > 0) wish = wished;
      else if (size(after.j) > 0) wish = (FIRST * Math.sqrt(params.eta) * size(after.a)) / size(after.j);
    } else {
      const h = tickLength(params) * ticks;
      const step = SIXTH ? sixthOrder(h, v, before, after, params.eta) : fourthOrder(h, v, before, after, params.eta);
      ({ wish, crackle } = step);
      x1 = x1.map((x, k) => x + step.moved[k]!);
      v1 = v.map((p, k) => p + step.sped[k]!);
    }
    setFixed(tables.fixedPosition, i, x1, now, position.eighth);
    setFixed(tables.fixedVelocity, i, v1, bitsOf(wish), 0);
    const again = SIXTH === 1 && ticks === 0 && jerk[row * i + 7] === 0;
    acceleration.set(sum.slice(0, 4), 4 * i);
    jerk.set([...sum.slice(4, 7), 0], row * i);
    if (SIXTH) jerk.set([...sum.slice(8, 11), 1, ...crackle.map((c) => c / f), 0], row * i + 4);
    const next = ticksWithin(params, wish);
    const allowed = ticks > 0 && next > ticks ? (now % (2 * ticks) === 0 ? 2 * ticks : ticks) : next;
    due[i] = now + (again ? 0 : allowed);
  }
}
