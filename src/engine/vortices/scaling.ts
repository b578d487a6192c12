import type { VortexElements } from "../../data/vortices/elements.ts";
import { bulkSize, exponent, type Scaling } from "../scaling.ts";
import { REACH } from "../state/faults.ts";

/**
 * What one unit inside the engine is in the units of the elements: powers of two, so that going in and out rounds nothing. Inside, the bulk of the
 * elements has a size near 1, and all strengths together are near 1.
 */
export interface VortexScaling {
  /** Length units. */
  readonly length: number;
  /** Strength units, length cubed over time. */
  readonly strength: number;
  /** Velocity units. */
  readonly velocity: number;
  /** One over time units. */
  readonly gradient: number;
  /** Time units. */
  readonly time: number;
}

/** The scaling of some elements. Throws one line that names an element so far from the others that float32 can't hold the squares of its distances. */
export function vortexScalingOf(elements: VortexElements): VortexScaling {
  const { count, strength } = elements;
  let total = 0;
  for (let i = 0; i < count; i++) total += Math.hypot(strength[3 * i]!, strength[3 * i + 1]!, strength[3 * i + 2]!);
  const length = exponent(bulkSize(elements));
  const all = exponent(total);
  const far = elements.position.findIndex((x) => !(Math.abs(x) < REACH * 2 ** length));
  if (far >= 0)
    throw new Error(
      `element ${Math.floor(far / 3) + 1}: ${"xyz"[far % 3]} is ${elements.position[far]}, too far from the others for float32; leave it out`,
    );
  return {
    length: 2 ** length,
    strength: 2 ** all,
    velocity: 2 ** (all - 2 * length),
    gradient: 2 ** (all - 3 * length),
    time: 2 ** (3 * length - all),
  };
}

/**
 * The units of the public buffers, where elements stand as bodies do: cores in place of masses, strengths in place of velocities; beside them the
 * velocity in units of strengths, as a picture reads it, and the size of the vorticity in place of the potential.
 */
export const bufferScaling = ({ length, strength, gradient }: VortexScaling): Scaling => ({
  length,
  mass: length,
  velocity: strength,
  acceleration: strength,
  potential: gradient,
});
