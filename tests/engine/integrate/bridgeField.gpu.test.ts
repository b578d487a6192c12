import { it } from "vitest";
import { bridgeField as spec } from "../../../src/engine/integrate/bridge.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { bridgeField } from "../../reference/bridgeField.ts";
import { bridgeTables } from "../bridgeTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("bridgeField", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("of %i bodies leaves the cluster's without mass", async (n) => {
    const { posMass, id, clusterPlace } = bridgeTables(n);
    const tables = { posMass, id, clusterPlace };
    expectTable(await driver.compare(spec, bridgeField, { sizes: sizesOf(n), tables }), "fieldPosMass");
  });
});
