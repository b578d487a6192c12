import { bitsOf, type Floats, finite, type Params } from "./contract.ts";
import { standsStill } from "./kickDrift.ts";
import { kickOver, leastOf, RUNGS, rungOf } from "./rungs.ts";

/**
 * Twin of integrate/rungKick: bodies whose own step ends get half its kick, their next rung (deeper where their accelerations or gas ask for it, never less deep) and half of
 * that kick, which the last block step leaves away.
 */
export function rungKick(tables: {
  params: Params;
  posMass: Floats;
  acceleration: Floats;
  rungState: Uint32Array;
  status: Uint32Array;
  velocity: Floats;
  origin: Uint32Array;
  awake: Uint32Array;
}): void {
  const { params, posMass, acceleration, rungState, status, velocity, origin, awake } = tables;
  if (standsStill(status)) return;
  const [depth, now] = [rungState[RUNGS.RUNG_DEPTH]!, rungState[RUNGS.RUNG_NOW]!];
  for (let i = 0; i < params.n; i++) {
    const rung = origin[4 * i + 3]!;
    if (awake[i] === 0 || velocity[4 * i + 3]! < 0) continue;
    const a = [0, 1, 2].map((k) => acceleration[4 * i + k]!) as [number, number, number];
    const size = Math.hypot(...a);
    const wish = Math.min(rungOf(params, size), depth);
    const next = finite(...a) ? Math.max(rung, leastOf(awake[i]!), wish) : rung;
    const [past, closing] = [now / 2 ** depth, 2 ** -rung / 2];
    const opening = now === 2 ** depth ? 0 : kickOver(params, past, 2 ** -next / 2);
    const kicks = kickOver(params, past - closing, closing) + opening;
    velocity.set([...a.map((ak, k) => velocity[4 * i + k]! + kicks * ak), Math.max(size, params.leastFelt)], 4 * i);
    origin.set([...[0, 1, 2].map((k) => bitsOf(posMass[4 * i + k]!)), next], 4 * i);
  }
}
