import { gaussian } from "./pointSpread.ts";

/** Numbers of a galaxy's form in an image of one band (Conselice 2003, ApJS 147, 1; Lotz, Primack & Madau 2004, AJ 128, 163). */
export interface Morphology {
  /** Petrosian radius (where the surface brightness is 0.2 of the mean inside), pixels. */
  readonly petrosian: number;
  /** 5 log10 (r80 / r20) of the light within 1.5 Petrosian radii. */
  readonly concentration: number;
  /** Light that is not the same half a turn about the middle, over all. */
  readonly asymmetry: number;
  readonly gini: number;
  /** Logarithm of the second moment of the brightest fifth of the light over that of all. */
  readonly m20: number;
}

interface Image {
  readonly width: number;
  readonly height: number;
  readonly values: ArrayLike<number>;
}

/** Ellipses about a middle: shorter axis over longer, and the angle of the longer one. */
interface Shape {
  readonly x: number;
  readonly y: number;
  readonly ratio: number;
  readonly angle: number;
}

/**
 * Measures an image without sky, with the middle where the light is most symmetric; the search for that starts at `middle` (pixels; absent: the centroid of what is
 * bright). Throws one line where there is no light.
 */
export function morphologyOf(image: Image, middle?: readonly [number, number]): Morphology {
  const [nearX, nearY] = middle ?? centroid(image);
  const near = petrosianRadius(profile(image, circles(nearX, nearY)));
  const { x, y, asymmetry } = mostSymmetric(image, nearX, nearY, 1.5 * near);
  const rings = profile(image, circles(x, y));
  const petrosian = petrosianRadius(rings);
  const whole = within(rings, 1.5 * petrosian);
  const holds = (share: number) => {
    let [low, high] = [0, 1.5 * petrosian];
    for (let k = 0; k < 40; k++) {
      const radius = (low + high) / 2;
      if (within(rings, radius) < share * whole) low = radius;
      else high = radius;
    }
    return high;
  };
  return {
    ...{ petrosian, asymmetry, concentration: 5 * Math.log10(holds(0.8) / holds(0.2)) },
    ...giniAndM20(segment(image, shapeOf(image, x, y, 1.5 * petrosian))),
  };
}

const circles = (x: number, y: number): Shape => ({ x, y, ratio: 1, angle: 0 });

function centroid({ width, height, values }: Image): [number, number] {
  let [sum, x, y, most] = [0, 0, 0, 0];
  for (let k = 0; k < width * height; k++) most = Math.max(most, values[k]!);
  if (!(most > 0)) throw new Error("the image has no light to measure");
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const light = values[j * width + i]!;
      if (light < 0.2 * most) continue;
      sum += light;
      x += light * (i + 0.5);
      y += light * (j + 0.5);
    }
  }
  return [x / sum, y / sum];
}

/** Light in rings half a pixel wide (along the longer axis), and their areas in pixels, of pixels in sixteen parts. */
function profile({ width, height, values }: Image, { x, y, ratio, angle }: Shape) {
  const size = Math.ceil((2 * Math.hypot(width, height)) / ratio) + 1;
  const [light, area] = [new Float64Array(size), new Float64Array(size)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      for (let part = 0; part < 16; part++) {
        const [dx, dy] = [i + ((part & 3) + 0.5) / 4 - x, j + ((part >> 2) + 0.5) / 4 - y];
        const [along, across] = [cos * dx + sin * dy, (cos * dy - sin * dx) / ratio];
        const ring = Math.floor(2 * Math.sqrt(along * along + across * across));
        light[ring]! += values[j * width + i]! / 16;
        area[ring]! += 1 / 16;
      }
    }
  }
  return { light, area };
}

type Rings = ReturnType<typeof profile>;

function within({ light }: Rings, radius: number): number {
  let sum = 0;
  const last = Math.floor(2 * radius);
  for (let ring = 0; ring < last; ring++) sum += light[ring] ?? 0;
  return sum + (2 * radius - last) * (light[last] ?? 0);
}

/** Where the surface brightness (of rings two pixels wide) over the mean inside falls through 0.2. */
function petrosianRadius({ light, area }: Rings): number {
  let [sum, whole, before] = [0, 0, 1];
  for (let ring = 1; ring < light.length - 1; ring++) {
    sum += light[ring - 1]!;
    whole += area[ring - 1]!;
    let [near, of] = [0, 0];
    for (let k = Math.max(0, ring - 2); k <= Math.min(light.length - 1, ring + 1); k++) {
      near += light[k]!;
      of += area[k]!;
    }
    const ratio = near / of / (sum / whole);
    if (ring > 3 && !(ratio >= 0.2)) return (ring - (before > 0.2 ? (0.2 - ratio) / (before - ratio) : 0)) / 2;
    before = ratio;
  }
  return light.length / 2;
}

/** The middle, in steps of half a pixel, about which half a turn changes least within a radius. */
function mostSymmetric({ width, height, values }: Image, x: number, y: number, radius: number) {
  const about = (cx: number, cy: number) => {
    let [apart, sum] = [0, 0];
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) {
        if (Math.hypot(i + 0.5 - cx, j + 0.5 - cy) > radius) continue;
        const [p, q] = [2 * cx - 1 - i, 2 * cy - 1 - j];
        const other = p >= 0 && p < width && q >= 0 && q < height ? values[q * width + p]! : 0;
        apart += Math.abs(values[j * width + i]! - other);
        sum += Math.abs(values[j * width + i]!);
      }
    }
    return { x: cx, y: cy, asymmetry: sum > 0 ? apart / sum : 0 };
  };
  let best = about(Math.round(2 * x) / 2, Math.round(2 * y) / 2);
  for (let step = 0; step < 40; step++) {
    const from = best;
    for (const [dx, dy] of AROUND) {
      const one = about(from.x + dx, from.y + dy);
      if (one.asymmetry < best.asymmetry) best = one;
    }
    if (best === from) break;
  }
  return best;
}

const AROUND = [-0.5, 0, 0.5]
  .flatMap((dx) => [-0.5, 0, 0.5].map((dy) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** The ellipse with the second moments of the light within a radius. */
function shapeOf({ width, height, values }: Image, x: number, y: number, radius: number): Shape {
  let [xx, yy, xy] = [0, 0, 0];
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const [dx, dy] = [i + 0.5 - x, j + 0.5 - y];
      if (Math.hypot(dx, dy) > radius) continue;
      xx += values[j * width + i]! * dx * dx;
      yy += values[j * width + i]! * dy * dy;
      xy += values[j * width + i]! * dx * dy;
    }
  }
  const apart = Math.hypot((xx - yy) / 2, xy);
  const mean = (xx + yy) / 2;
  const ratio = Math.sqrt(Math.max(0.0025, (mean - apart) / (mean + apart) || 0));
  return { x, y, ratio, angle: 0.5 * Math.atan2(2 * xy, xx - yy) };
}

/** The galaxy's own pixels: once smoothed by a fifth of the (elliptical) Petrosian radius, as bright as at that radius or brighter (Lotz et al. 2004). */
function segment(image: Image, shape: Shape): [value: number, x: number, y: number][] {
  const { width, height, values } = image;
  const petrosian = petrosianRadius(profile(image, shape));
  const smooth = gaussian(Float32Array.from(values), width, height, 1, petrosian / 5);
  const { light, area } = profile({ width, height, values: smooth }, shape);
  const ring = Math.min(light.length - 2, Math.max(1, Math.round(2 * petrosian)));
  const floor = (light[ring - 1]! + light[ring]!) / Math.max(1e-9, area[ring - 1]! + area[ring]!);
  const pixels: [value: number, x: number, y: number][] = [];
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++)
      if (smooth[j * width + i]! >= floor && Math.hypot(i + 0.5 - shape.x, j + 0.5 - shape.y) < 3 * petrosian)
        pixels.push([values[j * width + i]!, i + 0.5, j + 0.5]);
  return pixels;
}

function giniAndM20(pixels: [value: number, x: number, y: number][]): Pick<Morphology, "gini" | "m20"> {
  pixels.sort((a, b) => a[0] - b[0]);
  const n = pixels.length;
  const sum = pixels.reduce((all, [value]) => all + value, 0);
  let ranked = 0;
  let [mx, my] = [0, 0];
  pixels.forEach(([value, i, j], k) => {
    ranked += (2 * (k + 1) - n - 1) * value;
    mx += value * i;
    my += value * j;
  });
  // About the centre of light, where the second moment is least.
  [mx, my] = [mx / sum, my / sum];
  const moment = ([value, i, j]: (typeof pixels)[number]) => value * ((i - mx) ** 2 + (j - my) ** 2);
  const whole = pixels.reduce((all, pixel) => all + moment(pixel), 0);
  let [brightest, light20] = [0, 0];
  for (let k = n - 1; k >= 0 && light20 < 0.2 * sum; k--) {
    light20 += pixels[k]![0];
    brightest += moment(pixels[k]!);
  }
  return { gini: ranked / ((sum / n) * n * (n - 1)), m20: Math.log10(brightest / whole) };
}
