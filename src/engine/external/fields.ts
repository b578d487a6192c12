import type { Bodies } from "../../data/bodies/bodies.ts";
import { fieldOf, parseChoice } from "../../physics/external/choice.ts";
import { changes, type ExternalField, fieldNow, timesGravity } from "../../physics/external/field.ts";
import { checkFriction } from "../../physics/external/friction.ts";
import { newField } from "../../physics/external/potential.ts";
import type { Energies } from "../energyAccount.ts";
import type { Scaling } from "../scaling.ts";
import { DEFAULT_SETTINGS, type Settings } from "../settings.ts";
import { checkTerms, insideTerms, radialTables, termsBytes } from "../state/externalTerms.ts";
import { frictionBytes, frictionTables } from "../state/frictionTerms.ts";
import type { System } from "../state/system.ts";

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
): InFields {
  const external = given ?? fieldOf((fields ?? []).map(parseChoice), units, gravity);
  checkTerms(external);
  checkFriction(external);
  if (external.some(({ friction }) => friction) && !SLOWED.includes(integrator))
    throw new Error(`friction acts with ${SLOWED.join(" and ")}, not with ${integrator}; choose one of these`);
  const isLeapfrog = integrator === DEFAULT_SETTINGS.integrator;
  return { external, massless: external.length > 0 && isLeapfrog && mass.every((m) => m === 0) };
}

/** The external fields of a run: on the GPU for its steps, and on the host for what is read. */
export class ExternalFields {
  readonly #device: GPUDevice;
  readonly #system: System;
  readonly #field: ExternalField;
  readonly #inside: ExternalField;
  readonly #gravity: number;
  readonly #scaling: Scaling;
  readonly #changes: boolean;
  readonly #slows: boolean;
  #time = Number.NaN;
  #timestep = Number.NaN;

  /** Null where there are none. `gravity`: Newton's constant in the bodies' units. */
  static of(
    field: ExternalField | undefined,
    device: GPUDevice,
    system: System,
    gravity: number,
    scaling: Scaling,
  ): ExternalFields | null {
    return field && field.length > 0 ? new ExternalFields(device, system, field, gravity, scaling) : null;
  }

  private constructor(device: GPUDevice, system: System, field: ExternalField, gravity: number, scaling: Scaling) {
    this.#device = device;
    this.#system = system;
    this.#field = field;
    this.#inside = insideTerms(field, gravity, scaling);
    this.#gravity = gravity;
    this.#scaling = scaling;
    this.#changes = field.some(changes);
    this.#slows = field.some(({ friction }) => friction !== undefined);
  }

  /** Makes their buffers, as they are at a time before steps of `timestep`. */
  async begin(time: number, timestep: number): Promise<void> {
    await this.#system.need("external");
    const tables = radialTables(this.#inside);
    if (tables)
      this.#device.queue.writeBuffer(this.#system.buffers.radialTables!, 0, tables as Float32Array<ArrayBuffer>);
    if (this.#slows) {
      await this.#system.need("friction");
      this.#device.queue.writeBuffer(this.#system.buffers.frictionTables!, 0, frictionTables(this.#inside));
    }
    this.at(time, timestep);
  }

  /** What is submitted from now on sees them as they are at a time, in the bodies' time unit; `timestep`: that of the step of the run about it. */
  at(time: number, timestep: number): void {
    const same = (time === this.#time && timestep === this.#timestep) || !this.#changes;
    if (same && !Number.isNaN(this.#time)) return;
    this.#time = time;
    this.#timestep = timestep;
    const { externalTerms, frictionTerms } = this.#system.buffers;
    this.#device.queue.writeBuffer(externalTerms!, 0, termsBytes(this.#inside, time, timestep));
    if (this.#slows) this.#device.queue.writeBuffer(frictionTerms!, 0, frictionBytes(this.#inside, time, timestep));
  }

  /** Sums over the bodies with their energy in the fields, by the partial sums of measure/externalEnergy. */
  within<T extends Energies>(own: T, partials: Float32Array): T & { readonly external: number } {
    const sum = partials.reduce((before, part) => before + part, 0);
    return withEnergy(own, sum, this.#gravity, this.#scaling);
  }

  /** Adds their potential at a time to the potentials of bodies, see `addPotentials`. */
  addPotentials(forces: Float32Array, position: ArrayLike<number>, time: number): Float32Array {
    return addPotentials(forces, position, this.#field, this.#gravity, time);
  }
}

/** Energies of bodies with that in external fields; `sum`: of this in the engine's units, with masses times gravity. */
export function withEnergy<T extends Energies>(own: T, sum: number, gravity: number, scaling: Scaling) {
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
