import type { ExternalField } from "../../src/physics/external/field.ts";
import type { Floats, Params } from "./contract.ts";
import { fieldOf } from "./external.ts";

/** Twin of measure/externalExact: the first vector of each sample gets the pull of `field`. */
export const externalExact =
  (field: ExternalField, time: number) =>
  (tables: { params: Params; posMass: Floats; samples: Uint32Array; exact: Floats }): void => {
    const { params, posMass, samples, exact } = tables;
    for (let s = 0; s < Math.min(512, params.n); s++) {
      const own = fieldOf(field, time, posMass, samples[s]!);
      for (let k = 0; k < 3; k++) exact[8 * s + k]! += own[k]!;
    }
  };
