import { BLOCKS } from "./blocks.ts";
import { FAULT_NONFINITE, type Floats, floatOf, type Params } from "./contract.ts";
import { readFixed } from "./fixed.ts";

/** Twin of integrate/blockEnd: positions, masses and velocities in float32, |a| beside them, negative where frozen; newly frozen bodies are counted. */
export function blockEnd(tables: {
  params: Params;
  fixedPosition: Uint32Array;
  acceleration: Floats;
  blockState: Uint32Array;
  fixedVelocity: Uint32Array;
  status: Uint32Array;
  posMass: Floats;
  velocity: Floats;
}): void {
  const { params, fixedVelocity, acceleration, status } = tables;
  if (tables.blockState[BLOCKS.BLOCK_OPEN] === 1) return;
  for (let i = 0; i < params.n; i++) {
    const { x, eighth: mass } = readFixed(tables.fixedPosition, i);
    const { x: v, eighth: frozen } = readFixed(fixedVelocity, i);
    const size = Math.hypot(...acceleration.subarray(4 * i, 4 * i + 3));
    tables.posMass.set([...x, floatOf(mass)], 4 * i);
    tables.velocity.set([...v, frozen === 0 ? size : -Math.max(size, 1e-30)], 4 * i);
    if (frozen !== BLOCKS.NEWLY_FROZEN) continue;
    fixedVelocity[8 * i + 7] = BLOCKS.FROZEN;
    status[0]! |= FAULT_NONFINITE;
    status[2]!++;
  }
}
