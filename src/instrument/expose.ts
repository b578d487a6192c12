import { EMITTER, type Emitters } from "./emitters.ts";
import type { Filters } from "./filters.ts";
import { CHANNELS, type Joined, Sums } from "./sums.ts";

/** From where and how a picture is taken: from afar, so lines of sight are parallel. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** Length units. */
  readonly centre: readonly [number, number, number];
  /** Towards the camera, any length; z is up. */
  readonly from: readonly [number, number, number];
  /** Length units a pixel. */
  readonly pixel: number;
}

/** Linear light in each pixel, three numbers row by row from the upper left: solar luminosities (of each filter). */
export interface Exposure {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
  /** What dust took away, red, green, blue, of all that fell into the picture. */
  readonly taken: readonly [number, number, number];
}

/** Directions right and up in the picture and towards the camera. */
export function axesOf([x, y, z]: View["from"]): [right: number[], up: number[], towards: number[]] {
  const length = Math.hypot(x, y, z);
  const towards = [x / length, y / length, z / length];
  const flat = Math.hypot(towards[0]!, towards[1]!);
  const right = flat > 1e-6 ? [-towards[1]! / flat, towards[0]! / flat, 0] : [1, 0, 0];
  const up = [
    towards[1]! * right[2]! - towards[2]! * right[1]!,
    towards[2]! * right[0]! - towards[0]! * right[2]!,
    towards[0]! * right[1]! - towards[1]! * right[0]!,
  ];
  return [right, up, towards];
}

/** Optical depths below this take less than a picture's byte shows, and less than single precision. */
const THINNEST = 1e-6;

/** Steps of an optical depth of 1 in tables, and how far these go. */
const [STEPS, DEEPEST] = [128, 16];
const tabulated = (of: (depth: number) => number) =>
  Float64Array.from({ length: STEPS * DEEPEST + 2 }, (_, k) => of(k / STEPS));
const looked = (table: Float64Array, depth: number): number => {
  const place = depth * STEPS;
  const step = Math.floor(place);
  return table[step]! + (place - step) * (table[step + 1]! - table[step]!);
};
const BEHIND = tabulated((depth) => Math.exp(-depth));
const WITHIN = tabulated((depth) => (depth > 0 ? -Math.expm1(-depth) / depth : 1));
/** Light that is left behind dust, and of light mixed with dust; within 8e-6. */
const behind = (depth: number): number => (depth < DEEPEST ? looked(BEHIND, depth) : 0);
const within = (depth: number): number => (depth < DEEPEST ? looked(WITHIN, depth) : 1 / depth);

/** Slices of dust along the line of sight: few bodies don't tell more apart. */
const slicesFor = (emitters: number): number => (emitters > 250_000 ? 20 : 4);

/**
 * The light of emitters behind the dust before each: slices with equal dust from the camera on, each with its own light mixed with its own dust
 * ((1 - exp(-tau)) / tau of it gets out; Disney, Davies & Phillipps 1989) and dimmed by the slices before it. `parsecs`: in a length unit.
 */
export function expose(emitters: Emitters, view: View, { channels }: Filters, parsecs: number): Exposure {
  const { width, height, centre, pixel } = view;
  const { count, numbers } = emitters;
  const [right, up, towards] = axesOf(view.from);
  const depth = new Float32Array(count);
  const seen = new Float32Array(2 * count);
  for (let e = 0, at = 0; e < count; e++, at += EMITTER) {
    const x = numbers[at]! - centre[0];
    const y = numbers[at + 1]! - centre[1];
    const z = numbers[at + 2]! - centre[2];
    seen[2 * e] = (x * right[0]! + y * right[1]! + z * right[2]!) / pixel + width / 2;
    seen[2 * e + 1] = height / 2 - (x * up[0]! + y * up[1]! + z * up[2]!) / pixel;
    depth[e] = -(x * towards[0]! + y * towards[1]! + z * towards[2]!);
  }
  const bounds = dustBounds(emitters, depth);
  const slices = bounds.length + 1;
  const order = new Uint32Array(count);
  const starts = new Uint32Array(slices + 1);
  // Loops by index here and below: `from` and `of` go through iterators.
  const sliceOf = new Uint8Array(count);
  for (let e = 0; e < count; e++) {
    let slice = 0;
    while (slice < bounds.length && depth[e]! >= bounds[slice]!) slice++;
    sliceOf[e] = slice;
    starts[slice + 1]!++;
  }
  for (let s = 0; s < slices; s++) starts[s + 1]! += starts[s]!;
  const next = starts.slice();
  for (let e = 0; e < count; e++) order[next[sliceOf[e]!]!++] = e;

  const sums = new Sums(width, height);
  const light = new Float32Array(3 * width * height);
  const before = new Float32Array(width * height);
  const lost = new Float64Array(3);
  // Optical depth times area over a pixel's area, square parsecs.
  const area = 1 / (pixel * parsecs) ** 2;
  const extinctions = Float64Array.from(channels, (channel) => channel.extinction);
  for (let slice = 0; slice < slices; slice++) {
    sums.clear();
    for (let k = starts[slice]!; k < starts[slice + 1]!; k++) {
      const e = order[k]!;
      const at = EMITTER * e;
      sums.add(
        seen[2 * e]!,
        seen[2 * e + 1]!,
        numbers[at + 3]! / pixel,
        numbers[at + 4]!,
        numbers[at + 5]!,
        numbers[at + 6]!,
        numbers[at + 7]! * area,
      );
    }
    addSlice(sums.joined(), width, extinctions, { light, before, lost });
  }
  return { width, height, light, taken: [lost[0]!, lost[1]!, lost[2]!] };
}

interface Sofar {
  /** Three numbers a pixel; optical depth of the slices before. */
  readonly light: Float32Array;
  readonly before: Float32Array;
  /** What dust took. */
  readonly lost: Float64Array;
}

/** Adds what gets out of one more slice. A function of its own, which browsers compile once they know its numbers: in the loop about it each sum was an object. */
function addSlice(joined: Joined, width: number, extinctions: Float64Array, { light, before, lost }: Sofar): void {
  const { sums, first, stride, box } = joined;
  const kr = extinctions[0]!;
  const kg = extinctions[1]!;
  const kb = extinctions[2]!;
  for (let row = box.top; row <= box.bottom; row++) {
    for (let column = box.left; column <= box.right; column++) {
      const at = first + row * stride + CHANNELS * column;
      const p = row * width + column;
      const own = sums[at + 3]!;
      const ahead = before[p]!;
      const red = sums[at]!;
      const green = sums[at + 1]!;
      const blue = sums[at + 2]!;
      // Most of a slice is empty.
      if (red + green + blue + own === 0) continue;
      before[p] = ahead + own;
      let r = red;
      let g = green;
      let b = blue;
      if (ahead > THINNEST) {
        r *= behind(kr * ahead);
        g *= behind(kg * ahead);
        b *= behind(kb * ahead);
      }
      if (own > THINNEST) {
        r *= within(kr * own);
        g *= within(kg * own);
        b *= within(kb * own);
      }
      light[3 * p]! += r;
      light[3 * p + 1]! += g;
      light[3 * p + 2]! += b;
      lost[0]! += red - r;
      lost[1]! += green - g;
      lost[2]! += blue - b;
    }
  }
}

/** These emitters by their depth. Floats are ordered as their bits are, where those below 0 are turned over: whole numbers sort without a function that compares. */
function inOrder(emitters: readonly number[], depth: Float32Array): Float64Array {
  const bits = new Int32Array(depth.buffer, depth.byteOffset, depth.length);
  const most = 2 ** 21;
  const keys = Float64Array.from(emitters, (e, k) => {
    const own = bits[e]!;
    return (own < 0 ? own ^ 0x7fffffff : own) * most + k;
  }).sort();
  for (let k = 0; k < keys.length; k++) keys[k] = emitters[((keys[k]! % most) + most) % most]!;
  return keys;
}

/** So many clouds of dust tell where slices end. */
const SAMPLES = 10_000;

/** Depths between which slices hold as much dust each, with a first slice before all dust and a last one behind; none where there is no dust. */
function dustBounds({ count, numbers }: Emitters, depth: Float32Array): number[] {
  let [nearest, farthest, dusty] = [Infinity, -Infinity, 0];
  for (let e = 0; e < count; e++) {
    if (numbers[EMITTER * e + 7]! <= 0) continue;
    dusty++;
    if (depth[e]! < nearest) nearest = depth[e]!;
    if (depth[e]! > farthest) farthest = depth[e]!;
  }
  if (dusty === 0) return [];
  const slices = slicesFor(count);
  const stride = Math.max(1, Math.floor(dusty / SAMPLES));
  const samples: number[] = [];
  let whole = 0;
  for (let e = 0, k = 0; e < count; e++) {
    if (numbers[EMITTER * e + 7]! <= 0 || k++ % stride !== 0) continue;
    samples.push(e);
    whole += numbers[EMITTER * e + 7]!;
  }
  const bounds = [nearest];
  let sum = 0;
  for (const e of inOrder(samples, depth)) {
    sum += numbers[EMITTER * e + 7]!;
    if (sum < (whole * bounds.length) / slices) continue;
    if (depth[e]! > bounds.at(-1)!) bounds.push(depth[e]!);
  }
  // Beyond the last in single precision.
  const end = farthest + 1e-6 * (Math.abs(farthest) + farthest - nearest) + 1e-30;
  return [...bounds, end];
}
