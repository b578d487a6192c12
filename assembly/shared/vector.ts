// Four float32 at a time. A vec4 is x y z and one more number, as on the GPU.

/** a b + c, rounded once where the processor has fused multiply-add and the engine was compiled for it (relaxed SIMD). */
// @ts-ignore: decorator
@inline export function madd(a: v128, b: v128, c: v128): v128 {
  return ASC_FEATURE_RELAXED_SIMD ? f32x4.relaxed_madd(a, b, c) : f32x4.add(f32x4.mul(a, b), c);
}

/** c - a b, likewise. */
// @ts-ignore: decorator
@inline export function nmadd(a: v128, b: v128, c: v128): v128 {
  return ASC_FEATURE_RELAXED_SIMD ? f32x4.relaxed_nmadd(a, b, c) : f32x4.sub(c, f32x4.mul(a, b));
}

/** The larger of two where neither is NaN: one instruction, other than f32x4.max. */
// @ts-ignore: decorator
@inline export function larger(a: v128, b: v128): v128 {
  return f32x4.pmax(a, b);
}

// @ts-ignore: decorator
@inline export function smaller(a: v128, b: v128): v128 {
  return f32x4.pmin(a, b);
}

/** x y z of a vec4 and 0. */
// @ts-ignore: decorator
@inline export function xyz(a: v128): v128 {
  return f32x4.replace_lane(a, 3, 0);
}

/** Sum of the four numbers, in every place. */
// @ts-ignore: decorator
@inline export function sumAll(a: v128): v128 {
  const pairs = f32x4.add(a, v128.shuffle<f32>(a, a, 2, 3, 0, 1));
  return f32x4.add(pairs, v128.shuffle<f32>(pairs, pairs, 1, 0, 3, 2));
}

/** Sum of the four numbers. */
// @ts-ignore: decorator
@inline export function sum(a: v128): f32 {
  return f32x4.extract_lane(sumAll(a), 0);
}

/** The largest of the four numbers. */
// @ts-ignore: decorator
@inline export function largest(a: v128): f32 {
  const pairs = larger(a, v128.shuffle<f32>(a, a, 2, 3, 0, 1));
  return f32x4.extract_lane(larger(pairs, v128.shuffle<f32>(pairs, pairs, 1, 0, 3, 2)), 0);
}

/** Whether x, y and z of a vec4 are finite, by their exponents. */
// @ts-ignore: decorator
@inline export function finite(a: v128): bool {
  const exponents = i32x4(0x7f800000, 0x7f800000, 0x7f800000, 0x7f800000);
  return (i32x4.bitmask(i32x4.eq(v128.and(a, exponents), exponents)) & 7) == 0;
}

/** The bits of 2^62 (shaders/shared/finite.wgsl). */
const REACH_BITS: i32 = 0x5e800000;

/** Whether x, y and z of a vec4 are below 2^62: of places that are, no squared distance leaves float32. */
// @ts-ignore: decorator
@inline export function inReach(a: v128): bool {
  const sizes = v128.and(a, i32x4.splat(0x7fffffff));
  return (i32x4.bitmask(i32x4.lt_s(sizes, i32x4.splat(REACH_BITS))) & 7) == 7;
}

// Four rows become columns: x and y of two rows each (lows), z and w (highs), then the halves of two such pairs.

/** ax bx ay by. */
// @ts-ignore: decorator
@inline export function lows(a: v128, b: v128): v128 {
  return v128.shuffle<f32>(a, b, 0, 4, 1, 5);
}

/** az bz aw bw. */
// @ts-ignore: decorator
@inline export function highs(a: v128, b: v128): v128 {
  return v128.shuffle<f32>(a, b, 2, 6, 3, 7);
}

// @ts-ignore: decorator
@inline export function firstHalves(a: v128, b: v128): v128 {
  return v128.shuffle<f32>(a, b, 0, 1, 4, 5);
}

// @ts-ignore: decorator
@inline export function secondHalves(a: v128, b: v128): v128 {
  return v128.shuffle<f32>(a, b, 2, 3, 6, 7);
}
