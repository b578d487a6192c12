import type { Floats, Params } from "./contract.ts";

/** Twin of integrate/accelerationSize: |a| beside the velocity, negative where the body is frozen. */
export function accelerationSize({
  params,
  acceleration,
  velocity,
}: {
  params: Params;
  acceleration: Floats;
  velocity: Floats;
}): void {
  for (let i = 0; i < params.n; i++) {
    const size = Math.max(Math.hypot(...acceleration.subarray(4 * i, 4 * i + 3)), params.leastFelt);
    velocity[4 * i + 3] = velocity[4 * i + 3]! < 0 ? -Math.max(size, 1e-30) : size;
  }
}
