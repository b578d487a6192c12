import { beforeAll, expect, it } from "vitest";
import { globals } from "webgpu";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { milkyWay } from "../../src/data/models/milkyWay.ts";
import { GpuEngine } from "../../src/engine/index.ts";
import { readBack } from "../../src/gpu/readback.ts";
import { GAS_QUANTITIES } from "../../src/render/quantities/gas.ts";
import { describeGpu } from "../gpuDevice.ts";
import { gasNumbers } from "../reference/gas.ts";
import { quantityOf } from "./quantityParts.ts";

describeGpu("what colours know of gas", (device) => {
  beforeAll(() => {
    Object.assign(globalThis, globals);
  });

  it("is what bodies give back: density, energy, age of new stars; 0 of what is none", async () => {
    const bodies = milkyWay.make({ gasFraction: 0.6, gasExtent: 0.7, haloHeaviness: 30 }, { n: 2000, seed: 2 });
    // A long step: some of the gas forms stars.
    const engine = await GpuEngine.create(device, bodies, { timestep: 1 / 4, softening: 0.1 });
    engine.step(1);
    await engine.done();
    const look = { density: 3, speed: 2, time: 0.5 };
    const found: Record<string, Float32Array> = {};
    for (const name of GAS_QUANTITIES) {
      const quantity = await quantityOf(device, engine, name, look);
      quantity.update();
      const [bytes] = await readBack(device, [{ buffer: quantity.buffer, bytes: 4 * engine.count }]);
      found[name] = new Float32Array(bytes!);
      quantity.destroy();
    }
    const back = (await engine.readBodies()) as Bodies;
    engine.destroy();
    expect(back.columns!.birthTime!.some((t) => t > 0)).toBe(true);
    for (const name of GAS_QUANTITIES) {
      const expected = gasNumbers(back, name, look);
      const off = expected.map((value, i) => Math.abs(found[name]![i]! - value) / Math.max(Math.abs(value), 1e-9));
      expect(Math.max(...off), name).toBeLessThan(1e-5);
    }
  });
});
