import { FAULT_NONFINITE, type Floats, finite, floatOf, type Params } from "./contract.ts";
import { standsStill } from "./kickDrift.ts";
import { RUNGS, spanOf } from "./rungs.ts";

/**
 * Twin of integrate/rungDrift: x = origin + v t, t since each body's own step began; marks those whose step ends. A body that would become non-finite in
 * float32 stays where it is, without mass or velocity and with a negative |a|, and is counted. Where SORTED what is kept is copied, whatever else.
 */
export function rungDrift(tables: {
  params: Params;
  SORTED: number;
  origin: Uint32Array;
  rungState: Uint32Array;
  posMass: Floats;
  velocity: Floats;
  status: Uint32Array;
  awake: Uint32Array;
  nextOrigin: Uint32Array;
}): void {
  const { params, SORTED, origin, rungState, posMass, velocity, status, awake, nextOrigin } = tables;
  if (SORTED === 1) nextOrigin.set(origin.subarray(0, 4 * params.n));
  if (standsStill(status)) return;
  const [depth, now] = [rungState[RUNGS.RUNG_DEPTH]!, rungState[RUNGS.RUNG_NOW]!];
  for (let i = 0; i < params.n; i++) {
    const span = spanOf(origin[4 * i + 3]!, depth);
    awake[i] = now % span === 0 ? 1 : 0;
    if (velocity[4 * i + 3]! < 0) continue;
    const time = (params.drift * (((now - 1) % span) + 1)) / 2 ** depth;
    const v = [0, 1, 2].map((k) => velocity[4 * i + k]!) as [number, number, number];
    const moved = v.map((vk, k) => floatOf(origin[4 * i + k]!) + time * vk) as [number, number, number];
    if (finite(...moved) && finite(...v)) {
      posMass.set(moved, 4 * i);
      continue;
    }
    posMass[4 * i + 3] = 0;
    velocity.set([0, 0, 0, -1e-30], 4 * i);
    status[0]! |= FAULT_NONFINITE;
    status[2]!++;
  }
}
