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

/** Lines that are transformed together: those of x and y are then read in runs of neighbours, and turns are looked up once for all. */
const LINES = 16;

/** In place: the sum of each wave's exp(sign 2 pi i k x / n), without a factor (Cooley & Tukey 1965, radix 2). */
export function transform({ n, re, im }: Cube, sign: 1 | -1): void {
  const reversed = Uint32Array.from({ length: n }, (_, i) => {
    let [bits, from] = [0, i];
    for (let m = 1; m < n; m *= 2, from >>= 1) bits = 2 * bits + (from & 1);
    return bits;
  });
  const cosines = Float64Array.from({ length: n / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / n));
  const sines = Float64Array.from({ length: n / 2 }, (_, k) => sign * Math.sin((2 * Math.PI * k) / n));
  const width = Math.min(LINES, n);
  const [linesRe, linesIm] = [new Float64Array(n * width), new Float64Array(n * width)];
  for (const stride of [1, n, n * n]) {
    // Lines along z are neighbours along y, all others along z.
    const apart = stride === 1 ? n : 1;
    for (let line = 0; line < n * n; line += width) {
      const start = stride === 1 ? line * n : stride === n ? Math.floor(line / n) * n * n + (line % n) : line;
      for (let i = 0; i < n; i++) {
        const [to, from] = [reversed[i]! * width, start + i * stride];
        for (let l = 0; l < width; l++) {
          linesRe[to + l] = re[from + l * apart]!;
          linesIm[to + l] = im[from + l * apart]!;
        }
      }
      butterflies(linesRe, linesIm, n, width, cosines, sines);
      for (let i = 0; i < n; i++) {
        const [from, to] = [i * width, start + i * stride];
        for (let l = 0; l < width; l++) {
          re[to + l * apart] = linesRe[from + l]!;
          im[to + l * apart] = linesIm[from + l]!;
        }
      }
    }
  }
}

/** Transforms `width` lines of n places whose numbers lie beside each other, in the order of reversed bits. */
function butterflies(
  re: Float64Array,
  im: Float64Array,
  n: number,
  width: number,
  cosines: Float64Array,
  sines: Float64Array,
): void {
  for (let half = 1; half < n; half *= 2) {
    const turn = n / (2 * half);
    for (let block = 0; block < n; block += 2 * half)
      for (let k = 0; k < half; k++) {
        const c = cosines[k * turn]!;
        const s = sines[k * turn]!;
        const first = (block + k) * width;
        const apart = half * width;
        for (let low = first; low < first + width; low++) {
          const a = re[low + apart]!;
          const b = im[low + apart]!;
          const x = a * c - b * s;
          const y = a * s + b * c;
          const u = re[low]!;
          const v = im[low]!;
          re[low + apart] = u - x;
          im[low + apart] = v - y;
          re[low] = u + x;
          im[low] = v + y;
        }
      }
  }
}
