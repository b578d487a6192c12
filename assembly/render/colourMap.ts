// colourMap: mass per area to pixels: its decimal logarithm along a list of colours.
// reads: own (sums of the finest level, vec4 a texel, of which the first counts), over (the next wider level, joined), colours
//   (display values 0 to 1: r g b and a spare, one more than there are)   writes: pixels (as stretch), row
// threads: one
// source: src/render/shown/density.ts   assumes: as stretch
import { log2 } from "./shared/logarithm";
import { eightBits, opaque, sumsAt } from "./shared/pixels";
import { mixRows } from "./shared/rows";

/** One opaque pixel at a place along the colours. */
// @ts-ignore: decorator
@inline function colourAt(colours: usize, place: f32): u32 {
  const below = colours + 16 * <usize><u32>place;
  const a = v128.load(below);
  const colour = eightBits(f32x4.add(a, f32x4.mul(f32x4.splat(place - floor(place)), f32x4.sub(v128.load(below, 16), a))));
  const green = v128.shuffle<i32>(colour, colour, 1, 1, 1, 1);
  return i32x4.extract_lane(opaque(colour, green, v128.shuffle<i32>(colour, colour, 2, 2, 2, 2)), 0);
}

export function colourMap(
  own: usize,
  columns: i32,
  over: usize,
  overColumns: i32,
  margin: i32,
  width: i32,
  height: i32,
  low: f32,
  high: f32,
  colours: usize,
  count: u32,
  row: usize,
  pixels: usize,
): void {
  const decades = f32x4.splat(<f32>Math.LOG10E * <f32>Math.LN2);
  const last = <f32>(count - 1);
  const scale = f32x4.splat(last / (high - low));
  const lowest = i32x4.splat(colourAt(colours, 0));
  let out = pixels;
  for (let y = 0; y < height; y++) {
    mixRows(over, overColumns, margin, y, row);
    let here = own + 16 * <usize>((y + margin) * columns + margin);
    let wider = row + 16 * <usize>margin;
    for (let x = 0; x < width; x += 4, here += 64, wider += 32, out += 16) {
      const ab = v128.shuffle<i32>(sumsAt(here, wider, 0), sumsAt(here, wider, 1), 0, 4, 1, 5);
      const cd = v128.shuffle<i32>(sumsAt(here, wider, 2), sumsAt(here, wider, 3), 0, 4, 1, 5);
      const mass = f32x4.pmax(v128.shuffle<i32>(ab, cd, 0, 1, 4, 5), f32x4.splat(1e-30));
      const place = f32x4.mul(f32x4.sub(f32x4.mul(log2(mass), decades), f32x4.splat(low)), scale);
      // At or below the low end, as most pixels are.
      if (!v128.any_true(f32x4.gt(place, f32x4.splat(0)))) {
        v128.store(out, lowest);
        continue;
      }
      const bounded = f32x4.pmin(f32x4.pmax(place, f32x4.splat(0)), f32x4.splat(last));
      store<u32>(out, colourAt(colours, f32x4.extract_lane(bounded, 0)));
      store<u32>(out, colourAt(colours, f32x4.extract_lane(bounded, 1)), 4);
      store<u32>(out, colourAt(colours, f32x4.extract_lane(bounded, 2)), 8);
      store<u32>(out, colourAt(colours, f32x4.extract_lane(bounded, 3)), 12);
    }
  }
}
