import type { Floats } from "./contract.ts";

/** A level of sums: four numbers a texel, `margin` texels more on each side than the picture needs. */
export interface SumLevel {
  readonly columns: number;
  readonly rows: number;
  readonly sums: Float64Array;
  /** All weight of the images that touch a texel: what rounding is measured by. */
  readonly touched: Float64Array;
}

export interface Deposit {
  readonly margin: number;
  readonly top: number;
  readonly point: number;
  readonly narrower: number;
  readonly snap: number;
}

export const emptyLevel = (columns: number, rows: number): SumLevel => ({
  ...{ columns, rows },
  sums: new Float64Array(4 * columns * rows),
  touched: new Float64Array(columns * rows),
});

/** The quadratic B-spline. */
export function spline(t: number): number {
  const away = Math.abs(t);
  if (away < 0.5) return 0.75 - away * away;
  return away < 1.5 ? 0.5 * (1.5 - away) ** 2 : 0;
}

/** Shares of each level of an image of this standard deviation: its variance through level L is 4^L / 2 - 1/4. */
export function sharesOf(sigma: number, { top, snap }: Deposit): number[] {
  const shares = new Array<number>(top + 1).fill(0);
  const variance = (level: number) => 4 ** level / 2 - 1 / 4;
  let low = 0;
  while (low < top - 1 && variance(low + 1) <= sigma * sigma) low++;
  let above = (sigma * sigma - variance(low)) / (variance(low + 1) - variance(low));
  if (above < snap) above = 0;
  if (above > 1 - snap) above = 1;
  shares[low] = 1 - above;
  shares[low + 1]! += above;
  return shares;
}

/** Adds images (see images.ts) to the levels, the finest first. */
export function deposit(images: Floats, levels: readonly SumLevel[], how: Deposit): void {
  for (let i = 0; i < images.length; i += 8) {
    const [x, y, sigma, left] = images.subarray(i, i + 4) as unknown as [number, number, number, number];
    if (sigma < 0) continue;
    const haze = sharesOf(sigma, how);
    const inPoint = 1 - (1 - how.point) * left;
    const point = sharesOf((sigma / how.narrower) * left, how);
    levels.forEach(({ columns, rows, sums, touched }, level) => {
      const part = haze[level]! * (1 - inPoint) + point[level]! * inPoint;
      if (part === 0) return;
      const [u, v] = [x / 2 ** level, y / 2 ** level];
      for (let row = Math.floor(v) - 1; row <= Math.floor(v) + 1; row++) {
        for (let column = Math.floor(u) - 1; column <= Math.floor(u) + 1; column++) {
          const [a, b] = [column + how.margin, row + how.margin];
          if (a < 0 || a >= columns || b < 0 || b >= rows) continue;
          const share = part * spline(column + 0.5 - u) * spline(row + 0.5 - v);
          for (let k = 0; k < 4; k++) sums[4 * (b * columns + a) + k]! += share * images[i + 4 + k]!;
          touched[b * columns + a]! += part * Math.max(...images.subarray(i + 4, i + 8));
        }
      }
    });
  }
}
