import { expect, it } from "vitest";
import { rungBegin as spec } from "../../../src/engine/integrate/rungs.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_NODES } from "../../reference/contract.ts";
import { rungBegin } from "../../reference/rungBegin.ts";
import { expandingRungParams, rungParams, rungTables } from "../rungTables.ts";
import { COUNTS, expectTable, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

describeGpu("rungBegin", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, fault = 0, change: (acceleration: Float32Array) => void = () => {}, by: object = {}) {
    const { posMass, velocity, acceleration, id, origin, status } = rungTables(n, 1);
    change(acceleration);
    status[0] = fault;
    const trial = {
      sizes: sizesOf(n),
      params: { ...rungParams(n), ...by },
      tables: { posMass, velocity, acceleration, id, status, origin, rungState: new Uint32Array(16) },
    };
    const both = await driver.compare(spec, rungBegin, trial);
    for (const name of ["origin", "rungState", "nextId"]) expectTable(both, name);
    expectTable(
      both,
      "velocity",
      (k) => 4 * ROUNDING * (Math.abs(velocity[k] ?? 0) + Math.abs(both.twin.velocity![k]!)),
    );
    return both.gpu;
  }

  it.each([0, ...COUNTS])("%i bodies", async (n) => {
    const { rungState } = await check(n);
    if (n >= 255) expect(rungState![0]).toBeGreaterThan(2);
  });

  it("takes the spline's softening, and lets bodies wait whose force is no number", async () => {
    await check(300, 0, () => {}, { spline: 0.07 });
    const { origin } = await check(10, 0, (acceleration) => {
      acceleration[4] = Number.POSITIVE_INFINITY;
      acceleration.fill(1e15, 8, 11);
    });
    expect(origin![7]).toBe(0);
    expect(origin![11]).toBe(12);
  });

  it("gives half a kick of an expanding box, and to forces that cancel there the least that is felt", async () => {
    await check(300, 0, (acceleration) => acceleration.fill(1e-3, 4, 7), expandingRungParams(300));
  });

  it("stands still where the tree did not fit", async () => {
    expect((await check(100, FAULT_NODES)).rungState![0]).toBe(0);
  });
});
