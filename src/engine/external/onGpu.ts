import { changes, type ExternalField } from "../../physics/external/field.ts";
import { external } from "../force/external.ts";
import { externalJerk } from "../force/externalJerk.ts";
import { friction } from "../force/friction.ts";
import type { Guest, Visited, Wanted } from "../guests/guest.ts";
import { externalEnergy } from "../measure/externalEnergy.ts";
import { externalExact } from "../measure/externalExact.ts";
import type { Settings } from "../settings.ts";
import type { Sizes } from "../state/sizes.ts";
import type { Spec } from "../state/spec.ts";
import type { System } from "../state/system.ts";
import { frictionBytes, frictionTables } from "./frictionTerms.ts";
import { insideTerms, radialTables, termsBytes } from "./terms.ts";

/** The external fields of a run on a GPU. */
export class ExternalFields implements Guest {
  readonly exact = [externalExact];
  readonly energy = { stages: [externalEnergy], buffer: "externalTotals" } as const;
  readonly #device: GPUDevice;
  readonly #system: System;
  readonly #inside: ExternalField;
  readonly #changes: boolean;
  readonly #slows: boolean;
  #time = Number.NaN;
  #timestep = Number.NaN;

  constructor(device: GPUDevice, system: System, field: ExternalField, { settings, scaling }: Visited) {
    this.#device = device;
    this.#system = system;
    this.#inside = insideTerms(field, settings.gravity, scaling);
    this.#changes = field.some(changes);
    this.#slows = field.some(({ friction }) => friction !== undefined);
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
}
