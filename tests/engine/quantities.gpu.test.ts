import { Engine } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { quantityTests } from "./shared/quantities.ts";

describeGpu("numbers of single bodies", (device) => {
  quantityTests((bodies, settings) => Engine.create(device, bodies, settings), "bonsai");
});
