import { GpuEngine } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { forceTests } from "./shared/forces.ts";
import { SOLVER_NAMES } from "./solverNames.ts";

describeGpu("forces", (device) => {
  forceTests(
    (bodies, settings) => GpuEngine.create(device, bodies, settings, { timestamps: false }),
    SOLVER_NAMES,
    1500,
  );
});
