// What the dust before a body leaves of its light, by the dust's sums along its line of sight (src/render/dustLayer.ts says why).
import { exp2 } from "./logarithm";

let layer: usize = 0;
let stride: i32 = 0;
let columns: i32 = 1;
let rows: i32 = 1;
let margin: i32 = 0;
let summing: bool = false;
let middle: f32 = 0;
let perDepth: f32 = 1;
let coarse: f32 = 1;
let opacities: v128 = f32x4.splat(0);
let height: f32 = 1;
let least: f32 = 1;
let logit: f32 = 1;
let thinnest: f32 = 1;

/**
 * `sums` (0: no dust): texels of mass m per area, m (1 + d) / 2 and m d^2, `wide` times `high` of them within a margin, `across` from one row to the next. d
 * is the depth behind `distance` in units of `depths`. `adding`: bodies weigh their dust, for such sums.
 */
export function veiled(sums: usize, across: i32, wide: i32, high: i32, edge: i32, distance: f32, depths: f32, adding: bool): void {
  layer = sums;
  stride = across;
  columns = wide;
  rows = high;
  margin = edge;
  middle = distance;
  perDepth = 1 / depths;
  summing = adding;
}

/**
 * Optical depths of red, green and blue where the sums are 1; texels a pixel; height of dust over that of what has it, and its least deviation; the
 * normal distribution's integral is 1 / (1 + exp(-logit x)); thinner dust counts as `thin`.
 */
export function dimming(red: f32, green: f32, blue: f32, texels: f32, low: f32, leastDepth: f32, steep: f32, thin: f32): void {
  opacities = f32x4(red, green, blue, 0);
  coarse = texels;
  height = low;
  least = leastDepth;
  logit = steep;
  thinnest = thin;
}

/** Do bodies weigh their dust? */
// @ts-ignore: decorator
@inline export function isLayer(): bool {
  return summing;
}

/** d of a body so far from the camera's plane. */
// @ts-ignore: decorator
@inline export function behind(away: f32): f32 {
  return (away - middle) * perDepth;
}

// @ts-ignore: decorator
@inline function exp(x: v128): v128 {
  return exp2(f32x4.mul(x, f32x4.splat(<f32>Math.LOG2E)));
}

/** What is left of the light of a body in that pixel, so far from the camera's plane: red, green, blue, and a spare. */
// @ts-ignore: decorator
@inline export function unveiled(column: f32, row: f32, away: f32): v128 {
  const one = f32x4.splat(1);
  if (!layer) return one;
  const x = min(max(<i32>(column * coarse), 0), columns - 1) + margin;
  const y = min(max(<i32>(row * coarse), 0), rows - 1) + margin;
  const sums = v128.load(layer + 16 * <usize>(y * stride + x));
  const mass = f32x4.extract_lane(sums, 0);
  if (!(mass > 0)) return one;
  const mean = (f32x4.extract_lane(sums, 1) / mass) * 2 - 1;
  const variance = max(f32x4.extract_lane(sums, 2) / mass - mean * mean, <f32>0);
  const deviation = max(height * sqrt(variance), least);
  const steps = min(max((logit * (mean - behind(away))) / deviation, <f32>-60), <f32>60);
  const before: f32 = 1 / (f32x4.extract_lane(exp(f32x4.splat(steps)), 0) + 1);
  const depths = f32x4.mul(opacities, f32x4.splat(mass));
  const surely = f32x4.mul(depths, f32x4.splat(max(before * 2 - 1, <f32>0)));
  const perhaps = f32x4.pmax(f32x4.mul(depths, f32x4.splat(min(before, 1 - before) * 2)), f32x4.splat(thinnest));
  return f32x4.mul(exp(f32x4.neg(surely)), f32x4.div(f32x4.sub(one, exp(f32x4.neg(perhaps))), perhaps));
}
