import type { Pass, Passes } from "../gpu/pass.ts";
import { submit } from "../gpu/timer.ts";
import { toSort } from "./build/reorder.ts";
import { orderOf } from "./build/sort.ts";
import { solverOf } from "./force/index.ts";
import { densities } from "./measure/localDensity.ts";
import { findIntegrator } from "./schedule/index.ts";
import type { Settings } from "./settings.ts";
import { massiveOf } from "./state/sizes.ts";
import type { Spec } from "./state/spec.ts";
import type { System } from "./state/system.ts";
import { keepsOrder } from "./step.ts";

/** How bodies lie along the curve, where it is not simply one behind the other: for stages that read neighbours there. */
export class Curve {
  /** The stage that finds densities, and the buffers that it reads beside those of the bodies: `orderA`, places of the bodies along the curve as they were when they were last listed. */
  readonly densities: Spec;
  readonly buffers: Readonly<{ orderA?: GPUBuffer; root: GPUBuffer }>;
  readonly #device: GPUDevice;
  readonly #passes: readonly Pass[];

  /** Of bodies that don't lie along it. Compiles the stages. Between steps: the next step overwrites what they write. */
  static async of(device: GPUDevice, passes: Passes, system: System): Promise<Curve> {
    const specs = [toSort, ...orderOf(system.sizes.n, { counted: true, massive: massiveOf(system.sizes) })];
    const made = await Promise.all(specs.map((spec) => system.pass(passes, spec)));
    return new Curve(device, system, made);
  }

  /** Of bodies that lie along it, test particles behind the others. */
  static inRanges(device: GPUDevice, system: System): Curve {
    return new Curve(device, system, null);
  }

  private constructor(device: GPUDevice, { buffers, sizes }: System, passes: readonly Pass[] | null) {
    this.#device = device;
    this.#passes = passes ?? [];
    this.densities = densities({ listed: passes !== null, massive: sizes.massive });
    this.buffers = { root: buffers.root, ...(passes && { orderA: buffers.orderA }) };
  }

  /** Lists the bodies as they are. Submits; returns at once. */
  list(): void {
    if (this.#passes.length > 0) submit(this.#device, this.#passes);
  }
}

/** The curve of a run's bodies; null where they lie along it, all in one range. */
export async function curveOf(
  device: GPUDevice,
  passes: Passes,
  system: System,
  settings: Settings,
): Promise<Curve | null> {
  // Steps of their own leave bodies in the order in which they began, along the curve, and keep what they need where a list would be made.
  if (findIntegrator(settings.integrator).waits) return null;
  if (keepsOrder(solverOf(settings, system.sizes))) return Curve.of(device, passes, system);
  return system.sizes.massive === undefined ? null : Curve.inRanges(device, system);
}
