import type { Bodies } from "../../data/bodies/bodies.ts";
import { CONSTANTS } from "../../gpu/shaders.gen.ts";

const { FAULT_NODES, FAULT_GROUPS, FAULT_LISTS, FAULT_BINS, FAULT_NONFINITE, FAULT_OVERFLOW } = CONSTANTS.status;

/** Set by the host where the bodies given had non-finite numbers. */
export const MENDED = 8;

/** Bits of the status word, and one more that the host sets. */
const FAULTS: readonly (readonly [number, string])[] = [
  [FAULT_NODES, "tree: more nodes than the buffers hold"],
  [FAULT_GROUPS, "tree: more groups than the buffers hold"],
  [FAULT_LISTS, "interaction lists: more entries than the buffer holds"],
  [FAULT_BINS, "sort: bodies moved farther in one step than its bins are wide"],
  [FAULT_NONFINITE, "integrate: a body became non-finite and was frozen"],
  [MENDED, "input: non-finite bodies were frozen"],
];

/** Bits of shaders/shared/status.wgsl after which the bodies stand still: nodes, groups, lists or bins did not fit. */
export const OVERFLOW: number = FAULT_OVERFLOW;

/** Bit of the status word: bodies moved too far to be sorted by bins. */
export const BINS: number = FAULT_BINS;

/** Word of shaders/shared/status.wgsl: levels of the last tree, 0 for none. */
export const LEVELS = 7;

/** Bit of the status word: a body became non-finite. */
export const NONFINITE: number = FAULT_NONFINITE;

/** The status word in words. */
export function faultNames(word: number): string[] {
  return FAULTS.filter(([bit]) => (word & bit) !== 0).map(([, name]) => name);
}

/** Bodies with a non-finite number lose their mass and rest at the origin, so that the others can be simulated. */
export function mendBodies(bodies: Bodies): { bodies: Bodies; mended: readonly number[] } {
  let mass: Float32Array | null = null;
  let position = bodies.position;
  let velocity = bodies.velocity;
  const mended: number[] = [];
  for (let i = 0; i < bodies.count; i++) {
    let sum = bodies.mass[i]!;
    for (let k = 3 * i; k < 3 * i + 3; k++) sum += bodies.position[k]! * 0 + bodies.velocity[k]! * 0;
    if (Number.isFinite(sum)) continue;
    if (!mass) {
      mass = bodies.mass.slice();
      position = position.slice();
      velocity = velocity.slice();
    }
    mended.push(i);
    mass[i] = 0;
    position.fill(0, 3 * i, 3 * i + 3);
    velocity.fill(0, 3 * i, 3 * i + 3);
  }
  return mass ? { bodies: { ...bodies, mass, position, velocity }, mended } : { bodies, mended };
}
