import type { ExternalField } from "../../src/physics/external/field.ts";
import type { Floats, Params } from "./contract.ts";
import { fieldOf } from "./external.ts";

/** Twin of measure/externalEnergy: sum of m Phi over every 256 bodies. */
export const externalEnergy =
  (field: ExternalField, time: number) =>
  ({ params, posMass, partials }: { params: Params; posMass: Floats; partials: Floats }): void => {
    for (let first = 0; first < params.n; first += 256) {
      let sum = 0;
      for (let i = first; i < Math.min(params.n, first + 256); i++)
        sum += posMass[4 * i + 3]! * fieldOf(field, time, posMass, i)[3]!;
      partials[first / 256] = sum;
    }
  };
