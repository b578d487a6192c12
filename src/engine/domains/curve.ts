import { boxAround } from "./sums.ts";

/** Levels of the curve that tell domains apart: 17 of them are 51 bits, which a number holds without rounding. */
export const CURVE_LEVELS = 17;

const CELLS = 2 ** CURVE_LEVELS;

/** The cube that the curve runs through: the corner with the least coordinates, and the side. */
export interface Cube {
  readonly low: readonly [number, number, number];
  readonly side: number;
}

/**
 * Place of a cell on the Hilbert curve, 3 bits a level, coarsest first: the first 51 bits of what the stage `keys` sorts by. Coordinates are whole
 * numbers from 0 to 2^17 - 1. Skilling 2004 (AIP Conf. Proc. 707, 381).
 */
export function curveKey(x: number, y: number, z: number): number {
  for (let bit = CURVE_LEVELS - 1; bit > 0; bit--) {
    const below = (1 << bit) - 1;
    x ^= below & -((x >> bit) & 1);
    let set = below & -((y >> bit) & 1);
    let swap = (x ^ y) & below & ~set;
    x ^= set | swap;
    y ^= swap;
    set = below & -((z >> bit) & 1);
    swap = (x ^ z) & below & ~set;
    x ^= set | swap;
    z ^= swap;
  }
  y ^= x;
  z ^= y;
  // Each bit is turned over by the parity of the bits of z above it.
  let parity = z ^ (z >> 1);
  parity ^= parity >> 2;
  parity ^= parity >> 4;
  parity ^= parity >> 8;
  parity ^= parity >> 16;
  parity >>= 1;
  x ^= parity;
  y ^= parity;
  z ^= parity;
  return woven(x >> LOW, y >> LOW, z >> LOW) * 2 ** (3 * LOW) + woven(x & LAST_LOW, y & LAST_LOW, z & LAST_LOW);
}

/** The levels are woven in two parts, so that 32 bits hold each. */
const LOW = 9;
const LAST_LOW = 2 ** LOW - 1;

const woven = (x: number, y: number, z: number) => (spread(x) << 2) | (spread(y) << 1) | spread(z);

/** Every third bit from up to 10 bits in a row. */
function spread(x: number): number {
  let bits = (x | (x << 16)) & 0x030000ff;
  bits = (bits | (bits << 8)) & 0x0300f00f;
  bits = (bits | (bits << 4)) & 0x030c30c3;
  return (bits | (bits << 2)) & 0x09249249;
}

/** The smallest cube around some boxes of 6 numbers each (low x y z, high x y z); boxes of nothing have a high side below their low one. */
export function cubeAround(boxes: readonly ArrayLike<number>[]): Cube {
  const [x, y, z, right, top, front] = boxAround(boxes) as unknown as [number, number, number, number, number, number];
  const side = Math.max(right - x, top - y, front - z);
  return side >= 0 && Number.isFinite(side) ? { low: [x, y, z], side } : { low: [0, 0, 0], side: 0 };
}

/** Keys of bodies, 4 numbers each, along the curve through a cube; those outside are at its edge. */
export function keysOf({ low, side }: Cube, posMass: Float32Array): Float64Array {
  const keys = new Float64Array(posMass.length / 4);
  const scale = side > 0 ? CELLS / side : 0;
  const cell = (x: number, least: number) => Math.max(0, Math.min(CELLS - 1, Math.floor((x - least) * scale)));
  for (let i = 0; i < keys.length; i++)
    keys[i] = curveKey(
      cell(posMass[4 * i]!, low[0]),
      cell(posMass[4 * i + 1]!, low[1]),
      cell(posMass[4 * i + 2]!, low[2]),
    );
  return keys;
}
