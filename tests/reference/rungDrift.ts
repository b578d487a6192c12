import { FAULT_NONFINITE, type Floats, floatOf, inReach, type Params } from "./contract.ts";
import { standsStill } from "./kickDrift.ts";
import { driftOver, RUNGS, spanOf } from "./rungs.ts";

/**
 * Twin of integrate/rungDrift: x = origin + v t, t since each body's own step began, to the tables that the sort reads, with velocities and what is kept. A
 * body that would leave float32 or its reach stays where it is, without mass or velocity and with a negative |a|, and is counted.
 */
export function rungDrift(tables: {
  params: Params;
  origin: Uint32Array;
  rungState: Uint32Array;
  posMass: Floats;
  velocity: Floats;
  nextPosMass: Floats;
  nextVelocity: Floats;
  nextOrigin: Uint32Array;
  status: Uint32Array;
}): void {
  const { params, origin, rungState, posMass, velocity, nextPosMass, nextVelocity, nextOrigin, status } = tables;
  nextOrigin.set(origin.subarray(0, 4 * params.n));
  nextPosMass.set(posMass.subarray(0, 4 * params.n));
  nextVelocity.set(velocity.subarray(0, 4 * params.n));
  if (standsStill(status)) return;
  const [depth, now] = [rungState[RUNGS.RUNG_DEPTH]!, rungState[RUNGS.RUNG_NOW]!];
  for (let i = 0; i < params.n; i++) {
    if (velocity[4 * i + 3]! < 0) continue;
    const span = spanOf(origin[4 * i + 3]!, depth);
    const ahead = ((now - 1) % span) + 1;
    const time = driftOver(params, (now - ahead) / 2 ** depth, ahead / 2 ** depth);
    const v = [0, 1, 2].map((k) => velocity[4 * i + k]!) as [number, number, number];
    const inBox = (x: number) => (params.side > 0 ? x - params.side * Math.floor(x / params.side) : x);
    const moved = v.map((vk, k) => inBox(floatOf(origin[4 * i + k]!) + time * vk)) as [number, number, number];
    if (inReach(...moved) && inReach(...v)) {
      nextPosMass.set(moved, 4 * i);
      continue;
    }
    nextPosMass[4 * i + 3] = 0;
    nextVelocity.set([0, 0, 0, -1e-30], 4 * i);
    status[0]! |= FAULT_NONFINITE;
    status[2]!++;
  }
}
