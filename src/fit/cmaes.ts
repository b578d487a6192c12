import type { Random } from "../data/models/random.ts";

/**
 * Covariance matrix adaptation (Hansen 2016, arXiv 1604.00772, with its default constants) towards the largest score, for numbers of the order of 1. `ask` gives a
 * generation, `tell` takes its scores.
 */
export class CovarianceSearch {
  readonly size: number;
  mean: Float64Array;
  sigma: number;
  private readonly n: number;
  private readonly random: Random;
  private readonly weights: Float64Array;
  private readonly chosen: number;
  private readonly rates: { mu: number; c: number; one: number; many: number; s: number; damp: number; length: number };
  private covariance: Float64Array;
  private axes: Float64Array;
  private lengths: Float64Array;
  private readonly path: Float64Array;
  private readonly sigmaPath: Float64Array;
  private generation = 0;
  private asked: Float64Array[] = [];

  constructor(mean: ArrayLike<number>, sigma: number, size: number, random: Random) {
    const n = mean.length;
    this.n = n;
    this.mean = Float64Array.from(mean);
    this.sigma = sigma;
    this.size = size;
    this.random = random;
    this.chosen = Math.floor(size / 2);
    const raw = Float64Array.from({ length: this.chosen }, (_, i) => Math.log((size + 1) / 2) - Math.log(i + 1));
    const sum = raw.reduce((total, w) => total + w, 0);
    this.weights = raw.map((w) => w / sum);
    const mu = 1 / this.weights.reduce((total, w) => total + w * w, 0);
    const one = 2 / ((n + 1.3) ** 2 + mu);
    const s = (mu + 2) / (n + mu + 5);
    this.rates = {
      mu,
      c: (4 + mu / n) / (n + 4 + (2 * mu) / n),
      one,
      many: Math.min(1 - one, (2 * (mu - 2 + 1 / mu)) / ((n + 2) ** 2 + mu)),
      s,
      damp: 1 + 2 * Math.max(0, Math.sqrt((mu - 1) / (n + 1)) - 1) + s,
      length: Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n)),
    };
    this.covariance = identity(n);
    this.axes = identity(n);
    this.lengths = new Float64Array(n).fill(1);
    this.path = new Float64Array(n);
    this.sigmaPath = new Float64Array(n);
  }

  /** The next generation. */
  ask(): Float64Array[] {
    const { n, axes, lengths, mean, sigma, random } = this;
    this.asked = Array.from({ length: this.size }, () => {
      const z = Float64Array.from({ length: n }, (_, k) => lengths[k]! * random.gaussian());
      return mean.map((m, i) => {
        let sum = 0;
        for (let k = 0; k < n; k++) sum += axes[n * i + k]! * z[k]!;
        return m + sigma * sum;
      });
    });
    return this.asked;
  }

  /** The scores of what `ask` gave last; larger is better. */
  tell(scores: ArrayLike<number>): void {
    const { n, weights, rates, sigmaPath, path } = this;
    const order = this.asked.map((_, i) => i).sort((a, b) => scores[b]! - scores[a]!);
    const steps = order
      .slice(0, this.chosen)
      .map((i) => this.asked[i]!.map((x, k) => (x - this.mean[k]!) / this.sigma));
    const step = new Float64Array(n);
    steps.forEach((y, i) => {
      for (let k = 0; k < n; k++) step[k]! += weights[i]! * y[k]!;
    });
    for (let k = 0; k < n; k++) this.mean[k]! += this.sigma * step[k]!;
    const white = this.whitened(step);
    const grow = Math.sqrt(rates.s * (2 - rates.s) * rates.mu);
    for (let k = 0; k < n; k++) sigmaPath[k] = (1 - rates.s) * sigmaPath[k]! + grow * white[k]!;
    const reach = Math.hypot(...sigmaPath);
    this.generation++;
    const fresh = reach / Math.sqrt(1 - (1 - rates.s) ** (2 * this.generation)) < (1.4 + 2 / (n + 1)) * rates.length;
    const along = fresh ? Math.sqrt(rates.c * (2 - rates.c) * rates.mu) : 0;
    for (let k = 0; k < n; k++) path[k] = (1 - rates.c) * path[k]! + along * step[k]!;
    const keep = 1 - rates.one - rates.many + (fresh ? 0 : rates.one * rates.c * (2 - rates.c));
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        let many = 0;
        steps.forEach((y, k) => {
          many += weights[k]! * y[i]! * y[j]!;
        });
        const at = n * i + j;
        this.covariance[at] = keep * this.covariance[at]! + rates.one * path[i]! * path[j]! + rates.many * many;
      }
    }
    this.sigma *= Math.exp((rates.s / rates.damp) * (reach / rates.length - 1));
    this.decompose();
  }

  /** Goes on around a point that a person chose, more narrowly. */
  choose(there: ArrayLike<number>): void {
    this.mean = Float64Array.from(there);
    this.sigma *= 0.7;
    this.path.fill(0);
    this.sigmaPath.fill(0);
  }

  /** Spread of the generations along their longest axis. */
  get spread(): number {
    return this.sigma * Math.max(...this.lengths);
  }

  private whitened(step: Float64Array): Float64Array {
    const { n, axes, lengths } = this;
    const along = Float64Array.from({ length: n }, (_, k) => {
      let sum = 0;
      for (let i = 0; i < n; i++) sum += axes[n * i + k]! * step[i]!;
      return sum / lengths[k]!;
    });
    return step.map((_, i) => along.reduce((sum, a, k) => sum + axes[n * i + k]! * a, 0));
  }

  private decompose(): void {
    const { values, vectors } = eigen(this.covariance, this.n);
    this.axes = vectors;
    this.lengths = values.map((value) => Math.sqrt(Math.max(1e-20, value)));
  }
}

const identity = (n: number) => Float64Array.from({ length: n * n }, (_, i) => (i % (n + 1) === 0 ? 1 : 0));

/** Eigenvalues and, in columns, eigenvectors of a symmetric matrix by Jacobi's rotations. */
export function eigen(matrix: Float64Array, n: number): { values: Float64Array; vectors: Float64Array } {
  const a = matrix.slice();
  const v = identity(n);
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0;
    for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) off += a[n * p + q]! ** 2;
    if (off < 1e-24) break;
    for (let p = 0; p < n; p++) {
      for (let q = p + 1; q < n; q++) {
        const apq = a[n * p + q]!;
        if (Math.abs(apq) < 1e-300) continue;
        const turn = (a[n * q + q]! - a[n * p + p]!) / (2 * apq);
        const t = Math.sign(turn || 1) / (Math.abs(turn) + Math.sqrt(turn * turn + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        for (let k = 0; k < n; k++) rotate(a, n * k + p, n * k + q, c, s);
        for (let k = 0; k < n; k++) rotate(a, n * p + k, n * q + k, c, s);
        for (let k = 0; k < n; k++) rotate(v, n * k + p, n * k + q, c, s);
      }
    }
  }
  return { values: Float64Array.from({ length: n }, (_, i) => a[n * i + i]!), vectors: v };
}

function rotate(m: Float64Array, i: number, j: number, c: number, s: number): void {
  const [x, y] = [m[i]!, m[j]!];
  m[i] = c * x - s * y;
  m[j] = s * x + c * y;
}
