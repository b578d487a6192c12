/** Cycles a pixel of the finest structure of a picture, and of structure ten pixels wide. */
const PIXEL = [0.4, 0.5] as const;
const TEN = [0.09, 0.11] as const;

/** Mean power of a square picture (side a power of 2) at the pixel scale over that at ten pixels. */
export function grainOf(values: ArrayLike<number>, side: number): number {
  const mean = Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
  const [real, imaginary] = [new Float64Array(side * side), new Float64Array(side * side)];
  const taper = Float64Array.from({ length: side }, (_, k) => Math.sin((Math.PI * (k + 0.5)) / side) ** 2);
  for (let k = 0; k < side * side; k++) real[k] = (values[k]! - mean) * taper[k % side]! * taper[Math.floor(k / side)]!;
  for (let line = 0; line < side; line++) transform(real, imaginary, line * side, 1, side);
  for (let line = 0; line < side; line++) transform(real, imaginary, line, side, side);
  const power = ([low, high]: readonly [number, number]) => {
    let [sum, count] = [0, 0];
    for (let k = 0; k < side * side; k++) {
      const cycles = (at: number) => (at < side / 2 ? at : at - side) / side;
      const frequency = Math.hypot(cycles(k % side), cycles(Math.floor(k / side)));
      if (frequency < low || frequency > high) continue;
      sum += real[k]! ** 2 + imaginary[k]! ** 2;
      count++;
    }
    return sum / count;
  };
  return power(PIXEL) / power(TEN);
}

/** Fourier transform in place of `count` numbers from `first`, `step` apart (Cooley & Tukey 1965). */
function transform(real: Float64Array, imaginary: Float64Array, first: number, step: number, count: number): void {
  for (let i = 1, j = 0; i < count; i++) {
    let bit = count >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    const [a, b] = [first + step * i, first + step * j];
    [real[a], real[b]] = [real[b]!, real[a]!];
    [imaginary[a], imaginary[b]] = [imaginary[b]!, imaginary[a]!];
  }
  for (let size = 2; size <= count; size *= 2) {
    for (let start = 0; start < count; start += size) {
      for (let k = 0; k < size / 2; k++) {
        const angle = (-2 * Math.PI * k) / size;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const [a, b] = [first + step * (start + k), first + step * (start + k + size / 2)];
        const [re, im] = [real[b]! * cos - imaginary[b]! * sin, real[b]! * sin + imaginary[b]! * cos];
        real[b] = real[a]! - re;
        imaginary[b] = imaginary[a]! - im;
        real[a]! += re;
        imaginary[a]! += im;
      }
    }
  }
}
