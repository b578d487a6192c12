import { type ExternalField, fieldAt } from "../../src/physics/external/field.ts";
import { type Field, newField } from "../../src/physics/external/potential.ts";
import type { Floats, Params } from "./contract.ts";
import { standsStill } from "./kickDrift.ts";

type Tables = { params: Params; posMass: Floats; status: Uint32Array; acceleration: Floats };

/** Twin of force/external: a += the pull of `field` at a time, in float64 by the formulas themselves, without tables. */
export const external =
  (field: ExternalField, time: number) =>
  ({ params, posMass, status, acceleration }: Tables): void => {
    if (standsStill(status)) return;
    for (let i = 0; i < params.n; i++) {
      const own = fieldOf(field, time, posMass, i);
      for (let k = 0; k < 3; k++) acceleration[4 * i + k]! += own[k]!;
    }
  };

const out = newField();

/** Acceleration and potential at a body. */
export function fieldOf(field: ExternalField, time: number, posMass: Floats, i: number): Field {
  fieldAt(field, time, [posMass[4 * i]!, posMass[4 * i + 1]!, posMass[4 * i + 2]!], out);
  return out;
}
