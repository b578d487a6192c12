import { beforeAll, expect, it } from "vitest";
import { globals } from "webgpu";
import { milkyWay } from "../../src/data/models/milkyWay.ts";
import { Engine } from "../../src/engine/index.ts";
import { readBack } from "../../src/gpu/readback.ts";
import { GAS_QUANTITIES } from "../../src/render/quantities/gas.ts";
import { describeGpu } from "../gpuDevice.ts";
import { quantityOf } from "./quantityParts.ts";

describeGpu("what colours know of gas", (device) => {
  beforeAll(() => {
    Object.assign(globalThis, globals);
  });

  it("is what bodies give back: density, energy, age of new stars; 0 of what is none", async () => {
    const bodies = milkyWay.make({ gasFraction: 0.6, gasExtent: 0.7, haloHeaviness: 30 }, { n: 2000, seed: 2 });
    // A long step: some of the gas forms stars.
    const engine = await Engine.create(device, bodies, { timestep: 1 / 4, softening: 0.1 });
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
    const { columns, time } = await engine.readBodies();
    engine.destroy();
    const { density, internalEnergy, birthTime } = columns as Record<string, Float32Array>;
    const stars = birthTime!.filter((t) => t > 0).length;
    expect(stars).toBeGreaterThan(0);

    const close = (a: number, b: number) => Math.abs(a - b) <= 1e-5 * Math.abs(b);
    for (let i = 0; i < bodies.count; i++) {
      expect(close(found.gasDensity![i]!, density![i]! / 3), `density of ${i}`).toBe(true);
      expect(close(found.gasTemperature![i]!, internalEnergy![i]! / 4), `energy of ${i}`).toBe(true);
      expect(close(found.starAge![i]!, birthTime![i]! > 0 ? 1 + (time - birthTime![i]!) / 0.5 : 0), `age of ${i}`).toBe(
        true,
      );
    }
  });
});
