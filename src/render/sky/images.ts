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
/** Distance of the round ones of a row, and the most of them. */
const [STEP, MOST] = [1.2, 300];

let field: Float32Array | null = null;

/**
 * The sky as round images of the processor's picture (assembly/render/images.ts: x, y, standard deviation, 1, red, green, blue, 0): long Gaussians are rows of
 * round ones.
 */
export function skyImages(camera: PerspectiveCamera, seen: SkySeen): Float32Array<ArrayBuffer> {
  field ??= skyField();
  const { width, height, focal, ratio, strength, saturation } = seen;
  camera.updateMatrixWorld();
  const view = new Matrix4().copy(camera.matrixWorldInverse).setPosition(0, 0, 0);
  const m = new Matrix4().multiplyMatrices(camera.projectionMatrix, view).elements;
  const images: number[] = [];
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
    const length = Math.hypot(longX, longY);
    const reach = REACH * (length + least);
    if (x < -reach || y < -reach || x > width + reach || y > height + reach) continue;
    const narrow = Math.hypot(field[k + 3]! * length, least);
    // Of the variance along it a row of round ones makes up what they lack.
    const spread = length * Math.sqrt(1 - field[k + 3]! ** 2);
    const half = Math.min(MOST, Math.ceil((SPAN * spread) / (STEP * narrow)));
    const grey = 0.2126 * field[k + 8]! + 0.7152 * field[k + 9]! + 0.0722 * field[k + 10]!;
    const light = [0, 1, 2].map((c) => Math.max(0, grey + saturation * (field![k + 8 + c]! - grey)));
    let sum = 0;
    for (let j = -half; j <= half; j++) sum += along(j, half);
    for (let j = -half; j <= half; j++) {
      const each = (strength * focal * focal * along(j, half)) / sum;
      const off = half > 0 ? ((SPAN * j) / half) * (spread / Math.max(length, 1e-9)) : 0;
      images.push(x + off * longX, y + off * longY, narrow, 1);
      images.push(each * light[0]!, each * light[1]!, each * light[2]!, 0);
    }
  }
  return Float32Array.from(images);
}

/** Share of number `j` of a row. */
const along = (j: number, half: number): number => (half > 0 ? Math.exp(-0.5 * ((SPAN * j) / half) ** 2) : 1);
