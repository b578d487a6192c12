import { expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { findModel } from "../../../src/data/scenarios/index.ts";
import { GpuEngine } from "../../../src/engine/index.ts";
import { describeGpu } from "../../gpuDevice.ts";

describeGpu("supernovae one by one", (device) => {
  it("are refused on a GPU in one line that says where they run", async () => {
    const bodies: Bodies = findModel("wet-antennae").make({}, { n: 500, seed: 1 });
    const given = { ...bodies, gas: { ...bodies.gas, supernovae: true } };
    await expect(GpuEngine.create(device, given, {}, { timestamps: false })).rejects.toThrow(
      "supernovae = true: stars explode one by one on the processor alone",
    );
  });
});
