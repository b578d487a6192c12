import { cloudWindow, eachCorner } from "./clouds.ts";
import { emptyCube, transform, waveOf } from "./fourier.ts";

/** The power spectrum in one bin of wave numbers. */
export interface PowerBin {
  /** Mean wave number, over 1 / side times 2 pi, and the power, over the cube of the side. */
  readonly k: number;
  readonly power: number;
  /** Waves in it. */
  readonly waves: number;
}

/**
 * The power spectrum of bodies in a periodic box, in bins one wave wide, up to half of the grid's number along an axis: clouds in cells (Hockney & Eastwood 1981), whose
 * window is taken out again. Bodies of any masses; the shot noise of random places is in it: side^3 / N of equal ones.
 */
export function measuredPower(
  position: ArrayLike<number>,
  mass: ArrayLike<number>,
  side: number,
  grid: number,
): readonly PowerBin[] {
  const field = emptyCube(grid);
  const place = new Float64Array(3);
  let total = 0;
  for (let i = 0; i < mass.length; i++) {
    for (let k = 0; k < 3; k++) {
      const at = position[3 * i + k]! / side;
      place[k] = at - Math.floor(at);
    }
    total += mass[i]!;
    eachCorner(place, 0, grid, (at, share) => {
      field.re[at]! += share * mass[i]!;
    });
  }
  transform(field, -1);
  const sums = Array.from({ length: grid / 2 + 1 }, () => ({ k: 0, power: 0, waves: 0 }));
  const window = cloudWindow(grid);
  for (let i = 1; i < grid ** 3; i++) {
    const numbers = [Math.floor(i / (grid * grid)), Math.floor(i / grid) % grid, i % grid];
    const k = Math.hypot(...numbers.map((number) => waveOf(number, grid)));
    const bin = sums[Math.round(k)];
    if (!bin) continue;
    const seen = numbers.reduce((product, number) => product * window[number]!, total);
    bin.k += k;
    bin.power += (field.re[i]! ** 2 + field.im[i]! ** 2) / seen ** 2;
    bin.waves++;
  }
  return sums
    .filter(({ waves }) => waves > 0)
    .map(({ k, power, waves }) => ({ k: k / waves, power: power / waves, waves }));
}
