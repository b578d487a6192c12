import type { Passes } from "../gpu/pass.ts";
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
export interface Curve {
  /** The stage that finds densities, and the buffers that it reads beside those of the bodies: `orderA`, places of the bodies along the curve as they were when they were last listed. */
  readonly densities: Spec;
  readonly buffers: Readonly<{ orderA?: GPUBuffer; root: GPUBuffer }>;
  /** Lists the bodies as they are, where they don't lie along it. Submits; returns at once. Between steps: the next step overwrites what it writes. */
  list(): void;
}

/** The curve of a run's bodies; null where they lie along it, all in one range. */
export async function curveOf(
  device: GPUDevice,
  passes: Passes,
  system: System,
  settings: Settings,
): Promise<Curve | null> {
  const { buffers, sizes } = system;
  const listed = keepsOrder(solverOf(settings, sizes));
  // Steps of their own leave bodies in the order in which they began, along the curve, and keep what they need where a list would be made.
  if (findIntegrator(settings.integrator).waits || (!listed && sizes.massive === undefined)) return null;
  const specs = listed ? [toSort, ...orderOf(sizes.n, { counted: true, massive: massiveOf(sizes) })] : [];
  const made = await Promise.all(specs.map((spec) => system.pass(passes, spec)));
  return {
    densities: densities({ listed, massive: sizes.massive }),
    buffers: { root: buffers.root, ...(listed && { orderA: buffers.orderA }) },
    list: () => {
      if (listed) submit(device, made);
    },
  };
}
