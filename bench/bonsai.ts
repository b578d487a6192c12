/**
 * The yardstick: the public CUDA code Bonsai (Bedorf, Gaburov & Portegies Zwart 2012; the state of mid-2024, built for this
 * GPU), measured alone on one NVIDIA H200: a Plummer sphere of its own making, softening 0.01, a new tree in every step.
 * Errors |a - a_exact| / |a_exact| are against a float64 direct sum over 65 536 targets.
 */
export const BONSAI = {
  adapter: "NVIDIA H200",
  /** Milliseconds of the gravity kernel, by GPU events. */
  walk: [
    { n: 2 ** 17, theta: 0.75, ms: 1.07 },
    { n: 2 ** 17, theta: 0.5, ms: 2.16 },
    { n: 2 ** 20, theta: 0.75, ms: 4.29 },
    { n: 2 ** 20, theta: 0.5, ms: 9.48 },
    { n: 2 ** 22, theta: 0.75, ms: 17.84 },
    { n: 2 ** 22, theta: 0.5, ms: 38.82 },
    { n: 2 ** 24, theta: 0.75, ms: 77.37 },
    { n: 2 ** 24, theta: 0.5, ms: 164.1 },
  ],
  /** Milliseconds of all stages of a step. */
  step: [
    { n: 2 ** 20, theta: 0.75, ms: 6.33 },
    { n: 2 ** 20, theta: 0.5, ms: 11.5 },
  ],
  errors: [
    { n: 2 ** 17, theta: 0.3, p50: 1.748e-5, p99: 9.057e-5 },
    { n: 2 ** 17, theta: 0.4, p50: 4.431e-5, p99: 2.122e-4 },
    { n: 2 ** 17, theta: 0.5, p50: 8.821e-5, p99: 4.195e-4 },
    { n: 2 ** 17, theta: 0.6, p50: 1.723e-4, p99: 9.084e-4 },
    { n: 2 ** 17, theta: 0.75, p50: 4.189e-4, p99: 2.033e-3 },
    { n: 2 ** 17, theta: 0.9, p50: 7.556e-4, p99: 3.879e-3 },
    { n: 2 ** 20, theta: 0.3, p50: 1.621e-5, p99: 8.031e-5 },
    { n: 2 ** 20, theta: 0.4, p50: 4.527e-5, p99: 1.85e-4 },
    { n: 2 ** 20, theta: 0.5, p50: 1.075e-4, p99: 3.832e-4 },
    { n: 2 ** 20, theta: 0.6, p50: 2.172e-4, p99: 8.16e-4 },
    { n: 2 ** 20, theta: 0.75, p50: 5.448e-4, p99: 2.457e-3 },
    { n: 2 ** 20, theta: 0.9, p50: 9.849e-4, p99: 4.268e-3 },
  ],
} as const;
