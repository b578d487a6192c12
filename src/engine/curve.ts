import type { Pass, Passes } from "../gpu/pass.ts";
import { submit } from "../gpu/timer.ts";
import { orderOf } from "./build/index.ts";
import { toSort } from "./build/reorder.ts";
import { solverOf } from "./force/index.ts";
import { findIntegrator } from "./schedule/index.ts";
import type { Settings } from "./settings.ts";
import { massiveOf } from "./state/sizes.ts";
import type { System } from "./state/system.ts";
import { keepsOrder } from "./step.ts";

/** The order along the curve of bodies that don't lie along it, for stages that read neighbours there. */
export class Curve {
  /** n x u32: places of the bodies along the curve, as they were when they were last listed. */
  readonly order: GPUBuffer;
  readonly #device: GPUDevice;
  readonly #passes: readonly Pass[];

  /** Compiles the stages. Between steps: the next step overwrites what they write. */
  static async of(device: GPUDevice, passes: Passes, system: System): Promise<Curve> {
    const specs = [toSort, ...orderOf(system.sizes.n, { counted: true, massive: massiveOf(system.sizes) })];
    const made = await Promise.all(specs.map((spec) => system.pass(passes, spec)));
    return new Curve(device, system.buffers.orderA, made);
  }

  private constructor(device: GPUDevice, order: GPUBuffer, passes: readonly Pass[]) {
    this.#device = device;
    this.order = order;
    this.#passes = passes;
  }

  /** Lists the bodies as they are. Submits; returns at once. */
  list(): void {
    submit(this.#device, this.#passes);
  }
}

/** The curve of a run's bodies; null where they lie along it. */
export async function curveOf(
  device: GPUDevice,
  passes: Passes,
  system: System,
  settings: Settings,
): Promise<Curve | null> {
  // Steps of their own leave bodies in the order in which they began, along the curve, and keep what they need where a list would be made.
  if (findIntegrator(settings.integrator).waits || !keepsOrder(solverOf(settings, system.sizes))) return null;
  return Curve.of(device, passes, system);
}
