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
      return { columns, rows, sums: new Float32Array(CHANNELS * columns * rows) };
    });
  }

  clear(): void {
    for (const { sums } of this.#levels) sums.fill(0);
  }

  /** Adds an image of a standard deviation (pixels) at a place (pixels from the upper left corner); the numbers are its integrals over all pixels. */
  add(x: number, y: number, sigma: number, a: number, b: number, c: number, d: number): void {
    // Through level L an image has a variance of 4^L / 2 - 1/4 square pixels.
    const fours = Math.max(1, 2 * sigma * sigma + 0.5);
    const lower = Math.min(TOP - 1, Math.floor(0.5 * Math.log2(fours)));
    const share = Math.min(1, Math.max(0, (fours / 4 ** lower - 1) / 3));
    if (share < 0.97) this.#spread(lower, x, y, share < 0.03 ? 1 : 1 - share, a, b, c, d);
    if (share >= 0.03) this.#spread(lower + 1, x, y, share >= 0.97 ? 1 : share, a, b, c, d);
  }

  #spread(which: number, x: number, y: number, share: number, a: number, b: number, c: number, d: number): void {
    const { columns, rows, sums } = this.#levels[which]!;
    const scale = 2 ** -which;
    const [u, v] = [x * scale, y * scale];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    if (column < -1 || row < -1 || column > columns - 2 * MARGIN || row > rows - 2 * MARGIN) return;
    const [fx, fy] = [u - column, v - row];
    const across = [0.5 * (1 - fx) * (1 - fx), 0.5 + fx * (1 - fx), 0.5 * fx * fx];
    for (let j = 0; j < 3; j++) {
      const down = j === 0 ? 0.5 * (1 - fy) * (1 - fy) : j === 1 ? 0.5 + fy * (1 - fy) : 0.5 * fy * fy;
      let at = CHANNELS * ((row + j - 1 + MARGIN) * columns + column - 1 + MARGIN);
      for (let i = 0; i < 3; i++, at += CHANNELS) {
        const weight = share * down * across[i]!;
        sums[at]! += weight * a;
        sums[at + 1]! += weight * b;
        sums[at + 2]! += weight * c;
        sums[at + 3]! += weight * d;
      }
    }
  }

  /** All levels joined: four numbers a pixel, row by row from the upper left. The levels hold something else afterwards. */
  join(): Float32Array {
    for (let level = TOP - 1; level >= 0; level--) this.#refine(level);
    const { columns, sums } = this.#levels[0]!;
    const joined = new Float32Array(CHANNELS * this.width * this.height);
    for (let row = 0; row < this.height; row++) {
      const from = CHANNELS * ((row + MARGIN) * columns + MARGIN);
      joined.set(sums.subarray(from, from + CHANNELS * this.width), CHANNELS * row * this.width);
    }
    return joined;
  }

  /** Adds what the next wider level has: 9 3 3 1 sixteenths of the four texels about each, over its four texels here. */
  #refine(level: number): void {
    const to = this.#levels[level]!;
    const { columns, rows, sums } = this.#levels[level + 1]!;
    const here = to.sums;
    const [across, down] = [neighbours(to.columns, columns), neighbours(to.rows, rows)];
    for (let row = 0; row < to.rows; row++) {
      const [first, second] = [columns * down.near[row]!, columns * down.far[row]!];
      for (let column = 0, at = CHANNELS * row * to.columns; column < to.columns; column++) {
        const [beside, beyond] = [across.near[column]!, across.far[column]!];
        let [nn, nf] = [CHANNELS * (first + beside), CHANNELS * (first + beyond)];
        let [fn, ff] = [CHANNELS * (second + beside), CHANNELS * (second + beyond)];
        for (let c = 0; c < CHANNELS; c++)
          here[at++]! += (9 * sums[nn++]! + 3 * (sums[nf++]! + sums[fn++]!) + sums[ff++]!) / 64;
      }
    }
  }
}

/** For each of so many texels the nearest one of the next wider level and the next nearest, of `wider`. */
function neighbours(texels: number, wider: number): { readonly near: Int32Array; readonly far: Int32Array } {
  const inside = (at: number) => Math.min(wider - 1, Math.max(0, at));
  const near = Int32Array.from({ length: texels }, (_, k) => inside(((k - MARGIN) >> 1) + MARGIN));
  const far = near.map((at, k) => inside(at + ((k - MARGIN) & 1 ? 1 : -1)));
  return { near, far };
}
