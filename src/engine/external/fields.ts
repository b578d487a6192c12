import type { Bodies } from "../../data/bodies/bodies.ts";
import { fieldOf, parseChoice } from "../../physics/external/choice.ts";
import { type ExternalField, fieldNow, timesGravity } from "../../physics/external/field.ts";
import { checkFriction } from "../../physics/external/friction.ts";
import { newField } from "../../physics/external/potential.ts";
import type { EnergySums } from "../energies.ts";
import type { Scaling } from "../scaling.ts";
import { DEFAULT_SETTINGS, type Settings } from "../settings.ts";
import type { Space } from "../space.ts";
import { checkTerms } from "./terms.ts";

/** Integrators of bodies that are slowed down: Hermite's schemes want the change of all that acts, a bridge kicks its cluster apart. */
const SLOWED: readonly string[] = ["leapfrog", "block-leapfrog"];

/** A run in external fields. */
export interface InFields {
  readonly external: ExternalField;
  /** Whether the fields are all that acts on the bodies: none has mass, and all have one step. */
  readonly massless: boolean;
}

/** The fields of a run of these bodies: those that are given, or their own. Throws one line where there are too many, or one of the bodies' own is none. */
export function inFields(
  given: ExternalField | undefined,
  { fields, mass, units }: Bodies,
  { gravity, integrator }: Settings,
  space: Space | null,
): InFields {
  const external = given ?? fieldOf((fields ?? []).map(parseChoice), units, gravity);
  checkTerms(external);
  checkFriction(external);
  if (external.some(({ friction }) => friction) && !SLOWED.includes(integrator))
    throw new Error(`friction acts with ${SLOWED.join(" and ")}, not with ${integrator}; choose one of these`);
  if (space && external.length > 0)
    throw new Error("external potentials act in open space, and this is a periodic box; leave one of them out");
  const isLeapfrog = integrator === DEFAULT_SETTINGS.integrator;
  return { external, massless: external.length > 0 && isLeapfrog && mass.every((m) => m === 0) };
}

/** Energies of bodies with that in external fields; `sum`: of this in the engine's units, with masses times gravity. */
export function withEnergy<T extends EnergySums>(own: T, sum: number, gravity: number, scaling: Scaling) {
  const external = (sum * scaling.mass * scaling.potential) / gravity;
  return { ...own, external, total: own.total + external };
}

/** Adds the potential of fields at a time to those of bodies, the fourth of every four numbers; both in the bodies' units, as is `gravity`. */
export function addPotentials(
  forces: Float32Array,
  position: ArrayLike<number>,
  field: ExternalField,
  gravity: number,
  time: number,
): Float32Array {
  const now = fieldNow(timesGravity(field, gravity), time);
  const out = newField();
  for (let i = 0; 4 * i < forces.length; i++) {
    now(position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!, out);
    forces[4 * i + 3]! += out[3]!;
  }
  return forces;
}
