import type { Floats, Params } from "./contract.ts";

interface Tables {
  readonly params: Params;
  readonly gasParams: { readonly scale: number };
  readonly status: { readonly gas: number; readonly faults: number };
  readonly gasPlace: Uint32Array;
  readonly gasForce: Floats;
  readonly samples: Uint32Array;
  readonly exact: Floats;
}

/** Twin of gas/exact: the first vector of each sample that is gas gets the force of gas. */
export function gasExact({ params, gasParams, status, gasPlace, gasForce, samples, exact }: Tables): void {
  for (let s = 0; s < Math.min(512, params.n); s++) {
    const g = gasPlace.subarray(0, status.gas).indexOf(samples[s]!);
    if (g < 0) continue;
    for (let k = 0; k < 3; k++) exact[8 * s + k]! += gasForce[4 * g + k]! / gasParams.scale;
  }
}
