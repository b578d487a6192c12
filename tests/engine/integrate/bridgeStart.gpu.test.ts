import { it } from "vitest";
import { bridgeStart as spec } from "../../../src/engine/integrate/bridge.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { bridgeStart } from "../../reference/bridgeStart.ts";
import { bridgeTables } from "../bridgeTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("bridgeStart", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("of %i bodies takes the cluster's, and no others", async (n) => {
    const { posMass, velocity, id, clusterPlace } = bridgeTables(n);
    const tables = { posMass, velocity, id, clusterPlace };
    const both = await driver.compare(spec, bridgeStart, { sizes: sizesOf(n), tables });
    expectTable(both, "clusterPosMass");
    expectTable(both, "clusterVelocity");
  });
});
