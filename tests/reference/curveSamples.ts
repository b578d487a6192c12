import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { Floats, Params } from "./contract.ts";
import { curveKey } from "./pieces.ts";

/** Twin of build/curveSamples: of as many stretches of bodies as there are samples the key and the number of the middle one. */
export function curveSamples(tables: {
  params: Params;
  root: Floats;
  posMass: Floats;
  id: Uint32Array;
  samples: Uint32Array;
}): void {
  const { params, root, posMass, id, samples } = tables;
  const { n } = params;
  const count = Math.min(n, CONSTANTS.division.CURVE_SAMPLES);
  for (let s = 0; s < count; s++) {
    const i = s * Math.floor(n / count) + Math.floor((s * (n % count)) / count) + Math.floor(n / count / 2);
    const key = curveKey(root, [...posMass.subarray(4 * i, 4 * i + 3)]);
    samples.set([Number(key >> 32n), Number(key & 0xffffffffn), id[i]!, 0], 4 * s);
  }
}
