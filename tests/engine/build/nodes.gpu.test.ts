import { expect, it } from "vitest";
import { nodes as spec } from "../../../src/engine/build/nodes.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_GROUPS, FAULT_NODES } from "../../reference/contract.ts";
import { leafLevels } from "../../reference/leafLevels.ts";
import { nodes } from "../../reference/nodes.ts";
import { rowScan } from "../../reference/rowScan.ts";
import { placed, sortedKeys, sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("nodes", (device) => {
  const driver = new StageDriver(device);

  async function check(posMass: Float32Array, room: { nodes?: number; groups?: number } = {}) {
    const n = posMass.length / 4;
    const sizes = { ...sizesOf(n), nodes: 12 * n + 64, ...room };
    const params = paramsOf(sizes);
    const bodyLevels = new Uint32Array(n);
    const counts = new Uint32Array(32 * Math.ceil(n / 256));
    const totals = new Uint32Array(32);
    leafLevels({ params, keys: sortedKeys(posMass).keys, bodyLevels, counts, GROUP: 64, HEAVY: 4096 });
    rowScan({ params, repetition: { index: 256, last: 256 }, counts, totals });
    const tables = { bodyLevels, counts, totals, status: new Uint32Array(16) };
    const both = await driver.compare(spec, nodes, { sizes, params, tables });
    for (const name of ["nodeBegin", "nodeLink", "levelStart", "groupList", "status"]) expectTable(both, name);
    return both.gpu;
  }

  it.each(COUNTS)("of %i bodies", async (n) => {
    const { status } = await check(sphere(n).posMass);
    expect(status![0]).toBe(0);
  });

  it("of bodies at one point and on a line", async () => {
    await check(placed(300, () => [1, 1, 1]));
    await check(placed(300, (i) => [i / 7, 0, 0]));
  });

  it("says when there is no room for nodes or groups, and keeps within its tables", async () => {
    const { posMass } = sphere(1000);
    const few = await check(posMass, { nodes: 40 });
    expect(few.status![0]).toBe(FAULT_NODES);
    expect(few.status![1]).toBeGreaterThan(40);
    const { status } = await check(posMass, { groups: 7 });
    expect(status![0]).toBe(FAULT_GROUPS);
    expect(status![4]).toBe(16);
  });
});
