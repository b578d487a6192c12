import { HOLE, holeTo, patches } from "./formation.ts";
import { type GalaxyFrame, ontoPlane } from "./frames.ts";
import { SETTLED, textureAt } from "./texture.ts";

/**
 * Gas of discs that hardly form stars any more lies in their middle in rings, as the dust of NGC 2787 does:
 * how strong the rings are, how much of it there is against the dust of a spiral, its length over the galaxy's size, and the hole about the nucleus.
 */
const RINGS = { strength: 1.2, much: 4, length: 0.4, hole: 0.2 };

const inPlane = new Float64Array(2);

/** Settled gas at a place over what a spiral without lanes has there. */
export function settledGas(frame: GalaxyFrame, at: Float64Array): number {
  ontoPlane(frame, at[0]!, at[1]!, at[2]!, inPlane);
  const radius = Math.hypot(inPlane[0]!, inPlane[1]!) / frame.size;
  // A spiral's hole is larger.
  const held = holeTo(radius, RINGS.hole) / holeTo(Math.max(radius, 0.02), HOLE);
  const field = textureAt(frame, at[0]!, at[1]!, at[2]!, 1, SETTLED);
  return RINGS.much * held * Math.exp(-radius / RINGS.length) * patches(field, RINGS.strength);
}
