import { expect, it } from "vitest";
import { bridgeKick as spec } from "../../../src/engine/integrate/bridge.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { bridgeKick } from "../../reference/bridgeKick.ts";
import { readFixed } from "../../reference/fixed.ts";
import { bridgeTables } from "../bridgeTables.ts";
import { COUNTS, differences, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("bridgeKick", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("of %i bodies, forwards and backwards, some of the cluster frozen", async (n) => {
    const { id, clusterPlace, fieldAcceleration, fixedVelocity, fixedPosition, members } = bridgeTables(n);
    for (let place = 3; place < members; place += 5) fixedVelocity[8 * place + 7] = 1;
    if (members > 2) fieldAcceleration[4 * id.indexOf(clusterPlace.indexOf(2))] = Number.NaN;
    for (const kick of [1 / 64, -1 / 64]) {
      const sizes = sizesOf(n);
      const tables = { id, clusterPlace, fieldAcceleration, fixedVelocity, fixedPosition };
      const both = await driver.compare(spec, bridgeKick, { sizes, params: paramsOf(sizes, { kick }), tables });
      for (const name of ["fixedPosition", "due", "blockState"]) expectTable(both, name);
      for (let place = 0; place < members; place++) {
        const gpu = readFixed(both.gpu.fixedVelocity as Uint32Array, place);
        const twin = readFixed(both.twin.fixedVelocity as Uint32Array, place);
        // The kick is of float32, what it is added to is not.
        expect(differences(gpu.x, twin.x, 1e-8)).toEqual([]);
        expect([gpu.fourth, gpu.eighth]).toEqual([twin.fourth, twin.eighth]);
      }
    }
  });
});
