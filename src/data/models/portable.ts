/**
 * Elementary functions made of correctly rounded operations (+ - * / sqrt and bit moves) alone. ECMAScript leaves
 * Math.exp, Math.log, Math.sin, Math.pow ... to the engine, so their last bit differs between browsers; models use
 * these instead, and the same seed gives the same bytes everywhere. Errors stay within a few units of the last place.
 */

const LN2_HIGH = 0.6931471803691238; // 33 significant bits, so that k * LN2_HIGH is exact
const LN2_LOW = 1.9082149292705877e-10;
const HALF_PI_HIGH = 1.5707963267341256; // likewise 33 bits
const HALF_PI_LOW = 6.077100506506192e-11;

const double = new Float64Array(1);
const words = new Uint32Array(double.buffer); // little-endian, as every JavaScript host is

/** Natural logarithm; NaN below zero. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  let exponent = 0;
  double[0] = x < 2.2250738585072014e-308 ? x * 18014398509481984 : x; // lift subnormals by 2^54
  if (x < 2.2250738585072014e-308) exponent = -54;
  exponent += (words[1]! >>> 20) - 1023;
  words[1] = (words[1]! & 0xfffff) | 0x3ff00000;
  let m = double[0]!;
  if (m > Math.SQRT2) {
    m *= 0.5;
    exponent++;
  }
  // ln m = 2 atanh(s), |s| < 0.1716: eleven terms reach 1e-17.
  const f = m - 1;
  const s = f / (2 + f);
  const q = s * s;
  let sum = 1 / 23;
  for (let k = 21; k >= 3; k -= 2) sum = sum * q + 1 / k;
  return exponent * LN2_HIGH + (2 * s + (2 * s * q * sum + exponent * LN2_LOW));
}

/** e^x; 0 below -708, Infinity above 709. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x < -708) return 0;
  if (x > 709) return Number.POSITIVE_INFINITY;
  const k = Math.round(x * Math.LOG2E);
  const r = x - k * LN2_HIGH - k * LN2_LOW;
  // Taylor on |r| < 0.347: term 14 is 4e-18.
  let sum = 1;
  for (let i = 14; i >= 1; i--) sum = 1 + (r * sum) / i;
  words[0] = 0;
  words[1] = (k + 1023) << 20;
  return sum * double[0]!;
}

/** x^y for x >= 0. */
export function pow(x: number, y: number): number {
  if (y === 0) return 1;
  if (x === 0) return y > 0 ? 0 : Number.POSITIVE_INFINITY;
  return exp(y * log(x));
}

/** Cube root of x >= 0. */
export function cbrt(x: number): number {
  if (x === 0) return 0;
  const y = exp(log(x) / 3);
  return y - (y - x / (y * y)) / 3; // one Newton step removes the error of exp(log)
}

function sinCore(r: number): number {
  const q = r * r;
  let sum = 1;
  for (let i = 18; i >= 2; i -= 2) sum = 1 - (q * sum) / (i * (i + 1));
  return r * sum;
}

function cosCore(r: number): number {
  const q = r * r;
  let sum = 1;
  for (let i = 17; i >= 1; i -= 2) sum = 1 - (q * sum) / (i * (i + 1));
  return sum;
}

/** Sine of an angle in radians, |x| < 1e6. */
export function sin(x: number): number {
  const k = Math.round(x * 0.6366197723675814);
  const r = x - k * HALF_PI_HIGH - k * HALF_PI_LOW;
  const quadrant = ((k % 4) + 4) % 4;
  if (quadrant === 0) return sinCore(r);
  if (quadrant === 1) return cosCore(r);
  return quadrant === 2 ? -sinCore(r) : -cosCore(r);
}

/** Cosine of an angle in radians, |x| < 1e6. */
export function cos(x: number): number {
  const k = Math.round(x * 0.6366197723675814);
  const r = x - k * HALF_PI_HIGH - k * HALF_PI_LOW;
  const quadrant = ((k % 4) + 4) % 4;
  if (quadrant === 0) return cosCore(r);
  if (quadrant === 1) return -sinCore(r);
  return quadrant === 2 ? -cosCore(r) : sinCore(r);
}

/** Hyperbolic tangent. */
export function tanh(x: number): number {
  const a = x < 0 ? -x : x;
  if (a < 1e-4) return x - (x * x * x) / 3;
  const e = exp(-2 * a);
  const t = (1 - e) / (1 + e);
  return x < 0 ? -t : t;
}

/** Hyperbolic secant: 1 / cosh x. */
export function sech(x: number): number {
  const e = exp(x < 0 ? x : -x);
  return (2 * e) / (1 + e * e);
}
