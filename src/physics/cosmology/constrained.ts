import { type Cube, waveOf } from "./fourier.ts";
import type { PowerSpectrum } from "./powerSpectrum.ts";

/** A peak of the linear density in the middle of the box. */
export interface Peak {
  /** Over the root mean square of the smoothed density of the box's waves. */
  readonly height: number;
  /** Radius of the Gaussian that smooths the density, Mpc/h. */
  readonly radius: number;
}

/**
 * Puts a peak into the middle of a box: of all fields with this height there, the one that differs least from these waves (Hoffman & Ribak 1991). The mean field about
 * such a height is the smoothed correlation; what the waves lack of it is added.
 */
export function addPeak({ n, re, im }: Cube, side: number, power: PowerSpectrum, { height, radius }: Peak): void {
  const mean = new Float64Array(n ** 3);
  let [found, variance] = [0, 0];
  for (let i = 0; i < n ** 3; i++) {
    // Waves that the box does not have.
    if (re[i] === 0 && im[i] === 0) continue;
    const [x, y, z] = [Math.floor(i / (n * n)), Math.floor(i / n) % n, i % n].map((k) => waveOf(k, n)) as [
      number,
      number,
      number,
    ];
    const k = (2 * Math.PI * Math.hypot(x, y, z)) / side;
    const window = Math.exp(-((k * radius) ** 2) / 2);
    // The middle is half a box along each axis: there waves of odd numbers have the other sign.
    const sign = (x + y + z) % 2 === 0 ? 1 : -1;
    found += sign * window * re[i]!;
    mean[i] = (sign * window * power(k)) / side ** 3;
    variance += sign * window * mean[i]!;
  }
  const lacking = (height * Math.sqrt(variance) - found) / variance;
  for (let i = 0; i < n ** 3; i++) re[i]! += lacking * mean[i]!;
}
