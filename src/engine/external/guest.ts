import { changes, type ExternalField } from "../../physics/external/field.ts";
import type { Energies } from "../energyAccount.ts";
import { external } from "../force/external.ts";
import { externalJerk } from "../force/externalJerk.ts";
import { friction } from "../force/friction.ts";
import type { Arrival, Guest, Visited, Wanted } from "../guests/guest.ts";
import { externalEnergy } from "../measure/externalEnergy.ts";
import { externalExact } from "../measure/externalExact.ts";
import type { Settings } from "../settings.ts";
import { insideTerms, radialTables, termsBytes } from "../state/externalTerms.ts";
import { frictionBytes, frictionTables } from "../state/frictionTerms.ts";
import type { Sizes } from "../state/sizes.ts";
import type { Spec } from "../state/spec.ts";
import type { System } from "../state/system.ts";
import { addPotentials, inFields, withEnergy } from "./fields.ts";

/** Fields that the bodies feel and don't change; null: none of those that are given acts. */
export function arrive(run: Visited): Arrival | null {
  const { external: field, massless } = inFields(run.options.external, run.bodies, run.settings, run.space);
  if (field.length === 0) return null;
  return { sizes: { massless }, join: (device, system) => new ExternalFields(device, system, field, run) };
}

/** The external fields of a run: on the GPU for its steps, and on the host for what is read. */
class ExternalFields implements Guest {
  readonly exact = [externalExact];
  readonly energy: NonNullable<Guest["energy"]>;
  readonly #device: GPUDevice;
  readonly #system: System;
  readonly #field: ExternalField;
  readonly #inside: ExternalField;
  /** Newton's constant in the bodies' units. */
  readonly #gravity: number;
  readonly #changes: boolean;
  readonly #slows: boolean;
  #time = Number.NaN;
  #timestep = Number.NaN;

  constructor(device: GPUDevice, system: System, field: ExternalField, { settings, scaling }: Visited) {
    const { gravity } = settings;
    this.#device = device;
    this.#system = system;
    this.#field = field;
    this.#inside = insideTerms(field, gravity, scaling);
    this.#gravity = gravity;
    this.#changes = field.some(changes);
    this.#slows = field.some(({ friction }) => friction !== undefined);
    const add = (own: Energies, partials: Float32Array) => {
      const sum = partials.reduce((before, part) => before + part, 0);
      return withEnergy(own, sum, gravity, scaling);
    };
    this.energy = { stages: [externalEnergy], buffer: "externalTotals", add };
  }

  async begin(time: number, { timestep }: Settings): Promise<void> {
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

  at(time: number, timestep: number): void {
    const same = (time === this.#time && timestep === this.#timestep) || !this.#changes;
    if (same && !Number.isNaN(this.#time)) return;
    this.#time = time;
    this.#timestep = timestep;
    const { externalTerms, frictionTerms } = this.#system.buffers;
    this.#device.queue.writeBuffer(externalTerms!, 0, termsBytes(this.#inside, time, timestep));
    if (this.#slows) this.#device.queue.writeBuffer(frictionTerms!, 0, frictionBytes(this.#inside, time, timestep));
  }

  forces({ massless = false }: Sizes, wanted: Wanted): readonly Spec[] {
    const rungs = wanted === "rungs" || wanted === "fewRungs";
    return [external({ rungs, alone: massless }), ...(this.#slows ? [friction({ rungs })] : [])];
  }

  jerks(sixth: boolean): readonly Spec[] {
    return [externalJerk(sixth)];
  }

  potentials(forces: Float32Array, position: ArrayLike<number>, time: number): Float32Array {
    return addPotentials(forces, position, this.#field, this.#gravity, time);
  }
}
