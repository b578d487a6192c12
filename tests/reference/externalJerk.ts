import { type ExternalField, fieldAt } from "../../src/physics/external/field.ts";
import { newField } from "../../src/physics/external/potential.ts";
import { BLOCKS } from "./blocks.ts";
import { type Floats, floatOf, type Params } from "./contract.ts";
import { readFixed } from "./fixed.ts";

type Tables = {
  params: Params;
  SIXTH: number;
  predicted: Uint32Array;
  turn: Uint32Array;
  blockState: Uint32Array;
  jerkParts: Floats;
};
type Place = [number, number, number];

/** Twin of force/externalJerk: pull of `field`, its change along the way of each body that is due, and that one's, in a step of `timestep` that began at `time`. */
export const externalJerk =
  (field: ExternalField, time: number, timestep: number) =>
  ({ params, SIXTH, predicted, turn, blockState, jerkParts }: Tables): void => {
    for (let slot = 0; slot < blockState[BLOCKS.BLOCK_ACTIVE]!; slot++) {
      const stride = 4 * (3 + SIXTH);
      const { x } = readFixed(predicted, turn[slot]!, stride);
      const at = (row: number) =>
        [0, 1, 2].map((k) => floatOf(predicted[stride * turn[slot]! + 4 * row + k]!)) as Place;
      const [v, bend] = [at(2), SIXTH === 1 ? at(3) : [0, 0, 0]];
      const size = Math.hypot(...x) / Math.max(Math.hypot(...v), 1e-3);
      const begin = time + (timestep * blockState[BLOCKS.BLOCK_NOW]!) / BLOCKS.TICKS;
      const pull = (h: number): Place => {
        const out = newField();
        const place = x.map((place, k) => place + h * (v[k]! + 0.5 * h * bend[k]!)) as Place;
        fieldAt(field, begin + (timestep * h) / params.drift, place, out);
        return [out[0]!, out[1]!, out[2]!];
      };
      const h = 1e-3 * Math.min(size, 1);
      const [p, q, a, r, s] = [-2, -1, 0, 1, 2].map((k) => pull(k * h)) as [Place, Place, Place, Place, Place];
      for (let k = 0; k < 3; k++) {
        const parts = 4 * (2 + SIXTH) * slot + k;
        jerkParts[parts]! += a[k]!;
        jerkParts[parts + 4]! += (8 * (r[k]! - q[k]!) - (s[k]! - p[k]!)) / (12 * h);
        if (SIXTH === 1)
          jerkParts[parts + 8]! += (16 * (q[k]! + r[k]! - 2 * a[k]!) - (p[k]! + s[k]! - 2 * a[k]!)) / (12 * h * h);
      }
    }
  };
