import type { Floats, Params } from "../contract.ts";
import { standsStill } from "../kickDrift.ts";

type Tables = { params: Params; PARTS: number; parts: Floats; status: Uint32Array; acceleration: Floats };

/** Twin of momentum/subtract: every body's acceleration less that of the centre of mass. */
export function subtract({ params, PARTS, parts, status, acceleration }: Tables): void {
  if (standsStill(status)) return;
  const all = [0, 0, 0, 0];
  for (let k = 0; k < 4 * PARTS; k++) all[k % 4]! += parts[k]!;
  const mass = all[3]!;
  if (mass === 0) return;
  for (let i = 0; i < params.n; i++) for (let k = 0; k < 3; k++) acceleration[4 * i + k]! -= all[k]! / mass;
}
