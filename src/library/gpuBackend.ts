import { GpuEngine } from "../engine/index.ts";
import type { Backend } from "./backend.ts";
import type { Gpu } from "./gpu.ts";

/** A GPU computes. */
export function gpuBackend({ device, name, note, release }: Gpu): Backend {
  let fault: string | null = null;
  const hear = ({ error }: GPUUncapturedErrorEvent) => {
    fault ??= `the GPU device reported: ${error.message.split("\n", 1)[0]}`;
  };
  device.addEventListener("uncapturederror", hear);
  return {
    kind: "gpu",
    name,
    note,
    device,
    engine: (bodies, { settings, physics }) => {
      const timestamps = device.features.has("timestamp-query");
      return GpuEngine.create(device, bodies, settings, { timestamps, ...physics });
    },
    snapshot: (saved, scaling) => GpuEngine.snapshotFrom(device, saved, scaling),
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
