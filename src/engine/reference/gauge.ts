import type { Floats, Params } from "./contract.ts";

/** Twin of integrate/gauge: |a| beside the velocity. */
export function gauge({
  params,
  acceleration,
  velocity,
}: {
  params: Params;
  acceleration: Floats;
  velocity: Floats;
}): void {
  for (let i = 0; i < params.n; i++) velocity[4 * i + 3] = Math.hypot(...acceleration.subarray(4 * i, 4 * i + 3));
}
