import { expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { GpuEngine } from "../../../src/engine/index.ts";
import { sample as spec } from "../../../src/engine/measure/sampler.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { sample } from "../../reference/sample.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("sample", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS, 4096, 4097, 9000])("of %i bodies", async (n) => {
    const { posMass, id } = sphere(n);
    // A shift is a permutation of every count.
    const order = id.map((_, i) => (i + 5) % n);
    const both = await driver.compare(spec, sample, { sizes: sizesOf(n), tables: { posMass, id: order } });
    expectTable(both, "positions");
    if (n > 0) expect(both.gpu.positions![3]).toBe(posMass[4 * order.indexOf(0) + 3]);
  });

  it("is every second body of 4200 in the order in which they came in, whatever their order is now", async () => {
    const start = plummer.make({}, { n: 4200, seed: 6 });
    const engine = await GpuEngine.create(device, start, { solver: "bonsai", softening: 0.05, timestep: 1 / 32 });
    engine.step(2);
    expect(await engine.measure("sample")).toBeNull(); // compiled now
    const taken = (await engine.measure("sample"))!;
    expect([taken.steps, taken.time, taken.stride]).toEqual([2, 2 / 32, 2]);
    expect(taken.positions.length).toBe(4 * 2100);
    const { position } = await engine.readBodies();
    for (let k = 0; k < 2100; k++) {
      expect([...taken.positions.subarray(4 * k, 4 * k + 3)]).toEqual([...position.subarray(6 * k, 6 * k + 3)]);
    }
    engine.destroy();
  });
});
