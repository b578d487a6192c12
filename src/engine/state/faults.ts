import type { Bodies } from "../../data/bodies/bodies.ts";
import { CONSTANTS } from "../../gpu/constants.gen.ts";
import type { Scaling } from "../scaling.ts";
import type { Carried } from "./columns.ts";

/**
 * Bits of the status word: what OVERFLOW holds did not fit, and the bodies stand still since; bodies moved too far to be sorted by bins; a step was submitted in
 * other parts than gas allows; a body became non-finite; gas is too hot or too dense for the run's steps; a body of gas has no neighbours.
 */
export const {
  FAULT_OVERFLOW: OVERFLOW,
  FAULT_BINS: BINS,
  FAULT_PARTS: PARTS,
  FAULT_NONFINITE: NONFINITE,
  FAULT_HOT: HOT,
  FAULT_ALONE: ALONE,
} = CONSTANTS.status;

const { FAULT_NODES, FAULT_GROUPS, FAULT_LISTS, FAULT_GAS, FAULT_SMOOTHING, FAULT_BLASTS } = CONSTANTS.status;

/** What a run does not go on with. */
const FAULTS: readonly (readonly [number, string])[] = [
  [FAULT_NODES, "tree: more nodes than the buffers hold"],
  [FAULT_GROUPS, "tree: more groups than the buffers hold"],
  [FAULT_LISTS, "interaction lists: more entries than the buffer holds"],
  [BINS, "sort: bodies moved farther in one step than its bins are wide"],
  [FAULT_GAS, "gas: lists of neighbours that are too short"],
  [FAULT_SMOOTHING, "gas: a smoothing length was not found; are bodies at one place, or far from all others?"],
  [HOT, "gas: a body is too hot or too dense for the time step"],
  [FAULT_BLASTS, "gas: more stars explode in a step than fit; all of them wait"],
  [NONFINITE, "integrate: a body became non-finite and was frozen"],
];

/**
 * Coordinates and velocities in the engine's own units are nearer to 0, or their body is frozen: what lies 2^62 times as far away as the bulk of
 * the bodies is wide pulls on nothing, but squares of its distances leave float32, and with them all forces would.
 */
export const REACH: number = new Float32Array(new Uint32Array([CONSTANTS.finite.REACH_BITS]).buffer)[0]!;

/** The status word in words, which bodies were `sanitized`, and which were `frozen` since, where that is known: by their index as they came in. */
export function faultNames(word: number, sanitized: readonly number[] = [], frozen: readonly number[] = []): string[] {
  const names = FAULTS.filter(([bit]) => (word & bit) !== 0).map(([bit, name]) =>
    bit === NONFINITE && frozen.length > 0
      ? `integrate: ${named(frozen)} frozen: no longer finite, or too far from the others or too fast for float32`
      : name,
  );
  if (sanitized.length === 0) return names;
  return [
    ...names,
    `input: ${named(sanitized)} frozen: not finite, or too far from the others or too fast for float32`,
  ];
}

/** What of a status word a run goes on with, in words: `warnings` of a measurement, where there are some. */
export function warningsOf(word: number): { readonly warnings?: string[] } {
  if ((word & ALONE) === 0) return {};
  return {
    warnings: ["gas: a body had no neighbour within the largest smoothing length; it feels no pressure there"],
  };
}

const named = ([first, ...others]: readonly number[]) =>
  others.length > 0 ? `body ${first} and ${others.length} more were` : `body ${first} was`;

/** Which bodies a step has frozen: |a| beside their velocities is negative, as it is of those that were `sanitized`. By their index as they came in, rising. */
export function frozenAmong(velocity: Float32Array, id: Uint32Array, sanitized: readonly number[]): number[] {
  const given = new Set(sanitized);
  const found: number[] = [];
  for (let k = 0; k < id.length; k++) if (velocity[4 * k + 3]! < 0 && !given.has(id[k]!)) found.push(id[k]!);
  return found.sort((a, b) => a - b);
}

/**
 * Bodies with a number that is not finite, or out of reach, lose their mass and rest at the origin, so that the others can be simulated. Says which, in the
 * order of the table.
 */
export function sanitizeBodies(
  bodies: Bodies,
  { length, velocity: speed }: Pick<Scaling, "length" | "velocity">,
): { bodies: Bodies; sanitized: readonly number[] } {
  const [farthest, fastest] = [REACH * length, REACH * speed];
  const sanitized: number[] = [];
  for (let i = 0; i < bodies.count; i++) {
    let whole = Number.isFinite(bodies.mass[i]!);
    for (let k = 3 * i; k < 3 * i + 3; k++)
      whole &&= Math.abs(bodies.position[k]!) < farthest && Math.abs(bodies.velocity[k]!) < fastest;
    if (!whole) sanitized.push(i);
  }
  if (sanitized.length === 0) return { bodies, sanitized };
  const [mass, position, velocity] = [bodies.mass.slice(), bodies.position.slice(), bodies.velocity.slice()];
  for (const i of sanitized) {
    mass[i] = 0;
    position.fill(0, 3 * i, 3 * i + 3);
    velocity.fill(0, 3 * i, 3 * i + 3);
  }
  return { bodies: { ...bodies, mass, position, velocity }, sanitized };
}

/** The bodies of an engine that rest without mass, by their index as they came in. */
export class FrozenBodies {
  /** Those that came in so. */
  sanitized: readonly number[] = [];
  /** Those that steps have frozen, as far as they were looked for. */
  #found: readonly number[] = [];

  /** The bodies are those of another moment. */
  forget(): void {
    this.#found = [];
  }

  /** What a status says, in words; `read` gets velocities and ids, only where there are more frozen bodies than before. */
  async faults(
    { faults, frozen }: { readonly faults: number; readonly frozen: number },
    read: () => Promise<Carried<"exchange">>,
  ): Promise<string[]> {
    if (frozen !== this.#found.length) {
      const { velocity, id } = await read();
      this.#found = frozenAmong(velocity, id, this.sanitized);
    }
    return faultNames(faults, this.sanitized, this.#found);
  }
}
