import { expect, it } from "vitest";
import { bridgeEnd as spec } from "../../../src/engine/integrate/bridge.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { bridgeEnd } from "../../reference/bridgeEnd.ts";
import { FAULT_NODES } from "../../reference/contract.ts";
import { readFixed } from "../../reference/fixed.ts";
import { bridgeTables } from "../bridgeTables.ts";
import { COUNTS, differences, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("bridgeEnd", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, kick: boolean, fault = 0) {
    const made = bridgeTables(n);
    const { id, clusterPlace, fieldAcceleration, clusterAcceleration, acceleration, velocity, fixedVelocity } = made;
    for (let i = 0; i < n; i += 7) velocity[4 * i + 3]! *= -1;
    const tables = { id, clusterPlace, fieldAcceleration, clusterAcceleration, acceleration, velocity, fixedVelocity };
    const status = new Uint32Array(16);
    status[0] = fault;
    const both = await driver.compare(spec(kick), bridgeEnd, { sizes: sizesOf(n), tables: { ...tables, status } });
    expectTable(both, "acceleration", 2e-6);
    expectTable(both, "velocity", 1e-6);
    for (let place = 0; place < made.members; place++) {
      const [gpu, twin] = [both.gpu, both.twin].map((of) => readFixed(of.fixedVelocity as Uint32Array, place));
      expect(differences(gpu!.x, twin!.x, 1e-8)).toEqual([]);
      expect([gpu!.fourth, gpu!.eighth]).toEqual([twin!.fourth, twin!.eighth]);
    }
    return both.gpu;
  }

  it.each([0, ...COUNTS])("of %i bodies, with the kick and without", async (n) => {
    await check(n, true);
    await check(n, false);
  });

  it("stands still where the tree did not fit", async () => {
    const { acceleration, velocity } = await check(100, true, FAULT_NODES);
    const before = bridgeTables(100);
    expect(acceleration).toEqual(before.acceleration);
    expect(velocity!.map(Math.abs)).toEqual(before.velocity.map(Math.abs));
  });
});
