import { FAULT_GROUPS, FAULT_NODES, FAULT_NONFINITE, type Floats, finite, inReach, type Params } from "./contract.ts";

/** Whether the tree of this step did not fit: then the bodies stand still. */
export function standsStill(status: Uint32Array): boolean {
  return (status[0]! & (FAULT_NODES | FAULT_GROUPS)) !== 0;
}

/**
 * Twin of integrate/kickDrift: v += a kick / 2, x += v drift (in a periodic box back into it), and |a|, no less than counts, beside the velocity. A body that would leave float32 or its reach stays where it
 * is from then on, without mass or velocity and with a negative |a|, and is counted.
 */
export function kickDrift(tables: {
  params: Params;
  posMass: Floats;
  velocity: Floats;
  acceleration: Floats;
  id: Uint32Array;
  nextPosMass: Floats;
  nextVelocity: Floats;
  nextId: Uint32Array;
  status: Uint32Array;
}): void {
  const { params, posMass, velocity, acceleration, id, nextPosMass, nextVelocity, nextId, status } = tables;
  if (standsStill(status)) return;
  for (let i = 0; i < params.n; i++) {
    const [x, y, z, mass] = posMass.subarray(4 * i, 4 * i + 4) as unknown as number[];
    const a = [0, 1, 2].map((k) => acceleration[4 * i + k]!);
    const v = a.map((ak, k) => velocity[4 * i + k]! + 0.5 * params.kick * ak) as [number, number, number];
    const drifted = [x!, y!, z!].map((p, k) => p + params.drift * v[k]!);
    const inside = (p: number) => (params.side > 0 ? p - params.side * Math.floor(p / params.side) : p);
    const moved = drifted.map(inside) as [number, number, number];
    const size = Math.max(Math.hypot(...a), params.leastFelt);
    nextId[i] = id[i]!;
    if (velocity[4 * i + 3]! < 0) {
      nextPosMass.set([x!, y!, z!, mass!], 4 * i);
      nextVelocity.set([0, 0, 0, -Math.max(size, 1e-30)], 4 * i);
    } else if (inReach(...moved) && inReach(...v)) {
      nextPosMass.set([...moved, mass!], 4 * i);
      nextVelocity.set([...v, size], 4 * i);
    } else {
      nextPosMass.set([x!, y!, z!, 0], 4 * i);
      nextVelocity.set([0, 0, 0, size > 0 && finite(...(a as [number, number, number])) ? -size : -1e-30], 4 * i);
      status[0]! |= FAULT_NONFINITE;
      status[2]!++;
    }
  }
}
