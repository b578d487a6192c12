import type { Bodies } from "../data/bodies/bodies.ts";
import {
  type AnyEngine,
  type AnySnapshot,
  DEFAULT_SETTINGS,
  Engine,
  type Saved,
  type Scaling,
  type Settings,
  Snapshot,
} from "../engine/index.ts";
import { checkSolver, ProcessorEngine, ProcessorSnapshot } from "../engine/processor/index.ts";
import type { ExternalField } from "../physics/external/field.ts";
import { findGpu, type Gpu, givenGpu } from "./gpu.ts";
import type { SimulationOptions } from "./options.ts";
import { type Threads, threadsHere } from "./threads.ts";

/** What computes: a GPU, or the processor. */
export interface Backend {
  readonly kind: "gpu" | "cpu";
  /** The adapter's name, or how many threads. */
  readonly name: string;
  /** Null where the processor computes. */
  readonly device: GPUDevice | null;
  engine(bodies: Bodies, settings: Partial<Settings>, external: ExternalField): Promise<AnyEngine>;
  snapshot(saved: Saved, scaling: Scaling): Promise<AnySnapshot>;
  /** Throws the first fault that nobody asked for, in one line. */
  check(): void;
  /** Gives up what it holds. */
  release(): void;
}

/** The backend that the options say; where they leave it open a graphics chip, else the processor, else WebGPU without a chip. Throws one line. */
export async function findBackend(
  options: SimulationOptions,
  settings: Partial<Settings>,
  external: ExternalField,
): Promise<Backend> {
  const { backend = "auto", device, adapter, threads } = options;
  const lacks = processorLacks(settings, external);
  if (backend === "cpu") {
    if (device) throw new Error('backend = "cpu" and a device: leave one of them out');
    if (lacks) throw new Error(`backend = "cpu": ${lacks}`);
    return onProcessor(await threadsHere(threads));
  }
  if (device) return onGpu(givenGpu(device));
  // Who names an adapter, or what only shaders have, means WebGPU.
  if (backend === "gpu" || adapter !== undefined || lacks) {
    const gpu = await findGpu(false, adapter).catch((error: Error) => {
      throw lacks && backend === "auto" ? new Error(`${lacks}; and ${error.message}`) : error;
    });
    return onGpu(gpu);
  }
  const chip = await findGpu(true).catch(() => null);
  return chip ? onGpu(chip) : onProcessor(await threadsHere(threads));
}

/** What of it the processor can't do, in one line; null: it can all. */
function processorLacks(settings: Partial<Settings>, external: ExternalField): string | null {
  if (external.length > 0) return "external potentials act on a GPU, the processor has none yet";
  try {
    checkSolver({ ...DEFAULT_SETTINGS, ...settings });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function onGpu({ device, name, release }: Gpu): Backend {
  let fault: string | null = null;
  const hear = ({ error }: GPUUncapturedErrorEvent) => {
    fault ??= `the GPU device reported: ${error.message.split("\n", 1)[0]}`;
  };
  device.addEventListener("uncapturederror", hear);
  return {
    kind: "gpu",
    name,
    device,
    engine: (bodies, settings, external) => {
      const timestamps = device.features.has("timestamp-query");
      return Engine.create(device, bodies, settings, { timestamps, external });
    },
    snapshot: (saved, scaling) => Snapshot.from(device, saved, scaling),
    check() {
      const said = fault;
      fault = null;
      if (said !== null) throw new Error(said);
    },
    release() {
      device.removeEventListener("uncapturederror", hear);
      release();
    },
  };
}

function onProcessor({ threads, spawn }: Threads): Backend {
  return {
    kind: "cpu",
    name: `processor, threads: ${threads}`,
    device: null,
    engine: (bodies, settings) => ProcessorEngine.create(bodies, settings, { threads, spawn }),
    snapshot: async (saved, scaling) => ProcessorSnapshot.from(saved, scaling),
    check: () => {},
    release: () => {},
  };
}
