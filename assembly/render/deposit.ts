// deposit: adds bodies' images to the levels of sums whose texels are about as wide: a haze, and a point in its middle.
// reads: images (see there), levels (four words each: address of the sums, columns, rows, margin)   writes: the sums, a vec4 a
//   texel, of the levels up to `top`
// threads: one, so that sums do not depend on a race
// source: src/render/pyramid.ts; quadratic B-spline over 3 x 3 texels   assumes: margins are at least 1

/** Shares of the two levels between which an image lies, so that its variance is right; share of the wider one. */
// @ts-ignore: decorator
@inline function fours(sigma: f32): f32 {
  return max<f32>((sigma + sigma) * sigma + <f32>0.5, 1);
}

/** The lower one: half the exponent. */
// @ts-ignore: decorator
@inline function lower(four: f32, top: i32): i32 {
  return min(<i32>((reinterpret<u32>(four) >> 23) - 127) >> 1, top - 1);
}

// @ts-ignore: decorator
@inline function shareAbove(four: f32, low: i32, snap: f32): f32 {
  const exact = (four / <f32>(1 << (2 * low)) - 1) / 3;
  return exact < snap ? 0 : exact > 1 - snap ? 1 : exact;
}

/** Three texels of a row, of which those outside are left out. */
function addToEdge(at: usize, left: i32, columns: i32, part: v128, w0: v128, w1: v128, w2: v128): void {
  if (left >= 0 && left < columns) v128.store(at, f32x4.add(v128.load(at), f32x4.mul(part, w0)));
  if (left >= -1 && left < columns - 1) v128.store(at, f32x4.add(v128.load(at, 16), f32x4.mul(part, w1)), 16);
  if (left >= -2 && left < columns - 2) v128.store(at, f32x4.add(v128.load(at, 32), f32x4.mul(part, w2)), 32);
}

// @ts-ignore: decorator
@inline function addToRow(at: usize, part: v128, w0: v128, w1: v128, w2: v128): void {
  v128.store(at, f32x4.add(v128.load(at), f32x4.mul(part, w0)));
  v128.store(at, f32x4.add(v128.load(at, 16), f32x4.mul(part, w1)), 16);
  v128.store(at, f32x4.add(v128.load(at, 32), f32x4.mul(part, w2)), 32);
}

function addTo(level: usize, scale: f32, x: f32, y: f32, weight: v128): void {
  const sums = <usize>load<u32>(level);
  const columns = load<i32>(level, 4);
  const rows = load<i32>(level, 8);
  const margin = load<i32>(level, 12);
  const u = x * scale;
  const v = y * scale;
  const middleX = floor(u);
  const middleY = floor(v);
  const fx = u - middleX - 0.5;
  const fy = v - middleY - 0.5;
  const left = <i32>middleX + margin - 1;
  const above = <i32>middleY + margin - 1;
  const w0 = f32x4.splat(0.5 * (0.5 - fx) * (0.5 - fx));
  const w1 = f32x4.splat(0.75 - fx * fx);
  const w2 = f32x4.splat(0.5 * (0.5 + fx) * (0.5 + fx));
  const a = f32x4.mul(weight, f32x4.splat(0.5 * (0.5 - fy) * (0.5 - fy)));
  const b = f32x4.mul(weight, f32x4.splat(0.75 - fy * fy));
  const c = f32x4.mul(weight, f32x4.splat(0.5 * (0.5 + fy) * (0.5 + fy)));
  const width = 16 * columns;
  const at = sums + above * width + 16 * left;
  if (left >= 0 && left < columns - 2 && above >= 0 && above < rows - 2) {
    addToRow(at, a, w0, w1, w2);
    addToRow(at + width, b, w0, w1, w2);
    addToRow(at + 2 * width, c, w0, w1, w2);
    return;
  }
  if (above >= 0 && above < rows) addToEdge(at, left, columns, a, w0, w1, w2);
  if (above >= -1 && above < rows - 1) addToEdge(at + width, left, columns, b, w0, w1, w2);
  if (above >= -2 && above < rows - 2) addToEdge(at + 2 * width, left, columns, c, w0, w1, w2);
}

/**
 * `inPoint`: share of the weight in a point that is `narrower` than the haze, where all of the haze is left; of an image of which less is, the rest joins
 * the point, which is the narrower. Shares below `snap` go to one level only.
 */
export function deposit(images: usize, count: u32, levels: usize, top: i32, inPoint: f32, narrower: f32, snap: f32): void {
  const end = images + 32 * <usize>count;
  for (let image = images; image < end; image += 32) {
    const sigma = load<f32>(image, 8);
    if (sigma < 0) continue;
    const x = load<f32>(image);
    const y = load<f32>(image, 4);
    const left = load<f32>(image, 12);
    const point: f32 = left < 1 ? 1 - (1 - inPoint) * left : inPoint;
    const weight = v128.load(image, 16);
    const haze = fours(sigma);
    const hazeLow = lower(haze, top);
    const hazeAbove = shareAbove(haze, hazeLow, snap) * (1 - point);
    let first = hazeLow;
    let pointLow = hazeLow;
    let pointAbove: f32 = 0;
    if (point > 0) {
      const sharp = fours((sigma / narrower) * left);
      pointLow = lower(sharp, top);
      pointAbove = shareAbove(sharp, pointLow, snap) * point;
      first = pointLow;
    }
    let scale: f32 = <f32>1 / <f32>(1 << first);
    for (let k = first; k <= hazeLow + 1; k++, scale *= <f32>0.5) {
      let part: f32 = 0;
      if (k == hazeLow) part += 1 - point - hazeAbove;
      else if (k == hazeLow + 1) part += hazeAbove;
      if (k == pointLow) part += point - pointAbove;
      else if (k == pointLow + 1) part += pointAbove;
      if (part <= 0) continue;
      addTo(levels + 16 * <usize>k, scale, x, y, f32x4.mul(weight, f32x4.splat(part)));
    }
  }
}
