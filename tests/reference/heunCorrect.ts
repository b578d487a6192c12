import { STRETCHINGS } from "../../src/engine/state/vortexVariant.ts";
import { FAULT_NONFINITE, finite, inReach } from "./contract.ts";
import type { HeunTables } from "./heunPredict.ts";
import { standsStill } from "./kickDrift.ts";
import { relaxed, strengthRate } from "./strengthRate.ts";

/** Twin of integrate/heunCorrect: from halfway on by half a step with the rates at the predicted end, strengths turned towards the vorticity; what becomes non-finite loses its strength. */
export function heunCorrect(tables: HeunTables): void {
  const { params, vortex, elements, strengths, induced, halfway, status } = tables;
  if (standsStill(status) || params.n === 0) return;
  status[3]!++;
  for (let i = 0; i < params.n; i++) {
    const rate = strengthRate(vortex, STRETCHINGS[tables.STRETCHING ?? 0]!, tables, i);
    const half = 0.5 * vortex.timestep;
    const place = [0, 1, 2].map((k) => halfway[8 * i + k]! + half * induced[16 * i + 4 * k + 3]!);
    const whole = [0, 1, 2].map((k) => halfway[8 * i + 4 + k]! + half * rate[k]!);
    const strength = relaxed(vortex, whole, induced, i);
    if (inReach(...(place as [number, number, number])) && finite(...(strength as [number, number, number]))) {
      elements.set(place, 4 * i);
      strengths.set([...strength, 0], 4 * i);
      continue;
    }
    status[0]! |= FAULT_NONFINITE;
    status[2]!++;
    strengths.fill(0, 4 * i, 4 * i + 4);
    const [x, y, z] = elements.subarray(4 * i, 4 * i + 3) as unknown as [number, number, number];
    if (!finite(x, y, z)) elements.fill(0, 4 * i, 4 * i + 3);
  }
}
