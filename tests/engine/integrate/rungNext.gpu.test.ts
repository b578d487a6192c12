import { expect, it } from "vitest";
import { rungNext as spec } from "../../../src/engine/integrate/rungs.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_GROUPS } from "../../reference/contract.ts";
import { rungNext } from "../../reference/rungNext.ts";
import { RUNGS } from "../../reference/rungs.ts";
import { expectTable, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("rungNext", (device) => {
  const driver = new StageDriver(device);

  async function check(now: number, fault = 0) {
    const rungState = new Uint32Array(16);
    rungState.set([3, now, 2 ** 32 - 5, 1, 77]);
    const status = new Uint32Array(16);
    status[0] = fault;
    const tables = { rungState, status, activeList: Uint32Array.of(9) };
    const both = await driver.compare(spec, rungNext, { sizes: sizesOf(100), tables });
    for (const name of ["rungState", "status"]) expectTable(both, name);
    return both.gpu;
  }

  it("counts block steps, and steps of the run", async () => {
    const middle = await check(7);
    expect(middle.rungState![RUNGS.RUNG_NOW]).toBe(8);
    expect(middle.rungState![RUNGS.RUNG_WALKED + 1]).toBe(2);
    expect(middle.status![3]).toBe(0);
    const last = await check(8);
    expect(last.rungState![RUNGS.RUNG_NOW]).toBe(1);
    expect(last.status![3]).toBe(1);
    expect((await check(8, FAULT_GROUPS)).status![3]).toBe(0);
  });
});
