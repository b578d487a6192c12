import type { View } from "./expose.ts";
import type { Seen } from "./kinematics.ts";
import { blur, type PointSpread } from "./pointSpread.ts";
import { CHANNELS, Sums } from "./sums.ts";

/** Of each body that is seen: its mass of gas, and that gas' temperature, part that is metals, and mass of stars that it forms in a unit of time. */
export interface GasSeen {
  readonly mass: ArrayLike<number>;
  readonly temperature: ArrayLike<number>;
  readonly metallicity: ArrayLike<number>;
  readonly forming: ArrayLike<number>;
}

/** Sums in each pixel, and means weighted by mass; row by row from the upper left, means NaN where there is no gas. */
export interface GasMaps {
  readonly mass: Float32Array;
  readonly temperature: Float32Array;
  readonly metallicity: Float32Array;
  readonly forming: Float32Array;
}

/** Maps of gas as a telescope's beam has them: sums first, then quotients, so that sums over a map are those over the bodies. */
export function gasMapsOf(
  { x, y, sigma }: Pick<Seen, "x" | "y" | "sigma">,
  gas: GasSeen,
  { width, height }: Pick<View, "width" | "height">,
  spread: PointSpread,
): GasMaps {
  const sums = new Sums(width, height);
  for (let k = 0; k < x.length; k++) {
    const m = gas.mass[k]!;
    if (m > 0) sums.add(x[k]!, y[k]!, sigma[k]!, m, m * gas.temperature[k]!, m * gas.metallicity[k]!, gas.forming[k]!);
  }
  const joined = blur(sums.join(), width, height, CHANNELS, spread);
  const column = (c: number) => Float32Array.from({ length: width * height }, (_, p) => joined[CHANNELS * p + c]!);
  const [mass, heat, metals, forming] = [0, 1, 2, 3].map(column) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const mean = (of: Float32Array) => of.map((sum, p) => (mass[p]! > 0 ? sum / mass[p]! : Number.NaN));
  return { mass, temperature: mean(heat), metallicity: mean(metals), forming };
}
