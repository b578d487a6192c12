import { it } from "vitest";
import { blockStart as spec } from "../../../src/engine/integrate/blocks.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { blockStart } from "../../reference/blockStart.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("blockStart", (device) => {
  const driver = new StageDriver(device);

  const cases = [...[0, ...COUNTS].map((n) => [n, false] as const), ...[1, 257].map((n) => [n, true] as const)];
  it.each(cases)("of %i bodies, some of them frozen; sixth order: %s", async (n, sixth) => {
    const { posMass, velocity } = sphere(n);
    for (let i = 0; i < n; i += 5) velocity[4 * i + 3] = -1;
    const tables = { posMass, velocity, blockState: new Uint32Array(16) };
    const both = await driver.compare(spec(sixth), blockStart, { sizes: sizesOf(n), tables });
    for (const name of ["fixedPosition", "fixedVelocity", "blockState", "acceleration", "jerk", "due"])
      expectTable(both, name);
  });
});
