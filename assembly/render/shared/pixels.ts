// Pixels of the finest level, four in a row: their sums with what the wider levels have there, and colours of eight bits.
import { across } from "./rows";

/** Sums of pixel x + k (x even, k from 0 to 3); `own`: address of pixel x, `row`: of column x / 2 in the row that mixRows made. */
// @ts-ignore: decorator
@inline export function sumsAt(own: usize, row: usize, k: usize): v128 {
  const near = row + 16 * (k >> 1);
  return f32x4.add(v128.load(own + 16 * k), across(v128.load(near), v128.load(k & 1 ? near + 16 : near - 16)));
}

/** Brightness 0 to 1 as 0 to 255. */
// @ts-ignore: decorator
@inline export function eightBits(x: v128): v128 {
  const rounded = f32x4.add(f32x4.mul(x, f32x4.splat(255)), f32x4.splat(0.5));
  return i32x4.trunc_sat_f32x4_u(f32x4.pmin(rounded, f32x4.splat(255)));
}

/** Four opaque pixels, red first. */
// @ts-ignore: decorator
@inline export function opaque(red: v128, green: v128, blue: v128): v128 {
  const colour = v128.or(red, v128.or(i32x4.shl(green, 8), i32x4.shl(blue, 16)));
  return v128.or(colour, i32x4.splat(0xff000000));
}
