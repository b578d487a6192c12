import { waveOf } from "./fourier.ts";

/** Clouds in cells of a periodic box (Hockney & Eastwood 1981): calls with each of the eight places of a grid about a place of the box, and its share. x y z from `from` on, each from 0 to 1. */
export function eachCorner(
  place: ArrayLike<number>,
  from: number,
  grid: number,
  visit: (at: number, share: number) => void,
): void {
  const [x, y, z] = [place[from]! * grid, place[from + 1]! * grid, place[from + 2]! * grid];
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  for (let corner = 0; corner < 8; corner++) {
    const [a, b, c] = [corner & 1, (corner >> 1) & 1, corner >> 2];
    const share = (a ? x - i : 1 - x + i) * (b ? y - j : 1 - y + j) * (c ? z - k : 1 - z + k);
    visit((((i + a) % grid) * grid + ((j + b) % grid)) * grid + ((k + c) % grid), share);
  }
}

/** What is left of the waves along an axis that are laid in such clouds, or read by them, by their places in a transform. */
export function cloudWindow(grid: number): Float64Array {
  return Float64Array.from({ length: grid }, (_, place) => {
    const x = (Math.PI * waveOf(place, grid)) / grid;
    return x === 0 ? 1 : (Math.sin(x) / x) ** 2;
  });
}
