import { expect, it } from "vitest";
import { reorder as spec } from "../../../src/engine/build/reorder.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { reorder } from "../../reference/reorder.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("reorder", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("%i bodies", async (n) => {
    const { posMass, velocity, id } = sphere(n);
    // Coprime to every count above: a permutation.
    const order = Uint32Array.from({ length: n }, (_, i) => (i * 7919 + 3) % n);
    const both = await driver.compare(spec(), reorder, {
      sizes: sizesOf(n),
      tables: { order, fromPosMass: posMass, fromVelocity: velocity, fromId: id },
    });
    for (const name of ["toPosMass", "toVelocity", "toId"]) expectTable(both, name);
  });

  it("keeps the order where asked to", async () => {
    const { posMass, velocity, id } = sphere(300);
    const both = await driver.compare(spec(true), reorder, {
      sizes: sizesOf(300),
      tables: { fromPosMass: posMass, fromVelocity: velocity, fromId: id },
    });
    for (const name of ["toPosMass", "toVelocity", "toId"]) expectTable(both, name);
    expect(both.gpu.toId).toEqual(id);
  });
});
