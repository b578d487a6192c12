import type { Floats, Params } from "./contract.ts";
import { forceOn } from "./directSum.ts";

/** Twin of measure/forceError: for each sampled body the direct sum, then what the solver found. */
export function forceError(tables: {
  params: Params;
  posMass: Floats;
  acceleration: Floats;
  samples: Uint32Array;
  exact: Floats;
}): void {
  const { params, posMass, acceleration, samples, exact } = tables;
  samples.forEach((body, s) => {
    exact.set(forceOn(body, params, posMass), 8 * s);
    exact.set(acceleration.subarray(4 * body, 4 * body + 4), 8 * s + 4);
  });
}
