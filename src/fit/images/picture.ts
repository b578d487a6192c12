import { fault } from "./faults.ts";

/** Light on pixels, row by row from the top; any unit that grows with the light. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
  /** What a FITS file says that its numbers are counted in. */
  readonly unit?: string;
}

/** Pixels of the largest picture that is read, and of the smallest. */
const MOST_PIXELS = 2 ** 26;
const LEAST_SIDE = 16;

/** Bytes of the largest file that is held as a whole. */
export const MOST_BYTES = 512 * 2 ** 20;

/** Throws one line where a picture of this size is not read. */
export function checkSize(width: number, height: number): void {
  if (width * height > MOST_PIXELS) {
    const bin = Math.ceil(Math.sqrt((width * height) / MOST_PIXELS));
    throw fault("pixels", width, height, MOST_PIXELS / 2 ** 20, bin);
  }
  if (Math.min(width, height) < LEAST_SIDE) throw fault("small", width, height, LEAST_SIDE);
}

/** A picture of pixels of red, green, blue and opacity from 0 to 255: their mean, less where they are seen through. */
export function fromPixels(width: number, height: number, data: ArrayLike<number>): Picture {
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++) {
    const at = 4 * i;
    light[i] = ((data[at]! + data[at + 1]! + data[at + 2]!) * data[at + 3]!) / (3 * 255);
  }
  return { width, height, light };
}
