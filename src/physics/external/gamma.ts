/**
 * The incomplete gamma function: the integral of t^(a - 1) e^-t from 0 to x (`lowerGamma`) and from x to infinity (`upperGamma`), a > 0, x >= 0, to
 * 1e-14: a series up to a + 1, a continued fraction beyond (Abramowitz & Stegun 1964, 6.5.29 and 6.5.31).
 */
export function lowerGamma(a: number, x: number): number {
  return x < a + 1 ? series(a, x) : gamma(a) - fraction(a, x);
}

/** See `lowerGamma`. */
export function upperGamma(a: number, x: number): number {
  return x < a + 1 ? gamma(a) - series(a, x) : fraction(a, x);
}

function series(a: number, x: number): number {
  if (x === 0) return 0;
  let term = 1 / a;
  let sum = term;
  for (let k = 1; k < 200 && term > 1e-17 * sum; k++) {
    term *= x / (a + k);
    sum += term;
  }
  return sum * Math.exp(a * Math.log(x) - x);
}

/** Modified Lentz. */
function fraction(a: number, x: number): number {
  if (x === Number.POSITIVE_INFINITY) return 0;
  const TINY = 1e-300;
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let value = d;
  for (let k = 1; k < 200; k++) {
    const numerator = -k * (k - a);
    b += 2;
    d = 1 / (numerator * d + b || TINY);
    c = b + numerator / c || TINY;
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return value * Math.exp(a * Math.log(x) - x);
}

/** Gamma(a), a > 0: Stirling's series where it converges, brought there by Gamma(a + 1) = a Gamma(a). */
function gamma(a: number): number {
  let shift = 1;
  let z = a;
  while (z < 12) shift *= z++;
  const w = 1 / (z * z);
  const tail = (1 / 12 - w * (1 / 360 - w * (1 / 1260 - w * (1 / 1680 - w / 1188)))) / z;
  return Math.exp((z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + tail) / shift;
}
