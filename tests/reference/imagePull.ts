import { addField, TERMS } from "../../src/physics/cosmology/images.ts";
import type { Floats, Params } from "./contract.ts";
import { standsStill } from "./kickDrift.ts";

/** Twin of force/imagePull: a and the potential += the field at each body; SOME: at active ones. */
export function imagePull({
  params,
  posMass,
  field,
  status,
  acceleration,
  awake,
  SOME,
}: {
  params: Params;
  posMass: Floats;
  field: Floats;
  status: Uint32Array;
  acceleration: Floats;
  awake: Uint32Array;
  SOME: number;
}): void {
  if (standsStill(status)) return;
  const found = new Float32Array(acceleration);
  addField(Float64Array.from(field.subarray(0, TERMS)), new Float32Array(posMass), 0, params.n, params.side, found);
  for (let i = 0; i < params.n; i++)
    if (SOME === 0 || awake[i] !== 0) acceleration.set(found.subarray(4 * i, 4 * i + 4), 4 * i);
}
