import type { Bodies } from "../data/bodies/bodies.ts";
import { changes, type ExternalField, type FieldNow, fieldNow } from "../physics/external/field.ts";
import { newField } from "../physics/external/potential.ts";
import type { Energies } from "./energyAccount.ts";
import { type Scaling, UNSCALED } from "./scaling.ts";
import { DEFAULT_SETTINGS, type Settings } from "./settings.ts";
import { checkTerms, insideTerms, radialTables, termsBytes } from "./state/externalTerms.ts";
import type { System } from "./state/system.ts";

/**
 * The settings of a run of these bodies in fields, and whether those are all that acts on them: none has mass, and all have one step. Then they need no tree
 * and no sum, and whatever the solver it is "direct". Throws one line where there are too many fields.
 */
export function inFields(
  field: ExternalField = [],
  { mass }: Pick<Bodies, "mass">,
  asked: Settings,
): { readonly full: Settings; readonly massless: boolean } {
  checkTerms(field);
  const { integrator } = DEFAULT_SETTINGS;
  const massless = field.length > 0 && asked.integrator === integrator && mass.every((m) => m === 0);
  return { full: massless ? { ...asked, solver: "direct" } : asked, massless };
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
  }

  /** Makes their buffers, as they are at a time before steps of `timestep`. */
  async begin(time: number, timestep: number): Promise<void> {
    await this.#system.need("external");
    const tables = radialTables(this.#inside);
    if (tables)
      this.#device.queue.writeBuffer(this.#system.buffers.radialTables!, 0, tables as Float32Array<ArrayBuffer>);
    this.at(time, timestep);
  }

  /** What is submitted from now on sees them as they are at a time, in the bodies' time unit; `timestep`: that of the step of the run about it. */
  at(time: number, timestep: number): void {
    const same = (time === this.#time && timestep === this.#timestep) || !this.#changes;
    if (same && !Number.isNaN(this.#time)) return;
    this.#time = time;
    this.#timestep = timestep;
    this.#device.queue.writeBuffer(this.#system.buffers.externalTerms!, 0, termsBytes(this.#inside, time, timestep));
  }

  /** Sums over the bodies with their energy in the fields, by the partial sums of measure/externalEnergy. */
  within<T extends Energies>(own: T, partials: Float32Array): T & { readonly external: number } {
    const sum = partials.reduce((before, part) => before + part, 0);
    return withEnergy(own, sum, this.#gravity, this.#scaling);
  }

  /** Adds their potential at a time to the potentials of bodies, see `addPotentials`. */
  addPotentials(forces: Float32Array, position: ArrayLike<number>, time: number): Float32Array {
    return addPotentials(forces, position, fieldNow(withGravity(this.#field, this.#gravity), time));
  }
}

/** Energies of bodies with that in external fields; `sum`: of this in the engine's units, with masses times gravity. */
export function withEnergy<T extends Energies>(own: T, sum: number, gravity: number, scaling: Scaling) {
  const external = (sum * scaling.mass * scaling.potential) / gravity;
  return { ...own, external, total: own.total + external };
}

/** Adds the potential of fields to those of bodies, the fourth of every four numbers; both in the bodies' units. */
export function addPotentials(forces: Float32Array, position: ArrayLike<number>, field: FieldNow): Float32Array {
  const out = newField();
  for (let i = 0; 4 * i < forces.length; i++) {
    field(position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!, out);
    forces[4 * i + 3]! += out[3]!;
  }
  return forces;
}

/** The same fields with masses times Newton's constant, as their formulas want them. */
export function withGravity(field: ExternalField, gravity: number): ExternalField {
  return insideTerms(field, gravity, UNSCALED);
}
