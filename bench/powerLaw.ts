/** y = c x^k through points (x, y), both above 0, by least squares of the logarithms. */
export interface PowerLaw {
  readonly exponent: number;
  at(x: number): number;
}

/** Takes two points or more with different x. */
export function powerLaw(points: readonly (readonly [x: number, y: number])[]): PowerLaw {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const mean = (k: 0 | 1) => logs.reduce((sum, point) => sum + point[k], 0) / logs.length;
  const [mx, my] = [mean(0), mean(1)];
  const top = logs.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0);
  const exponent = top / logs.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  return { exponent, at: (x) => Math.exp(my + exponent * (Math.log(x) - mx)) };
}
