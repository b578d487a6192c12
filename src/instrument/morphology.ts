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

/** Measures an image without sky, about `middle` (pixels; absent: where it is brightest once smoothed). Throws one line where there is no light. */
export function morphologyOf(image: Image, middle?: readonly [number, number]): Morphology {
  const [x, y] = middle ?? centroid(image);
  const rings = profile(image, x, y);
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
  const { gini, m20 } = segment(image, x, y, petrosian);
  return {
    ...{ petrosian, gini, m20, concentration: 5 * Math.log10(holds(0.8) / holds(0.2)) },
    asymmetry: asymmetryOf(image, x, y, 1.5 * petrosian),
  };
}

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

/** Light in rings half a pixel wide, and their areas in pixels, of pixels in sixteen parts. */
function profile({ width, height, values }: Image, x: number, y: number) {
  const size = Math.ceil(2 * Math.hypot(width, height));
  const [light, area] = [new Float64Array(size), new Float64Array(size)];
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      for (let part = 0; part < 16; part++) {
        const [dx, dy] = [i + ((part & 3) + 0.5) / 4 - x, j + ((part >> 2) + 0.5) / 4 - y];
        const ring = Math.floor(2 * Math.hypot(dx, dy));
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

function petrosianRadius({ light, area }: Rings): number {
  let [sum, whole] = [0, 0];
  for (let ring = 0; ring < light.length; ring++) {
    sum += light[ring]!;
    whole += area[ring]!;
    // Over a band of rings, as single ones are noisy.
    let [near, of] = [0, 0];
    for (let k = Math.max(0, ring - 2 - (ring >> 3)); k <= Math.min(light.length - 1, ring + 2 + (ring >> 3)); k++) {
      near += light[k]!;
      of += area[k]!;
    }
    if (ring > 3 && near / of < (0.2 * sum) / whole) return (ring + 0.5) / 2;
  }
  return light.length / 2;
}

function asymmetryOf({ width, height, values }: Image, x: number, y: number, radius: number): number {
  const about = (cx: number, cy: number) => {
    let [apart, sum] = [0, 0];
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) {
        if (Math.hypot(i + 0.5 - cx, j + 0.5 - cy) > radius) continue;
        const [p, q] = [Math.round(2 * cx - 1) - i, Math.round(2 * cy - 1) - j];
        const other = p >= 0 && p < width && q >= 0 && q < height ? values[q * width + p]! : 0;
        apart += Math.abs(values[j * width + i]! - other);
        sum += Math.abs(values[j * width + i]!);
      }
    }
    return sum > 0 ? apart / sum : 0;
  };
  // About the middle that leaves least, half a pixel apart.
  let best = { x, y, asymmetry: about(x, y) };
  for (let step = 0; step < 40; step++) {
    const tries = [-0.5, 0, 0.5].flatMap((dx) => [-0.5, 0, 0.5].map((dy) => [best.x + dx, best.y + dy] as const));
    const found = tries
      .map(([cx, cy]) => ({ x: cx, y: cy, asymmetry: about(cx, cy) }))
      .reduce((least, one) => (one.asymmetry < least.asymmetry ? one : least));
    if (found.asymmetry >= best.asymmetry) break;
    best = found;
  }
  return best.asymmetry;
}

/** Of the pixels as bright as the surface at the Petrosian radius, or brighter. */
function segment({ width, height, values }: Image, x: number, y: number, petrosian: number) {
  const { light, area } = profile({ width, height, values }, x, y);
  const ring = Math.min(light.length - 1, Math.round(2 * petrosian));
  const floor = light[ring]! / Math.max(1e-9, area[ring]!);
  const pixels: [value: number, x: number, y: number][] = [];
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const value = values[j * width + i]!;
      if (value >= floor && Math.hypot(i + 0.5 - x, j + 0.5 - y) < 3 * petrosian)
        pixels.push([value, i + 0.5, j + 0.5]);
    }
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
