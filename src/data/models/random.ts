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

/** Numbers that are made at a time. */
const BATCH = 128;

/**
 * Seeded random numbers: xoshiro128** (Blackman & Vigna 2018), period 2^128 - 1. Uses integer arithmetic, + - * /, sqrt
 * and the portable log only, so a seed gives the same numbers in every JavaScript engine.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;
  /** The next numbers, and how many of them are taken. */
  private readonly ahead = new Uint32Array(BATCH);
  private taken = BATCH;
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
    if (this.taken === BATCH) this.refill();
    return this.ahead[this.taken++]!;
  }

  /** Many at a time: in fields Chromium keeps words of 32 bits as float64, and one number took five times as long. */
  private refill(): void {
    const { ahead } = this;
    let { a, b, c, d } = this;
    for (let k = 0; k < BATCH; k++) {
      const m = Math.imul(b, 5);
      ahead[k] = Math.imul((m << 7) | (m >>> 25), 9);
      const t = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= t;
      d = (d << 11) | (d >>> 21);
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
    this.taken = 0;
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

  /** Takes the numbers of a direction. */
  skipDirection(): void {
    for (;;) {
      const x = 2 * this.uniform() - 1;
      const y = 2 * this.uniform() - 1;
      if (x * x + y * y < 1) return;
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
