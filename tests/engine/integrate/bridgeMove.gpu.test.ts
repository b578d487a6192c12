import { it } from "vitest";
import { bridgeMove as spec } from "../../../src/engine/integrate/bridge.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { bridgeMove } from "../../reference/bridgeMove.ts";
import { bridgeTables } from "../bridgeTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

describeGpu("bridgeMove", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("of %i bodies brings the cluster's back, some of them frozen", async (n) => {
    const { id, clusterPlace, fieldAcceleration, clusterPosMass, clusterVelocity, members } = bridgeTables(n);
    for (let place = 0; place < members; place += 5) clusterVelocity[4 * place + 3]! *= -1;
    const tables = { id, clusterPlace, fieldAcceleration, clusterPosMass, clusterVelocity };
    const both = await driver.compare(spec, bridgeMove, { sizes: sizesOf(n), tables });
    expectTable(both, "nextPosMass");
    // |a| of three squares and a root.
    expectTable(both, "nextVelocity", (k) => (k % 4 === 3 ? 4 * ROUNDING * Math.abs(both.twin.nextVelocity![k]!) : 0));
  });
});
