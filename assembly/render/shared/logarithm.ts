// Powers and logarithms of four float32, good to a few 1e-7 of their size: for what is seen.

/** Bits of sqrt(1/2): mantissas are taken from there to sqrt(2), so that the logarithm is exact near 1. */
const HALF_ROOT: i32 = 0x3f3504f3;

/** log2 x, for normal x > 0: by x = 2^e m and 2 artanh((m - 1) / (m + 1)) = ln m, whose series is cut where it leaves float32. */
// @ts-ignore: decorator
@inline export function log2(x: v128): v128 {
  const e = i32x4.shr_s(i32x4.sub(x, i32x4.splat(HALF_ROOT)), 23);
  const m = i32x4.sub(x, i32x4.shl(e, 23));
  const one = f32x4.splat(1);
  const s = f32x4.div(f32x4.sub(m, one), f32x4.add(m, one));
  const s2 = f32x4.mul(s, s);
  let sum = f32x4.mul(s2, f32x4.splat(<f32>(2 / Math.LN2 / 7)));
  sum = f32x4.mul(s2, f32x4.add(sum, f32x4.splat(<f32>(2 / Math.LN2 / 5))));
  sum = f32x4.mul(s2, f32x4.add(sum, f32x4.splat(<f32>(2 / Math.LN2 / 3))));
  sum = f32x4.mul(s, f32x4.add(sum, f32x4.splat(<f32>(2 / Math.LN2))));
  return f32x4.add(f32x4.convert_i32x4_s(e), sum);
}

const L1: f32 = <f32>Math.LN2;
const L2: f32 = <f32>((Math.LN2 * Math.LN2) / 2);
const L3: f32 = <f32>((Math.LN2 * Math.LN2 * Math.LN2) / 6);
const L4: f32 = <f32>((Math.LN2 * Math.LN2 * Math.LN2 * Math.LN2) / 24);
const L5: f32 = <f32>((Math.LN2 * Math.LN2 * Math.LN2 * Math.LN2 * Math.LN2) / 120);

/** 1.5 times 2^23: added to a small number it leaves the nearest whole one in the last bits. */
const WHOLE: f32 = 12582912;

/** 2^y, for y from -126 to 127; below it is 2^-126. The series of 2^f, |f| <= 1/2, to the fifth power: 2.4e-6 of its size. */
// @ts-ignore: decorator
@inline export function exp2(y: v128): v128 {
  const bounded = f32x4.pmax(y, f32x4.splat(-126));
  const moved = f32x4.add(bounded, f32x4.splat(WHOLE));
  const f = f32x4.sub(bounded, f32x4.sub(moved, f32x4.splat(WHOLE)));
  let sum = f32x4.add(f32x4.mul(f, f32x4.splat(L5)), f32x4.splat(L4));
  sum = f32x4.add(f32x4.mul(f, sum), f32x4.splat(L3));
  sum = f32x4.add(f32x4.mul(f, sum), f32x4.splat(L2));
  sum = f32x4.add(f32x4.mul(f, sum), f32x4.splat(L1));
  sum = f32x4.add(f32x4.mul(f, sum), f32x4.splat(1));
  return i32x4.add(sum, i32x4.shl(moved, 23));
}

/** x^p for normal x > 0. */
// @ts-ignore: decorator
@inline export function power(x: v128, p: f32): v128 {
  return exp2(f32x4.mul(log2(x), f32x4.splat(p)));
}
