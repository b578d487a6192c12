import { expect, it } from "vitest";
import { plummer } from "../../src/data/models/plummer.ts";
import { GpuEngine } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { measureTests } from "./shared/measure.ts";
import { SOLVER_NAMES } from "./solverNames.ts";

describeGpu("measure", (device) => {
  measureTests((bodies, settings) => GpuEngine.create(device, bodies, settings), SOLVER_NAMES);

  it("answers what was asked before the engine's end, and nothing after it", async () => {
    const engine = await GpuEngine.create(device, plummer.make({}, { n: 300, seed: 6 }), { softening: 0.05 });
    engine.step(2);
    device.pushErrorScope("validation");
    const asked = [engine.measure(), engine.measure(), engine.measure("profile")] as const;
    const moment = engine.snapshot();
    engine.destroy();
    engine.step(3);
    engine.set({ theta: 0.3 });
    const [first, second, profile] = await Promise.all(asked);
    (await moment).destroy();
    expect([first.step, second.step, profile.step]).toEqual([2, 2, 2]);
    expect(second.kinetic).toBe(first.kinetic);
    expect((await device.popErrorScope())?.message).toBeUndefined();
    await expect(engine.measure()).rejects.toThrow(/^the engine was destroyed/);
  });
});
