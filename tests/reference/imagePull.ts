import { addField, TERMS } from "../../src/physics/cosmology/images.ts";
import type { Floats, Params } from "./contract.ts";
import { standsStill } from "./kickDrift.ts";

/** Twin of force/imagePull: a and the potential += the field at each body. */
export function imagePull({
  params,
  posMass,
  field,
  status,
  acceleration,
}: {
  params: Params;
  posMass: Floats;
  field: Floats;
  status: Uint32Array;
  acceleration: Floats;
}): void {
  if (standsStill(status)) return;
  const found = new Float32Array(acceleration);
  addField(Float64Array.from(field.subarray(0, TERMS)), new Float32Array(posMass), 0, params.n, params.side, found);
  acceleration.set(found);
}
