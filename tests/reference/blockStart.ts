import { BLOCKS } from "./blocks.ts";
import { bitsOf, type Floats, type Params } from "./contract.ts";
import { setFixed } from "./fixed.ts";

/** Twin of integrate/blockStart: positions and velocities with 64 bits; all bodies are due at time 0, without acceleration or jerk. */
export function blockStart(tables: {
  params: Params;
  posMass: Floats;
  velocity: Floats;
  blockState: Uint32Array;
  fixedPosition: Uint32Array;
  fixedVelocity: Uint32Array;
  acceleration: Floats;
  jerk: Floats;
  due: Uint32Array;
  SIXTH: number;
}): void {
  const { params, posMass, velocity, blockState } = tables;
  blockState[BLOCKS.BLOCK_NEXT] = BLOCKS.NEVER;
  blockState[BLOCKS.BLOCK_FOUND] = 0;
  blockState[BLOCKS.BLOCK_OPEN] = 1;
  for (let i = 0; i < params.n; i++) {
    setFixed(tables.fixedPosition, i, [...posMass.subarray(4 * i, 4 * i + 3)], 0, bitsOf(posMass[4 * i + 3]!));
    const frozen = velocity[4 * i + 3]! < 0 ? BLOCKS.FROZEN : 0;
    setFixed(tables.fixedVelocity, i, [...velocity.subarray(4 * i, 4 * i + 3)], 0, frozen);
  }
  tables.acceleration.fill(0, 0, 4 * params.n);
  tables.jerk.fill(0, 0, 4 * (1 + 2 * tables.SIXTH) * params.n);
  tables.due.fill(0, 0, params.n);
}
