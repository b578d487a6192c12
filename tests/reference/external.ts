import { type ExternalField, fieldAt } from "../../src/physics/external/field.ts";
import { type Field, newField } from "../../src/physics/external/potential.ts";
import type { Floats, Params } from "./contract.ts";
import { standsStill } from "./kickDrift.ts";
import { spanOf, RUNGS as WORDS } from "./rungs.ts";

type Tables = {
  params: Params;
  RUNGS: number;
  ALONE: number;
  posMass: Floats;
  status: Uint32Array;
  origin: Uint32Array;
  rungState: Uint32Array;
  acceleration: Floats;
};

/**
 * Twin of force/external: a += the pull of `field` at a time, in float64 by the formulas themselves, without tables; on rungs at the time of the block step
 * within one of `timestep`, of the bodies whose own step ends.
 */
export const external =
  (field: ExternalField, time: number, timestep: number) =>
  ({ params, RUNGS, ALONE, posMass, status, origin, rungState, acceleration }: Tables): void => {
    if (standsStill(status)) return;
    const [depth, now] = [rungState[WORDS.RUNG_DEPTH]!, rungState[WORDS.RUNG_NOW]!];
    for (let i = 0; i < params.n; i++) {
      if (RUNGS === 1 && now % spanOf(origin[4 * i + 3]!, depth) !== 0) continue;
      const own = fieldOf(field, RUNGS === 1 ? time + timestep * (now / 2 ** depth) : time, posMass, i);
      if (ALONE === 1) acceleration.fill(0, 4 * i, 4 * i + 4);
      for (let k = 0; k < 3; k++) acceleration[4 * i + k]! += own[k]!;
    }
  };

const out = newField();

/** Acceleration and potential at a body. */
export function fieldOf(field: ExternalField, time: number, posMass: Floats, i: number): Field {
  fieldAt(field, time, [posMass[4 * i]!, posMass[4 * i + 1]!, posMass[4 * i + 2]!], out);
  return out;
}
