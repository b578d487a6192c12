// stretch: light to pixels: the asinh stretch of survey images, with cores that burn out; on paper light becomes ink.
// reads: own (sums of the finest level, vec4 a texel), over (the next wider level, joined)   writes: pixels (red, green, blue and
//   opaque, a byte each; rows of whole fours), row (room for a row of the wider level)
// threads: one
// source: Lupton et al. 2004 (PASP 116, 133), as in src/render/stretch.ts   assumes: toned and grained were called; light is not below 0; room
//   for 4 texels more behind own, over and row
import { log2 } from "./shared/logarithm";
import { eightBits, opaque, sumsAt } from "./shared/pixels";
import { mixRows } from "./shared/rows";

let perFloor: f32 = 1;
let perWhite: f32 = 1;
let darkest: f32 = 0;
let burn: f32 = 0;
let burnt: f32 = 0;
let root0: f32 = 0;
let root1: f32 = 0;
let root2: f32 = 0;
let ink: f32 = 0;
let core: f32 = 0;
let coreFrom: f32 = 0;
let inkFull: f32 = 1;
let perColumn: f32 = 0;
let perRow: f32 = 0;
let outer: f32 = 0;
let steps: f32 = 0;

/**
 * The constants of src/render/tones.ts; `white`: 1 over the stretch's value at full brightness; `dark`: light that is not seen; `c0` to `c2`: of the way to display
 * values, see hue.
 */
export function toned(
  floor: f32,
  white: f32,
  dark: f32,
  burnFrom: f32,
  burnMost: f32,
  c0: f32,
  c1: f32,
  c2: f32,
  inkOf: f32,
  coreOf: f32,
  darkFrom: f32,
  inkTo: f32,
): void {
  perFloor = 1 / floor;
  perWhite = white;
  darkest = dark;
  burn = burnFrom;
  burnt = burnMost;
  root0 = c0;
  root1 = c1;
  root2 = c2;
  ink = inkOf;
  core = coreOf;
  coreFrom = darkFrom;
  inkFull = inkTo;
}

/** GRAIN of src/render/tones.ts. */
export function grained(column: f32, row: f32, outerOf: f32, stepsOf: f32): void {
  perColumn = column;
  perRow = row;
  outer = outerOf;
  steps = stepsOf;
}

// @ts-ignore: decorator
@inline function fract(x: v128): v128 {
  return f32x4.sub(x, f32x4.floor(x));
}

/** Steps of a byte that the pixels x to x + 3 of a row get; `rows`: what the row adds. */
// @ts-ignore: decorator
@inline function grain(x: i32, rows: f32): v128 {
  const columns = f32x4.add(f32x4.splat(<f32>x), f32x4(0, 1, 2, 3));
  const inner = fract(f32x4.add(f32x4.mul(columns, f32x4.splat(perColumn)), f32x4.splat(rows)));
  return f32x4.mul(f32x4.sub(fract(f32x4.mul(inner, f32x4.splat(outer))), f32x4.splat(0.5)), f32x4.splat(steps / 255));
}

/** Display values with grain, not below 0, as bytes. */
// @ts-ignore: decorator
@inline function grainy(x: v128, grain: v128): v128 {
  return eightBits(f32x4.pmax(f32x4.splat(0), f32x4.add(x, grain)));
}

// @ts-ignore: decorator
@inline function smoothstep(from: f32, to: f32, x: v128): v128 {
  const t = f32x4.mul(f32x4.sub(x, f32x4.splat(from)), f32x4.splat(1 / (to - from)));
  const bounded = f32x4.pmin(f32x4.pmax(t, f32x4.splat(0)), f32x4.splat(1));
  const bent = f32x4.sub(f32x4.splat(3), f32x4.add(bounded, bounded));
  return f32x4.mul(f32x4.mul(bounded, bounded), bent);
}

// @ts-ignore: decorator
@inline function mix(a: v128, b: v128, t: v128): v128 {
  return f32x4.add(a, f32x4.mul(t, f32x4.sub(b, a)));
}

/**
 * x^(1 / gamma), for x from 0 to 1: with s = sqrt x and q = sqrt s it is s + (q - s) times a parabola of q, which the host fits: a
 * third of the work of powers, and wrong by less than 1 / 1000.
 */
// @ts-ignore: decorator
@inline function hue(x: v128): v128 {
  const s = f32x4.sqrt(x);
  const q = f32x4.sqrt(s);
  const bent = f32x4.add(f32x4.splat(root0), f32x4.mul(q, f32x4.add(f32x4.splat(root1), f32x4.mul(q, f32x4.splat(root2)))));
  return f32x4.add(s, f32x4.mul(f32x4.sub(q, s), bent));
}

// @ts-ignore: decorator
@inline function onPaper(hue: v128, dark: v128, inked: v128): v128 {
  const one = f32x4.splat(1);
  return mix(one, mix(f32x4.mul(hue, f32x4.splat(ink)), f32x4.splat(core), dark), inked);
}

export function stretch(
  own: usize,
  columns: i32,
  over: usize,
  overColumns: i32,
  margin: i32,
  width: i32,
  height: i32,
  paper: bool,
  row: usize,
  pixels: usize,
): void {
  const one = f32x4.splat(1);
  const blank = i32x4.splat(paper ? 0xffffffff : 0xff000000);
  let out = pixels;
  for (let y = 0; y < height; y++) {
    mixRows(over, overColumns, margin, y, row);
    let here = own + 16 * <usize>((y + margin) * columns + margin);
    let wider = row + 16 * <usize>margin;
    const rows = <f32>y * perRow;
    for (let x = 0; x < width; x += 4, here += 64, wider += 32, out += 16) {
      const a = sumsAt(here, wider, 0);
      const b = sumsAt(here, wider, 1);
      const c = sumsAt(here, wider, 2);
      const d = sumsAt(here, wider, 3);
      const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
      const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
      const red = v128.shuffle<i32>(ab, cd, 0, 1, 4, 5);
      const green = v128.shuffle<i32>(ab, cd, 2, 3, 6, 7);
      const blue = v128.shuffle<i32>(
        v128.shuffle<i32>(a, b, 2, 6, 3, 7),
        v128.shuffle<i32>(c, d, 2, 6, 3, 7),
        0, 1, 4, 5,
      );
      const brightest = f32x4.pmax(f32x4.pmax(red, green), f32x4.pmax(blue, f32x4.splat(1e-9)));
      // Darker than the grain can show: as empty sky, which most pixels are.
      if (!v128.any_true(f32x4.gt(brightest, f32x4.splat(darkest)))) {
        v128.store(out, blank);
        continue;
      }
      const noise = grain(x, rows);
      const t = f32x4.mul(brightest, f32x4.splat(perFloor));
      const grown = f32x4.add(t, f32x4.sqrt(f32x4.add(f32x4.mul(t, t), one)));
      const shown = f32x4.mul(log2(grown), f32x4.splat(<f32>Math.LN2 * perWhite));
      const inverse = f32x4.div(one, brightest);
      const r = hue(f32x4.mul(red, inverse));
      const g = hue(f32x4.mul(green, inverse));
      const h = hue(f32x4.mul(blue, inverse));
      if (paper) {
        const dark = smoothstep(coreFrom, 1, shown);
        const inked = smoothstep(0, inkFull, shown);
        v128.store(
          out,
          opaque(
            grainy(onPaper(r, dark, inked), noise),
            grainy(onPaper(g, dark, inked), noise),
            grainy(onPaper(h, dark, inked), noise),
          ),
        );
      } else {
        const white = f32x4.mul(smoothstep(burn, 1, shown), f32x4.splat(burnt));
        const bright = f32x4.pmin(shown, one);
        v128.store(
          out,
          opaque(
            grainy(f32x4.mul(mix(r, one, white), bright), noise),
            grainy(f32x4.mul(mix(g, one, white), bright), noise),
            grainy(f32x4.mul(mix(h, one, white), bright), noise),
          ),
        );
      }
    }
  }
}
