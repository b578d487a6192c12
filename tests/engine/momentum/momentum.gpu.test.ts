import { expect, it } from "vitest";
import { evrardGas } from "../../../src/data/models/evrardGas.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { GpuEngine } from "../../../src/engine/index.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { momentumTests } from "../shared/momentum.ts";

describeGpu("momentum on a GPU", (device) => {
  momentumTests((bodies, settings, options) => GpuEngine.create(device, bodies, settings, options), 24);

  it.each(["hermite4", "block-leapfrog", "bridge"])("steps of bodies' own by %s can't keep it", async (integrator) => {
    const bodies = plummer.make({}, { n: 200, seed: 1 });
    const solver = integrator === "hermite4" ? "direct" : "adaptive";
    await expect(GpuEngine.create(device, bodies, { integrator, solver }, { momentum: true })).rejects.toThrow(
      `momentum = true: with integrator = "${integrator}" bodies feel each other at different times; choose leapfrog, or leave this out`,
    );
  });

  it("gas with steps of its own goes without", async () => {
    const settings = { integrator: "block-leapfrog", softening: 0.05, timestep: 1 / 32 };
    const engine = await GpuEngine.create(device, evrardGas.make({}, { n: 300, seed: 1 }), settings);
    engine.step(2);
    expect((await engine.measure()).faults).toEqual([]);
    engine.destroy();
  });
});
