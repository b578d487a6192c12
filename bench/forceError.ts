import { quantile } from "../src/engine/timing.ts";

/** Relative errors of a set of bodies: of the acceleration |a - a_exact| / |a_exact|, of the potential likewise. */
export interface ErrorSummary {
  readonly samples: number;
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly rms: number;
  readonly max: number;
}

/**
 * Errors of `computed` (4 numbers for each body of the table, ax ay az potential) against `exact` (4 for each target).
 */
export function forceErrors(
  computed: Float32Array,
  exact: Float64Array,
  targets: Uint32Array,
): { acceleration: ErrorSummary; potential: ErrorSummary } {
  const acceleration = new Float64Array(targets.length);
  const potential = new Float64Array(targets.length);
  for (let t = 0; t < targets.length; t++) {
    const i = 4 * targets[t]!;
    const [ax, ay, az, phi] = exact.subarray(4 * t, 4 * t + 4) as unknown as [number, number, number, number];
    const error = Math.hypot(computed[i]! - ax, computed[i + 1]! - ay, computed[i + 2]! - az);
    acceleration[t] = error / Math.hypot(ax, ay, az);
    potential[t] = Math.abs((computed[i + 3]! - phi) / phi);
  }
  return { acceleration: summarise(acceleration), potential: summarise(potential) };
}

/** Errors of the accelerations of all bodies (4 numbers each, as above) against others of the same bodies. */
export function accelerationErrors(computed: Float32Array, exact: Float32Array): ErrorSummary {
  const errors = new Float64Array(computed.length / 4);
  for (let i = 0; i < computed.length; i += 4) {
    const [x, y, z] = [exact[i]!, exact[i + 1]!, exact[i + 2]!];
    errors[i / 4] = Math.hypot(computed[i]! - x, computed[i + 1]! - y, computed[i + 2]! - z) / Math.hypot(x, y, z);
  }
  return summarise(errors);
}

function summarise(errors: Float64Array): ErrorSummary {
  let squares = 0;
  for (const error of errors) squares += error * error;
  const sorted = errors.sort();
  return {
    samples: sorted.length,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    p999: quantile(sorted, 0.999),
    rms: Math.sqrt(squares / sorted.length),
    max: sorted.at(-1) ?? 0,
  };
}

/** `count` indices spread evenly over `n` bodies. */
export function spreadTargets(n: number, count: number): Uint32Array {
  const most = Math.min(n, count);
  return Uint32Array.from({ length: most }, (_, t) => Math.floor(((t + 0.5) * n) / most));
}
