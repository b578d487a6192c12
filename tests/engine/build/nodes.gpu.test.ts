import { expect, it } from "vitest";
import { nodes as spec } from "../../../src/engine/build/tree.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_GROUPS, FAULT_NODES } from "../../reference/contract.ts";
import { LONG_ROW, leafLevels } from "../../reference/leafLevels.ts";
import { nodes } from "../../reference/nodes.ts";
import { rowScan } from "../../reference/rowScan.ts";
import { placed, sortedKeys, sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

const { GROUP_LIST } = CONSTANTS.groups;

describeGpu("nodes", (device) => {
  const driver = new StageDriver(device);

  async function check(
    posMass: Float32Array,
    room: { nodes?: number; groups?: number } = {},
    isLong?: (group: number) => boolean,
  ) {
    const n = posMass.length / 4;
    const ordered = isLong !== undefined;
    const sizes = { ...sizesOf(n), nodes: 12 * n + 64, ordered, ...room };
    const params = paramsOf(sizes);
    const bodyLevels = new Uint32Array(n);
    const rows = LONG_ROW + Number(ordered);
    const counts = new Uint32Array(rows * Math.ceil(n / 256));
    const totals = new Uint32Array(rows);
    leafLevels({ params, keys: sortedKeys(posMass).keys, bodyLevels, counts, GROUP: 64, HEAVY: 4096 });
    let group = 0;
    for (let i = 0; i < n; i++) {
      if (!(bodyLevels[i]! & 0x10000) || !isLong?.(group++)) continue;
      bodyLevels[i]! |= 0x20000;
      counts[LONG_ROW * Math.ceil(n / 256) + Math.floor(i / 256)]!++;
    }
    rowScan({ params, dispatch: { index: 256, last: 256 }, counts, totals });
    const tables = { bodyLevels, counts, totals, status: new Uint32Array(16) };
    const both = await driver.compare(spec, nodes, { sizes, params, tables });
    for (const name of ["nodeBegin", "nodeLink", "levelStart", "groupList", "status"]) expectTable(both, name);
    return both.gpu;
  }

  it.each(COUNTS)("of %i bodies", async (n) => {
    const { status } = await check(sphere(n).posMass);
    expect(status![0]).toBe(0);
  });

  it.each([...COUNTS, 5000])("of %i bodies, those groups first whose walks are long", async (n) => {
    const { groupList } = await check(sphere(n).posMass, {}, (group) => group % 3 === 1);
    const order = groupList!.subarray(GROUP_LIST + sizesOf(n).groups + 1).subarray(0, groupList![0]!);
    const groups = [...order.keys()];
    expect([...order]).toEqual([...groups.filter((g) => g % 3 === 1), ...groups.filter((g) => g % 3 !== 1)]);
    await check(sphere(n).posMass, {}, () => true);
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
    await check(posMass, { groups: 7 }, (group) => group % 2 === 0);
    const { status } = await check(posMass, { groups: 7 });
    expect(status![0]).toBe(FAULT_GROUPS);
    expect(status![4]).toBe(16);
  });
});
