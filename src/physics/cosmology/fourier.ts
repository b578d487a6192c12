/** Complex numbers on a cube of n^3 places, x slowest; n a power of two. */
export interface Cube {
  readonly n: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** A cube of zeros. Throws one line where `n` is no power of two. */
export function emptyCube(n: number): Cube {
  if (!(Number.isInteger(n) && n >= 2 && (n & (n - 1)) === 0))
    throw new Error(`${n} places along an axis: a power of two is needed, such as 32, 64 or 128`);
  return { n, re: new Float64Array(n ** 3), im: new Float64Array(n ** 3) };
}

/** The wave number of place `k` of n, from -n/2 to n/2 - 1. */
export function waveOf(k: number, n: number): number {
  return k < n / 2 ? k : k - n;
}

/** In place: the sum of each wave's exp(sign 2 pi i k x / n), without a factor (Cooley & Tukey 1965, radix 2). */
export function transform({ n, re, im }: Cube, sign: 1 | -1): void {
  const reversed = Uint32Array.from({ length: n }, (_, i) => {
    let [bits, from] = [0, i];
    for (let m = 1; m < n; m *= 2, from >>= 1) bits = 2 * bits + (from & 1);
    return bits;
  });
  const cosines = Float64Array.from({ length: n / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / n));
  const sines = Float64Array.from({ length: n / 2 }, (_, k) => sign * Math.sin((2 * Math.PI * k) / n));
  const [lineRe, lineIm] = [new Float64Array(n), new Float64Array(n)];
  for (const stride of [1, n, n * n])
    for (let line = 0; line < n * n; line++) {
      const start = stride === 1 ? line * n : stride === n ? Math.floor(line / n) * n * n + (line % n) : line;
      for (let i = 0; i < n; i++) {
        lineRe[reversed[i]!] = re[start + i * stride]!;
        lineIm[reversed[i]!] = im[start + i * stride]!;
      }
      for (let half = 1; half < n; half *= 2) {
        const turn = n / (2 * half);
        for (let block = 0; block < n; block += 2 * half)
          for (let k = 0; k < half; k++) {
            const [c, s] = [cosines[k * turn]!, sines[k * turn]!];
            const [low, high] = [block + k, block + k + half];
            const [a, b] = [lineRe[high]!, lineIm[high]!];
            const [x, y] = [a * c - b * s, a * s + b * c];
            lineRe[high] = lineRe[low]! - x;
            lineIm[high] = lineIm[low]! - y;
            lineRe[low]! += x;
            lineIm[low]! += y;
          }
      }
      for (let i = 0; i < n; i++) {
        re[start + i * stride] = lineRe[i]!;
        im[start + i * stride] = lineIm[i]!;
      }
    }
}
