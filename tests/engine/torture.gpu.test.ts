import { GpuEngine } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { tortureTests } from "./shared/torture.ts";

describeGpu("torture", (device) => {
  tortureTests(
    (bodies, settings) => GpuEngine.create(device, bodies, settings, { timestamps: false }),
    ["adaptive", "bonsai", "direct"],
    (n) => (n % 5 === 0 ? "bonsai" : "adaptive"),
  );
});
