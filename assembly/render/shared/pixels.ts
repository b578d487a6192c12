// Pixels of the finest level, four in a row: their sums with what the wider levels have there, and colours of eight bits.
import { across } from "./rows";

/** Sums of pixel x + k (x even, k from 0 to 3); `own`: address of pixel x, `row`: of column x / 2 in the row that mixRows made. */
// @ts-ignore: decorator
@inline export function sumsAt(own: usize, row: usize, k: usize): v128 {
  const near = row + 16 * (k >> 1);
  return f32x4.add(v128.load(own + 16 * k), across(v128.load(near), v128.load(k & 1 ? near + 16 : near - 16)));
}

/** 2^23: a float32 from there on has no places behind the point, and 0 to 255 in its last byte. */
const WHOLE: f32 = 8388608;

/** Brightness 0 to 1 as 0 to 255, rounded, in the last byte; the others are WHOLE's. */
// @ts-ignore: decorator
@inline export function eightBits(x: v128): v128 {
  return f32x4.add(f32x4.mul(x, f32x4.splat(255)), f32x4.splat(WHOLE));
}

/** Four opaque pixels of what eightBits gave, red first. */
// @ts-ignore: decorator
@inline export function opaque(red: v128, green: v128, blue: v128): v128 {
  // WHOLE is 0x4b000000: what becomes of it is the opaque byte.
  const solid = v128.xor(red, i32x4.splat(0x4b000000 ^ 0xff000000));
  return v128.or(solid, v128.or(i32x4.shl(green, 8), i32x4.shl(blue, 16)));
}
