import type { Replaced } from "../../gpu/pass.ts";
import { changes, type ExternalField } from "../../physics/external/field.ts";
import { ownAmong } from "../../physics/external/own.ts";
import type { Guest, Visited, Wanted } from "../guests/guest.ts";
import type { Settings } from "../settings.ts";
import type { Sizes } from "../state/sizes.ts";
import type { Spec } from "../state/spec.ts";
import type { System } from "../state/system.ts";
import { frictionBytes, frictionTables } from "./frictionTerms.ts";
import { external, externalEnergy, externalExact, externalJerk, friction } from "./stages.ts";
import { insideTerms, radialTables, termsBytes } from "./terms.ts";

/** Where the text of an own field stands. */
const OWN_FILE = "external/shared/ownField.wgsl";

/** The external fields of a run on a GPU. */
export class ExternalFields implements Guest {
  readonly exact: readonly Spec[];
  readonly energy: NonNullable<Guest["energy"]>;
  readonly #device: GPUDevice;
  readonly #system: System;
  readonly #inside: ExternalField;
  readonly #changes: boolean;
  readonly #slows: boolean;
  /** Holds an own field against its other formula, once. */
  readonly #check: (time: number, timestep: number) => Promise<void>;
  readonly #replaced: Replaced;
  #time = Number.NaN;
  #timestep = Number.NaN;

  constructor(device: GPUDevice, system: System, field: ExternalField, { bodies, settings, scaling }: Visited) {
    this.#device = device;
    this.#system = system;
    this.#inside = insideTerms(field, settings.gravity, scaling);
    this.#changes = field.some(changes);
    this.#slows = field.some(({ friction }) => friction !== undefined);
    const term = ownAmong(field);
    this.#replaced = term ? { [OWN_FILE]: term.potential.own!.wgsl! } : {};
    this.#check = async (time, timestep) => {
      if (!term) return;
      const { checkOwnWgsl } = await import("./ownOnGpu.ts");
      const trial = { bodies, gravity: settings.gravity, scaling, time, timestep };
      await checkOwnWgsl(device, term, this.#replaced, trial);
    };
    this.exact = this.#own(externalExact);
    this.energy = { stages: this.#own(externalEnergy), buffer: "externalTotals" };
  }

  async begin(time: number, { timestep }: Settings): Promise<void> {
    await this.#check(time, timestep);
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
    return [...this.#own(external({ rungs, alone: massless })), ...(this.#slows ? [friction({ rungs })] : [])];
  }

  jerks(sixth: boolean): readonly Spec[] {
    return this.#own(externalJerk(sixth));
  }

  /** A stage with the user's own field in it. */
  #own(spec: Spec): readonly Spec[] {
    return [{ ...spec, replaced: this.#replaced }];
  }
}
