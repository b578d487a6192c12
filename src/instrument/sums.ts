/** Numbers that are added up in each pixel: red, green and blue light, and optical depth. */
export const CHANNELS = 4;

/** The widest level. */
const TOP = 8;
/** Texels beside the picture on each side: images whose middle lies outside reach in. */
const MARGIN = 2;

interface Level {
  readonly columns: number;
  readonly rows: number;
  readonly sums: Float32Array;
  /** Texels that hold anything: first and last column and row, these among them. */
  readonly box: { left: number; top: number; right: number; bottom: number };
}

/** Sums of pixels: CHANNELS numbers each, that of column 0 and row 0 at `first`, rows `stride` numbers apart; outside the box (pixels) all are 0. */
export interface Joined {
  readonly sums: Float32Array;
  readonly first: number;
  readonly stride: number;
  readonly box: Level["box"];
}

/**
 * Sums over pixels at several widths: level 0 has a texel a pixel, each next one half as many a side. An image goes into the two levels whose quadratic B-splines
 * are about as wide as it; levels are joined from the widest down by the spline's own refinement (weights 1 3 3 1 over 4, Chaikin 1974), so wide images are smooth.
 */
export class Sums {
  readonly width: number;
  readonly height: number;
  readonly #levels: readonly Level[];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#levels = Array.from({ length: TOP + 1 }, (_, level) => {
      const [columns, rows] = [Math.ceil(width / 2 ** level) + 2 * MARGIN, Math.ceil(height / 2 ** level) + 2 * MARGIN];
      return { columns, rows, sums: new Float32Array(CHANNELS * columns * rows), box: nothing() };
    });
  }

  clear(): void {
    for (const { sums, columns, box } of this.#levels) {
      for (let row = box.top; row <= box.bottom; row++)
        sums.fill(0, CHANNELS * (row * columns + box.left), CHANNELS * (row * columns + box.right + 1));
      Object.assign(box, nothing());
    }
  }

  /** Adds an image of a standard deviation (pixels) at a place (pixels from the upper left corner); the numbers are its integrals over all pixels. */
  add(x: number, y: number, sigma: number, a: number, b: number, c: number, d: number): void {
    // Through level L an image has a variance of 4^L / 2 - 1/4 square pixels.
    const fours = Math.max(1, 2 * sigma * sigma + 0.5);
    // Half the logarithm to the base 2, rounded down.
    const lower = Math.min(TOP - 1, (31 - Math.clz32(Math.min(fours, 2 ** 31))) >> 1);
    const share = Math.min(1, Math.max(0, (fours / (1 << (2 * lower)) - 1) / 3));
    if (share < 0.97) this.#spread(lower, x, y, share < 0.03 ? 1 : 1 - share, a, b, c, d);
    if (share >= 0.03) this.#spread(lower + 1, x, y, share >= 0.97 ? 1 : share, a, b, c, d);
  }

  #spread(which: number, x: number, y: number, share: number, a: number, b: number, c: number, d: number): void {
    const { columns, rows, sums, box } = this.#levels[which]!;
    const scale = 1 / (1 << which);
    const u = x * scale;
    const v = y * scale;
    const column = Math.floor(u);
    const row = Math.floor(v);
    if (column < -1 || row < -1 || column > columns - 2 * MARGIN || row > rows - 2 * MARGIN) return;
    const fx = u - column;
    const fy = v - row;
    const left = column - 1 + MARGIN;
    const top = row - 1 + MARGIN;
    if (left < box.left) box.left = left;
    if (top < box.top) box.top = top;
    if (left + 2 > box.right) box.right = left + 2;
    if (top + 2 > box.bottom) box.bottom = top + 2;
    const near = 0.5 * (1 - fx) * (1 - fx);
    const middle = 0.5 + fx * (1 - fx);
    const far = 0.5 * fx * fx;
    for (let j = 0; j < 3; j++) {
      const down = share * (j === 0 ? 0.5 * (1 - fy) * (1 - fy) : j === 1 ? 0.5 + fy * (1 - fy) : 0.5 * fy * fy);
      const p = down * near;
      const q = down * middle;
      const r = down * far;
      const at = CHANNELS * ((top + j) * columns + left);
      if (a !== 0 || b !== 0 || c !== 0) {
        sums[at]! += p * a;
        sums[at + 1]! += p * b;
        sums[at + 2]! += p * c;
        sums[at + 4]! += q * a;
        sums[at + 5]! += q * b;
        sums[at + 6]! += q * c;
        sums[at + 8]! += r * a;
        sums[at + 9]! += r * b;
        sums[at + 10]! += r * c;
      }
      if (d !== 0) {
        sums[at + 3]! += p * d;
        sums[at + 7]! += q * d;
        sums[at + 11]! += r * d;
      }
    }
  }

  /** All levels joined where they are: the levels hold something else afterwards, until they are cleared. */
  joined(): Joined {
    for (let level = TOP - 1; level >= 0; level--) this.#refine(level);
    const { columns, sums, box } = this.#levels[0]!;
    return {
      sums,
      first: CHANNELS * (MARGIN * columns + MARGIN),
      stride: CHANNELS * columns,
      box: {
        left: Math.max(0, box.left - MARGIN),
        top: Math.max(0, box.top - MARGIN),
        right: Math.min(this.width - 1, box.right - MARGIN),
        bottom: Math.min(this.height - 1, box.bottom - MARGIN),
      },
    };
  }

  /** As `joined`, but CHANNELS numbers a pixel, row by row from the upper left, in an array of their own. */
  join(): Float32Array {
    const { sums, first, stride } = this.joined();
    const whole = new Float32Array(CHANNELS * this.width * this.height);
    for (let row = 0; row < this.height; row++) {
      const from = first + row * stride;
      whole.set(sums.subarray(from, from + CHANNELS * this.width), CHANNELS * row * this.width);
    }
    return whole;
  }

  /** Adds what the next wider level has: 3 1 quarters of the two texels about each, along rows and along columns, over its four texels here. */
  #refine(level: number): void {
    const { columns, rows, sums: here, box } = this.#levels[level]!;
    const { columns: widerColumns, rows: widerRows, sums, box: wider } = this.#levels[level + 1]!;
    if (wider.right < wider.left) return;
    const [across, down] = [neighbours(columns, widerColumns), neighbours(rows, widerRows)];
    const reached = (texel: number, last: boolean) => 2 * (texel - MARGIN) + (last ? 2 : -1) + MARGIN;
    const [left, right] = [Math.max(0, reached(wider.left, false)), Math.min(columns - 1, reached(wider.right, true))];
    const [top, bottom] = [Math.max(0, reached(wider.top, false)), Math.min(rows - 1, reached(wider.bottom, true))];
    const line = new Float32Array(CHANNELS * widerColumns);
    const [begin, end] = [CHANNELS * wider.left, CHANNELS * (wider.right + 1)];
    for (let row = top; row <= bottom; row++) {
      const [first, second] = [CHANNELS * widerColumns * down.near[row]!, CHANNELS * widerColumns * down.far[row]!];
      for (let k = begin; k < end; k++) line[k] = (3 * sums[first + k]! + sums[second + k]!) / 16;
      for (let column = left; column <= right; column++) {
        const at = CHANNELS * (row * columns + column);
        const near = CHANNELS * across.near[column]!;
        const far = CHANNELS * across.far[column]!;
        here[at]! += 0.75 * line[near]! + 0.25 * line[far]!;
        here[at + 1]! += 0.75 * line[near + 1]! + 0.25 * line[far + 1]!;
        here[at + 2]! += 0.75 * line[near + 2]! + 0.25 * line[far + 2]!;
        here[at + 3]! += 0.75 * line[near + 3]! + 0.25 * line[far + 3]!;
      }
    }
    box.left = Math.min(box.left, left);
    box.top = Math.min(box.top, top);
    box.right = Math.max(box.right, right);
    box.bottom = Math.max(box.bottom, bottom);
  }
}

const nothing = (): Level["box"] => ({ left: Infinity, top: Infinity, right: -1, bottom: -1 });

/** For each of so many texels the nearest one of the next wider level and the next nearest, of `wider`. */
function neighbours(texels: number, wider: number): { readonly near: Int32Array; readonly far: Int32Array } {
  const inside = (at: number) => Math.min(wider - 1, Math.max(0, at));
  const near = Int32Array.from({ length: texels }, (_, k) => inside(((k - MARGIN) >> 1) + MARGIN));
  const far = near.map((at, k) => inside(at + ((k - MARGIN) & 1 ? 1 : -1)));
  return { near, far };
}
