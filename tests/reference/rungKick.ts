import { bitsOf, type Floats, finite, type Params } from "./contract.ts";
import { standsStill } from "./kickDrift.ts";
import { kickOver, RUNGS, rungOf, spanOf } from "./rungs.ts";

/**
 * Twin of integrate/rungKick: bodies whose own step ends get half its kick, their next rung (deeper where they wish, never less deep) and half of
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
}): void {
  const { params, posMass, acceleration, rungState, status, velocity, origin } = tables;
  if (standsStill(status)) return;
  const [depth, now] = [rungState[RUNGS.RUNG_DEPTH]!, rungState[RUNGS.RUNG_NOW]!];
  for (let i = 0; i < params.n; i++) {
    const rung = origin[4 * i + 3]!;
    const span = spanOf(rung, depth);
    if (now % span !== 0 || velocity[4 * i + 3]! < 0) continue;
    const a = [0, 1, 2].map((k) => acceleration[4 * i + k]!) as [number, number, number];
    const size = Math.hypot(...a);
    const wish = finite(...a) ? Math.min(rungOf(params, size), depth) : rung;
    const next = Math.max(rung, wish);
    const [past, closing] = [now / 2 ** depth, 2 ** -rung / 2];
    const opening = now === 2 ** depth ? 0 : kickOver(params, past, 2 ** -next / 2);
    const kicks = kickOver(params, past - closing, closing) + opening;
    velocity.set([...a.map((ak, k) => velocity[4 * i + k]! + kicks * ak), Math.max(size, params.leastFelt)], 4 * i);
    origin.set([...[0, 1, 2].map((k) => bitsOf(posMass[4 * i + k]!)), next], 4 * i);
  }
}
