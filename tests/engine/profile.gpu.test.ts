import { GpuEngine } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { profileTests } from "./shared/profile.ts";

describeGpu("Engine.profile", (device) => {
  profileTests((bodies, settings) => GpuEngine.create(device, bodies, settings));
});
