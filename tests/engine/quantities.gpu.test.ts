import { GpuEngine } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { quantityTests } from "./shared/quantities.ts";

describeGpu("numbers of single bodies", (device) => {
  quantityTests((bodies, settings) => GpuEngine.create(device, bodies, settings), "bonsai");
});
