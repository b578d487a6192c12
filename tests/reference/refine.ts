import type { Floats } from "./contract.ts";

/** A table of texels, four numbers each. */
export interface Texels {
  readonly columns: number;
  readonly rows: number;
  readonly values: Floats;
}

/** The texel of the next wider level that holds this one, and the one beside which it lies. */
export const nearOf = (n: number): number => Math.floor(n / 2);
export const farOf = (n: number): number => nearOf(n) + (Math.abs(n % 2) === 1 ? 1 : -1);

/** Number `k` of the wider level at a texel of the next finer one (places count from the picture's corner). */
export function refined(over: Texels, x: number, y: number, k: number, margin: number): number {
  const at = (u: number, v: number) => over.values[4 * ((v + margin) * over.columns + u + margin) + k]!;
  const row = (v: number) => (3 * at(nearOf(x), v) + at(farOf(x), v)) / 4;
  return (3 * row(nearOf(y)) + row(farOf(y))) / 4;
}

export interface Refine {
  readonly own: Floats | null;
  readonly glow: Floats | null;
  readonly glowShare: number;
  readonly area: number;
  readonly over: Texels | null;
  readonly margin: number;
}

/** Surface brightness of a level. */
export function refine(
  { own, glow, glowShare, area, over, margin }: Refine,
  columns: number,
  rows: number,
): Float64Array<ArrayBuffer> {
  return Float64Array.from({ length: 4 * columns * rows }, (_, at) => {
    const texel = at >> 2;
    const [x, y] = [(texel % columns) - margin, Math.floor(texel / columns) - margin];
    const wider = over ? refined(over, x, y, at % 4, margin) : 0;
    return ((own?.[at] ?? 0) + glowShare * (glow?.[at] ?? 0)) / area + wider;
  });
}
