import { floatOf } from "./contract.ts";

/** Numbers of shaders/shared/fixed.wgsl: a signed word of 2^-21 steps and one of 2^-53 steps, as one whole number. */
const STEPS = 2 ** 53;

/** The number in units, of its two words. */
export function fixedNumber(hi: number, lo: number): number {
  return Number((BigInt(hi | 0) << 32n) + BigInt(lo >>> 0)) / STEPS;
}

/** Its two words. */
export function fixedWords(x: number): [number, number] {
  const whole = BigInt(Math.round(x * 2 ** 32 * 2 ** 21));
  return [Number(BigInt.asUintN(32, whole >> 32n)), Number(BigInt.asUintN(32, whole))];
}

/** Three numbers at 2 rows of four words: hi beside `fourth`, lo beside `eighth`. */
export function setFixed(table: Uint32Array, i: number, x: readonly number[], fourth: number, eighth: number): void {
  const words = x.map(fixedWords);
  table.set([...words.map(([hi]) => hi), fourth, ...words.map(([, lo]) => lo), eighth], 8 * i);
}

/** The three numbers at row i, and the words beside them. */
export function readFixed(table: Uint32Array, i: number, stride = 8) {
  const at = stride * i;
  return {
    x: [0, 1, 2].map((k) => fixedNumber(table[at + k]!, table[at + 4 + k]!)),
    fourth: table[at + 3]!,
    eighth: table[at + 7]!,
    asFloat: floatOf(table[at + 3]!),
  };
}
