import { GpuEngine } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { unitTests } from "./shared/units.ts";
import { SOLVER_NAMES } from "./solverNames.ts";

describeGpu("units", (device) => {
  unitTests(
    (bodies, settings) => GpuEngine.create(device, bodies, settings, { timestamps: false }),
    SOLVER_NAMES,
    async (engine) => {
      const saved = await engine.snapshot();
      const { posMass } = await saved.read();
      saved.destroy();
      return posMass;
    },
  );
});
