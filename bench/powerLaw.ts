import { lineThrough } from "../src/data/measures/gasTables.ts";

/** y = c x^k through points (x, y), both above 0, by least squares of the logarithms. */
export interface PowerLaw {
  readonly exponent: number;
  at(x: number): number;
}

/** Takes two points or more with different x. */
export function powerLaw(points: readonly (readonly [x: number, y: number])[]): PowerLaw {
  const { slope, middle } = lineThrough(points.map(([x, y]) => [Math.log(x), Math.log(y)]));
  return { exponent: slope, at: (x) => Math.exp(middle[1] + slope * (Math.log(x) - middle[0])) };
}
