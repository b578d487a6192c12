/** Random numbers that depend on a body's id and on what they are for alone: the same in every picture of a run, in whatever order its bodies stand. */

/** 32 bits of `id` and a `stream` (Steele, Lea & Flood's mixing as in MurmurHash3's end). */
export function hash(id: number, stream: number): number {
  let x = (Math.imul(id ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(stream + 1, 0xc2b2ae35)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/** Between 0 and 1, neither of them. */
export const uniform = (id: number, stream: number): number => (hash(id, stream) + 0.5) / 2 ** 32;

/** A normal deviate (Box & Muller 1958), of two streams: this and the next. */
export const normal = (id: number, stream: number): number =>
  Math.sqrt(-2 * Math.log(uniform(id, stream))) * Math.cos(2 * Math.PI * uniform(id, stream + 1));

/** Deviates of 2 ** 16 equally likely parts of a normal distribution, by integrating dx / dp from its middle outwards. */
const quantiles = (): Float32Array => {
  const table = new Float32Array(2 ** 16);
  const slope = (x: number) => Math.sqrt(2 * Math.PI) * Math.exp(x * x * 0.5);
  const step = 2 ** -16;
  let x = 0.5 * step * slope(0);
  for (let k = 2 ** 15; k < 2 ** 16; k++) {
    table[k] = x;
    table[2 ** 16 - 1 - k] = -x;
    const half = slope(x + 0.5 * step * slope(x));
    x += (step * (slope(x) + 4 * half + slope(x + step * half))) / 6;
  }
  return table;
};
let normals: Float32Array | undefined;

/** As `normal`, of 2 ** 16 values alone (within 4.3), and faster. */
export function coarseNormal(id: number, stream: number): number {
  normals ??= quantiles();
  return normals[hash(id, stream) >>> 16]!;
}

/** A number between `least` and `most` whose density falls as its power -2, as luminosities of clusters and of HII regions do. */
export function inverseSquare(id: number, stream: number, least: number, most: number): number {
  const u = uniform(id, stream);
  return 1 / ((1 - u) / least + u / most);
}

/** The mean of `inverseSquare`. */
export const meanInverseSquare = (least: number, most: number): number =>
  Math.log(most / least) / (1 / least - 1 / most);

/** A Poisson deviate of a small mean, by inversion. */
export function poisson(mean: number, id: number, stream: number): number {
  let left = uniform(id, stream);
  let term = Math.exp(-mean);
  let count = 0;
  while (left > term && count < 64) {
    left -= term;
    count++;
    term *= mean / count;
  }
  return count;
}
