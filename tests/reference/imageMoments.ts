import { addMoments, TERMS } from "../../src/physics/cosmology/images.ts";
import type { Floats, Params } from "./contract.ts";

/** Numbers of a row of terms. */
export const ROW = 512;

/** Twin of force/imageMoments: the moments of all mass, of which part k has tiles k, k + IMAGE_PARTS, ... of 64 bodies. */
export function imageMoments({
  params,
  IMAGE_PARTS,
  posMass,
  moments,
}: {
  params: Params;
  IMAGE_PARTS: number;
  posMass: Floats;
  moments: Floats;
}): void {
  const bodies = new Float32Array(posMass);
  for (let part = 0; part < IMAGE_PARTS; part++) {
    const sum = new Float64Array(TERMS);
    for (let from = 64 * part; from < params.n; from += 64 * IMAGE_PARTS)
      addMoments(bodies, from, Math.min(params.n, from + 64), params.side, sum);
    moments.set(sum, ROW * part);
  }
}
