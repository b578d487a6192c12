import { it } from "vitest";
import { keys as spec } from "../../../src/engine/build/keys.ts";
import { keys } from "../../../src/engine/reference/keys.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { cubeOf, placed, sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("keys", (device) => {
  const driver = new StageDriver(device);

  async function check(posMass: Float32Array, root: Float32Array) {
    const both = await driver.compare(spec, keys, { sizes: sizesOf(posMass.length / 4), tables: { posMass, root } });
    expectTable(both, "keys");
    expectTable(both, "order");
  }

  it.each([0, ...COUNTS])("of %i bodies", async (n) => {
    const { posMass } = sphere(n);
    await check(posMass, n === 0 ? new Float32Array(4) : cubeOf(posMass));
  });

  it("of corners, edges and bodies outside the cube, which go to its edge", async () => {
    const last = 2 ** 21 - 1;
    const places = [0, 1, last / 2, last - 1, last, last + 5, -3, 1e30];
    const posMass = placed(512, (i) => [places[i % 8]!, places[Math.floor(i / 8) % 8]!, places[Math.floor(i / 64)]!]);
    await check(posMass, new Float32Array([0, 0, 0, 1]));
  });

  it("of bodies at one point", async () => {
    const posMass = placed(64, () => [1, 2, 3]);
    await check(posMass, cubeOf(posMass));
  });
});
