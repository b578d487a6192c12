import { Matrix4, type PerspectiveCamera } from "three";
import { NUMBERS, skyField } from "./field.ts";

/** How a sky is seen: a part of the picture, pixels a radian in the middle of the view, pixels a CSS pixel. */
export interface SkySeen {
  readonly width: number;
  readonly height: number;
  readonly focal: number;
  readonly ratio: number;
  /** Factor on its light. */
  readonly strength: number;
  readonly saturation: number;
}

/** So many standard deviations outside the picture a Gaussian is not seen any more; half of what a row of round ones spans. */
const [REACH, SPAN] = [3, 2.5];
/** Distance of the round ones of a row, and the most of them on one side. */
const [STEP, MOST] = [1.25, 200];
/** Numbers of an image. */
const IMAGE = 8;

let field: Float32Array | null = null;
let images = new Float32Array(0);
/** Shares of the round ones of a row with so many on one side of the middle: from there outwards. */
const rows: Float64Array[] = [];
let last: { readonly key: string; readonly images: Float32Array<ArrayBuffer> } | null = null;

/**
 * The sky as round images of the processor's picture (assembly/render/images.ts: x, y, standard deviation, 1, red, green, blue, 0): long Gaussians are rows of
 * round ones. The same as before, until the camera or something else changes.
 */
export function skyImages(camera: PerspectiveCamera, seen: SkySeen): Float32Array<ArrayBuffer> {
  camera.updateMatrixWorld();
  const view = new Matrix4().copy(camera.matrixWorldInverse).setPosition(0, 0, 0);
  const m = new Matrix4().multiplyMatrices(camera.projectionMatrix, view).elements;
  const key = [...m, ...Object.values(seen)].join();
  if (last?.key !== key) last = { key, images: made(m, seen) };
  return last.images;
}

function made(m: readonly number[], seen: SkySeen): Float32Array<ArrayBuffer> {
  field ??= skyField();
  const { width, height, focal, ratio, strength, saturation } = seen;
  let at = 0;
  for (let k = 0; k < field.length; k += NUMBERS) {
    const [dx, dy, dz] = [field[k]!, field[k + 1]!, field[k + 2]!];
    const w = m[3]! * dx + m[7]! * dy + m[11]! * dz;
    if (w < 1e-3) continue;
    const [cx, cy] = [m[0]! * dx + m[4]! * dy + m[8]! * dz, m[1]! * dx + m[5]! * dy + m[9]! * dz];
    const [x, y] = [0.5 * width * (1 + cx / w), 0.5 * height * (1 - cy / w)];
    const [ax, ay, az] = [field[k + 4]!, field[k + 5]!, field[k + 6]!];
    const aw = m[3]! * ax + m[7]! * ay + m[11]! * az;
    const right = (m[0]! * ax + m[4]! * ay + m[8]! * az) * w - cx * aw;
    const up = (m[1]! * ax + m[5]! * ay + m[9]! * az) * w - cy * aw;
    const longX = (0.5 * width * right) / (w * w) + ratio * field[k + 12]!;
    const longY = (-0.5 * height * up) / (w * w) - ratio * field[k + 13]!;
    const least = ratio * field[k + 7]!;
    const length = Math.sqrt(longX * longX + longY * longY);
    const reach = REACH * (length + least);
    if (x < -reach || y < -reach || x > width + reach || y > height + reach) continue;
    const thin = field[k + 3]!;
    const narrow = Math.sqrt(thin * thin * length * length + least * least);
    // Of the variance along it a row of round ones makes up what they lack.
    const spread = length * Math.sqrt(1 - thin * thin);
    const half = spread < 0.3 * narrow ? 0 : Math.min(MOST, Math.ceil((SPAN * spread) / (STEP * narrow)));
    const row = rowOf(half);
    const [red, green, blue] = [field[k + 8]!, field[k + 9]!, field[k + 10]!];
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const all = strength * focal * focal;
    const step = half > 0 ? (SPAN / half) * (spread / length) : 0;
    if (images.length < at + IMAGE * (2 * half + 1)) images = grown(images, at + IMAGE * (2 * half + 1));
    for (let j = -half; j <= half; j++, at += IMAGE) {
      const each = all * row[Math.abs(j)]!;
      images[at] = x + j * step * longX;
      images[at + 1] = y + j * step * longY;
      images[at + 2] = narrow;
      images[at + 3] = 1;
      images[at + 4] = each * Math.max(0, grey + saturation * (red - grey));
      images[at + 5] = each * Math.max(0, grey + saturation * (green - grey));
      images[at + 6] = each * Math.max(0, grey + saturation * (blue - grey));
    }
  }
  return images.slice(0, at);
}

function rowOf(half: number): Float64Array {
  const known = rows[half];
  if (known) return known;
  const row = Float64Array.from({ length: half + 1 }, (_, j) => Math.exp(-0.5 * ((SPAN * j) / Math.max(1, half)) ** 2));
  const sum = 2 * row.reduce((a, b) => a + b, 0) - 1;
  rows[half] = row.map((each) => each / sum);
  return rows[half]!;
}

function grown(old: Float32Array<ArrayBuffer>, length: number): Float32Array<ArrayBuffer> {
  const larger = new Float32Array(Math.max(2 * old.length, length, 2 ** 16));
  larger.set(old);
  return larger;
}
