import type { Encounter } from "./encounter.ts";

/** The spin of a disc. */
export function spinOf({ phi, theta }: Encounter, g: 0 | 1): readonly [number, number, number] {
  const [p, t] = [(phi[g] * Math.PI) / 180, (theta[g] * Math.PI) / 180];
  return [Math.sin(t) * Math.cos(p), Math.sin(t) * Math.sin(p), Math.cos(t)];
}
