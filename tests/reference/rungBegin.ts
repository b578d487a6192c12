import { bitsOf, type Floats, finite, type Params } from "./contract.ts";
import { standsStill } from "./kickDrift.ts";
import { kickOver, RUNGS, rungOf } from "./rungs.ts";

/** Twin of integrate/rungBegin: rung, half a kick of its step, |a| beside the velocity; where the step begins; the deepest rung of all; ids for the first sort. */
export function rungBegin(tables: {
  params: Params;
  posMass: Floats;
  acceleration: Floats;
  status: Uint32Array;
  velocity: Floats;
  rungState: Uint32Array;
  origin: Uint32Array;
  id: Uint32Array;
  nextId: Uint32Array;
}): void {
  const { params, posMass, acceleration, status, velocity, rungState, origin, id, nextId } = tables;
  if (standsStill(status)) return;
  for (let i = 0; i < params.n; i++) {
    const a = [0, 1, 2].map((k) => acceleration[4 * i + k]!) as [number, number, number];
    const size = Math.hypot(...a);
    const frozen = velocity[4 * i + 3]! < 0;
    const rung = frozen || !finite(...a) ? 0 : rungOf(params, size);
    const half = kickOver(params, 0, 2 ** -rung / 2);
    const v = a.map((ak, k) => (frozen ? 0 : velocity[4 * i + k]! + half * ak));
    velocity.set([...v, frozen ? -Math.max(size, 1e-30) : Math.max(size, params.leastFelt)], 4 * i);
    origin.set([...[0, 1, 2].map((k) => bitsOf(posMass[4 * i + k]!)), rung], 4 * i);
    nextId[i] = id[i]!;
    rungState[RUNGS.RUNG_DEPTH] = Math.max(rungState[RUNGS.RUNG_DEPTH]!, rung);
  }
}
