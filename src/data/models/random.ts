import { log } from "./portable.ts";

/** splitmix32 (after Steele, Lea & Flood 2014): spreads a seed over the state of the generator below. */
function splitmix(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) >>> 0;
  };
}

/**
 * Seeded random numbers: xoshiro128** (Blackman & Vigna 2018), period 2^128 - 1. Uses integer arithmetic, + - * /, sqrt
 * and the portable log only, so a seed gives the same numbers in every JavaScript engine.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;
  private spare = Number.NaN;

  /** `seed` any number, of which the low 32 bits count; `stream` numbers independent sequences of one seed. */
  constructor(seed: number, stream = 0) {
    const next = splitmix((seed ^ Math.imul(stream, 0x632be59b)) >>> 0);
    this.a = next();
    this.b = next();
    this.c = next();
    this.d = next() | 1; // never all zero
  }

  /** 32 random bits. */
  bits(): number {
    const m = Math.imul(this.b, 5);
    const result = Math.imul((m << 7) | (m >>> 25), 9) >>> 0;
    const t = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= t;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }

  /** Uniform in [0, 1) with 53 bits. */
  uniform(): number {
    return ((this.bits() >>> 5) * 67108864 + (this.bits() >>> 6)) / 9007199254740992;
  }

  /** Uniform in (0, 1): never 0, safe for logarithms and inverse powers. */
  open(): number {
    return ((this.bits() >>> 5) * 67108864 + (this.bits() >>> 6) + 0.5) / 9007199254740992;
  }

  /** Normal deviate, mean 0 and variance 1 (Marsaglia's polar method). */
  gaussian(): number {
    if (!Number.isNaN(this.spare)) {
      const spare = this.spare;
      this.spare = Number.NaN;
      return spare;
    }
    for (;;) {
      const x = 2 * this.uniform() - 1;
      const y = 2 * this.uniform() - 1;
      const s = x * x + y * y;
      if (s >= 1 || s === 0) continue;
      const f = Math.sqrt((-2 * log(s)) / s);
      this.spare = y * f;
      return x * f;
    }
  }

  /** Writes a vector of length `length` in an isotropic direction to `out[at .. at+2]` (Marsaglia 1972, no sin or cos). */
  direction(length: number, out: Float64Array, at: number): void {
    for (;;) {
      const x = 2 * this.uniform() - 1;
      const y = 2 * this.uniform() - 1;
      const s = x * x + y * y;
      if (s >= 1) continue;
      const f = 2 * length * Math.sqrt(1 - s);
      out[at] = x * f;
      out[at + 1] = y * f;
      out[at + 2] = length * (1 - 2 * s);
      return;
    }
  }
}
