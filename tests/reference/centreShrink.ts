import { MAX_GALAXIES } from "../../src/engine/state/profileSizes.ts";
import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { DispatchIndex, Floats, Params } from "./contract.ts";
import { sweepGroups } from "./sweep.ts";

const { REACH, SHRINK, ENOUGH, LEAST } = CONSTANTS["measure/centreShrink"];

/** Twin of measure/centreShrink: the shrinking sphere of Power et al. 2003 (MNRAS 338, 14), one round. */
export function centreShrink(tables: {
  params: Params;
  dispatch: DispatchIndex;
  partials: Floats;
  spheres: Floats;
}): void {
  const { params, dispatch, partials, spheres } = tables;
  for (let galaxy = 0; galaxy < dispatch.last; galaxy++) {
    const sum = new Float64Array(12);
    for (let group = 0; group < sweepGroups(params.n); group++) {
      for (let k = 0; k < 12; k++) sum[k]! += partials[12 * (MAX_GALAXIES * group + galaxy) + k]!;
    }
    const [mass, bodies] = [sum[3]!, sum[8]!];
    const mean = (at: number) => [0, 1, 2].map((k) => (mass > 0 ? sum[at + k]! / mass : 0));
    const sphere = spheres.subarray(8 * galaxy, 8 * galaxy + 8);
    if (dispatch.index === 0) sphere.set([...mean(0), 0, ...mean(4), bodies]);
    else if (dispatch.index === 1) sphere[3] = REACH * Math.exp(sum[9]! / Math.max(bodies, 1));
    else if (mass > 0 && bodies >= Math.max(ENOUGH * sphere[7]!, Math.min(LEAST, 0.5 * sphere[7]!))) {
      mean(0).forEach((x, k) => {
        sphere[k]! += x;
      });
      sphere.set(mean(4), 4);
      sphere[3]! *= SHRINK;
    }
  }
}
