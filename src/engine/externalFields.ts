import { changes, type ExternalField, type FieldNow, fieldNow } from "../physics/external/field.ts";
import { newField } from "../physics/external/potential.ts";
import { type Scaling, UNSCALED } from "./scaling.ts";
import { insideTerms, radialTables, termsBytes } from "./state/externalTerms.ts";
import type { System } from "./state/system.ts";

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

  /** Energy of the bodies in them by the partial sums of measure/externalEnergy, in mass times velocity squared of the bodies' units. */
  energy(partials: Float32Array): number {
    return externalEnergy(
      partials.reduce((sum, part) => sum + part, 0),
      this.#gravity,
      this.#scaling,
    );
  }

  /** Adds their potential at a time to the potentials of bodies, see `addPotentials`. */
  addPotentials(forces: Float32Array, position: ArrayLike<number>, time: number): void {
    addPotentials(forces, position, fieldNow(withGravity(this.#field, this.#gravity), time));
  }
}

/** Energy of bodies in external fields, in mass times velocity squared of their units; `sum`: in the engine's, with masses times gravity. */
export const externalEnergy = (sum: number, gravity: number, scaling: Scaling): number =>
  (sum * scaling.mass * scaling.potential) / gravity;

/** Adds the potential of fields to those of bodies, the fourth of every four numbers; both in the bodies' units. */
export function addPotentials(forces: Float32Array, position: ArrayLike<number>, field: FieldNow): void {
  const out = newField();
  for (let i = 0; 4 * i < forces.length; i++) {
    field(position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!, out);
    forces[4 * i + 3]! += out[3]!;
  }
}

/** The same fields with masses times Newton's constant, as their formulas want them. */
export function withGravity(field: ExternalField, gravity: number): ExternalField {
  return insideTerms(field, gravity, UNSCALED);
}
