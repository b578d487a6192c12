import { Engine, SOLVERS } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { forceTests } from "./shared/forces.ts";

describeGpu("forces", (device) => {
  forceTests(
    (bodies, settings) => Engine.create(device, bodies, settings, { timestamps: false }),
    SOLVERS.map(({ name }) => name),
    1500,
  );
});
