import { Engine } from "../../../src/engine/index.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { gasBoxTests } from "../shared/gasBox.ts";

describeGpu("gas in a periodic box on the GPU", (device) => {
  gasBoxTests((bodies, settings, space) => Engine.create(device, bodies, settings, { timestamps: false, space }));
});
