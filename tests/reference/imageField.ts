import { fieldOfImages, TERMS } from "../../src/physics/cosmology/images.ts";
import type { Floats } from "./contract.ts";
import { ROW } from "./imageMoments.ts";

/** Twin of force/imageField: the field's coefficients from the moments of all parts. */
export function imageField({
  IMAGE_PARTS,
  moments,
  field,
}: {
  IMAGE_PARTS: number;
  moments: Floats;
  field: Floats;
}): void {
  const all = new Float64Array(TERMS);
  for (let part = 0; part < IMAGE_PARTS; part++) for (let k = 0; k < TERMS; k++) all[k]! += moments[ROW * part + k]!;
  field.set(fieldOfImages(all));
}
