import { changes, type ExternalField, fieldAt } from "../physics/external/field.ts";
import { newField } from "../physics/external/potential.ts";
import type { Scaling } from "./scaling.ts";
import type { Settings } from "./settings.ts";
import { checkTerms, radialTables, termsBytes } from "./state/externalTerms.ts";
import type { System } from "./state/system.ts";

/** Throws one line where fields can't act on a run with these settings. */
export function checkExternal(field: ExternalField, { integrator }: Pick<Settings, "integrator">): void {
  if (field.length === 0) return;
  checkTerms(field);
  if (integrator !== "leapfrog")
    throw new Error(`integrator = "${integrator}": external potentials act with "leapfrog"; choose that one`);
}

/** The external fields of a run: on the GPU for its steps, and on the host for what is read. */
export class ExternalFields {
  readonly #device: GPUDevice;
  readonly #system: System;
  readonly #field: ExternalField;
  readonly #gravity: number;
  readonly #scaling: Scaling;
  readonly #changes: boolean;
  #time = Number.NaN;

  /** `gravity`: Newton's constant in the bodies' units. */
  constructor(device: GPUDevice, system: System, field: ExternalField, gravity: number, scaling: Scaling) {
    this.#device = device;
    this.#system = system;
    this.#field = field;
    this.#gravity = gravity;
    this.#scaling = scaling;
    this.#changes = field.some(changes);
  }

  /** Makes their buffers, as they are at a time. */
  async begin(time: number): Promise<void> {
    await this.#system.need("external");
    const tables = radialTables(this.#field, this.#gravity, this.#scaling);
    if (tables)
      this.#device.queue.writeBuffer(this.#system.buffers.radialTables!, 0, tables as Float32Array<ArrayBuffer>);
    this.at(time);
  }

  /** What is submitted from now on sees them as they are at a time, in the bodies' time unit. */
  at(time: number): void {
    if (!Number.isNaN(this.#time) && (time === this.#time || !this.#changes)) return;
    this.#time = time;
    const bytes = termsBytes(this.#field, time, this.#gravity, this.#scaling);
    this.#device.queue.writeBuffer(this.#system.buffers.externalTerms!, 0, bytes);
  }

  /** Energy of the bodies in them by the partial sums of measure/externalEnergy, in mass times velocity squared of the bodies' units. */
  energy(partials: Float32Array): number {
    let sum = 0;
    for (const part of partials) sum += part;
    return (sum * this.#scaling.mass * this.#scaling.potential) / this.#gravity;
  }

  /** Adds their potential at a time to the potentials of bodies, the fourth of every four numbers. */
  addPotentials(forces: Float32Array, position: ArrayLike<number>, time: number): void {
    const out = newField();
    const field = withGravity(this.#field, this.#gravity);
    for (let i = 0; 4 * i < forces.length; i++) {
      fieldAt(field, time, [position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!], out);
      forces[4 * i + 3]! += out[3]!;
    }
  }
}

/** The same fields with masses times Newton's constant, as their formulas want them. */
function withGravity(field: ExternalField, gravity: number): ExternalField {
  return field.map((term) => {
    const values = term.values.map((value, k) =>
      term.potential.parameters[k]!.dimension === "mass" ? value * gravity : value,
    );
    return { ...term, values };
  });
}
