import { expect, it } from "vitest";
import { kickDrift as spec } from "../../../src/engine/integrate/leapfrog.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_GROUPS, FAULT_NODES, FAULT_NONFINITE } from "../../reference/contract.ts";
import { kickDrift } from "../../reference/kickDrift.ts";
import { sphere } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";
import { ROUNDING } from "../tolerance.ts";

describeGpu("kickDrift", (device) => {
  const driver = new StageDriver(device);

  async function check(tables: ReturnType<typeof sphere>, fault = 0, dt = 1 / 64) {
    const sizes = sizesOf(tables.id.length);
    const params = paramsOf(sizes, { drift: dt, kick: dt });
    const status = new Uint32Array(16);
    status[0] = fault;
    const both = await driver.compare(spec, kickDrift, { sizes, params, tables: { ...tables, status } });
    const { posMass, velocity, acceleration } = tables;
    // Two roundings of v, two more of x; w: |a| of three squares and a root.
    const speed = (k: number) => Math.abs(velocity[k] ?? 0) + Math.abs(dt * (acceleration[k] ?? 0));
    const size = (k: number) => (k % 4 === 3 ? Math.hypot(...acceleration.subarray(k - 3, k)) : 0);
    expectTable(both, "nextVelocity", (k) => 4 * ROUNDING * (speed(k) + 2 * size(k)));
    expectTable(
      both,
      "nextPosMass",
      (k) => 4 * ROUNDING * (Math.abs(posMass[k] ?? 0) + Math.abs(dt) * speed(k)) * (k % 4 === 3 ? 0 : 1),
    );
    expectTable(both, "nextId");
    expectTable(both, "status");
    return both.gpu;
  }

  it.each([0, ...COUNTS])("%i bodies", async (n) => {
    await check(sphere(n));
  });

  it("in a periodic box bodies that leave it on one side come back on the other, and small accelerations count as larger ones", async () => {
    const sizes = sizesOf(500);
    const params = paramsOf(sizes, { drift: 0.25, kick: 0.25, side: 0.75, leastFelt: 1.5 });
    const tables = { ...sphere(500), status: new Uint32Array(16) };
    const { gpu, twin } = await driver.compare(spec, kickDrift, { sizes, params, tables });
    for (let i = 0; i < 500; i++) {
      for (let k = 4 * i; k < 4 * i + 3; k++) {
        const apart = gpu.nextPosMass![k]! - twin.nextPosMass![k]!;
        // On the edge rounding decides on which side.
        expect(Math.abs(apart - 0.75 * Math.round(apart / 0.75))).toBeLessThan(1e-4);
        expect(gpu.nextPosMass![k]! >= 0 && gpu.nextPosMass![k]! <= 0.75).toBe(true);
      }
      expect(gpu.nextVelocity![4 * i + 3]! / twin.nextVelocity![4 * i + 3]!).toBeCloseTo(1, 5);
      expect(gpu.nextVelocity![4 * i + 3]!).toBeGreaterThanOrEqual(1.5);
    }
  });

  it("backwards", async () => {
    await check(sphere(100), 0, -0.5);
  });

  it("freezes bodies that would leave float32, and counts them", async () => {
    const tables = sphere(300);
    tables.velocity[4 * 3] = Number.NaN;
    tables.velocity[4 * 77 + 1] = Number.POSITIVE_INFINITY;
    tables.posMass[4 * 200] = Number.POSITIVE_INFINITY;
    tables.acceleration[4 * 299 + 2] = Number.NEGATIVE_INFINITY;
    const { status, nextPosMass } = await check(tables);
    expect([...status!.subarray(0, 3)]).toEqual([FAULT_NONFINITE, 0, 4]);
    expect(nextPosMass![4 * 3 + 3]).toBe(0);
    expect(nextPosMass![4 * 4 + 3]).toBeGreaterThan(0);
  });

  it("leaves frozen bodies where they are", async () => {
    const tables = sphere(70);
    tables.velocity[4 * 5 + 3] = -0.3;
    const { nextPosMass, nextVelocity, status } = await check(tables);
    expect(nextPosMass!.subarray(20, 24)).toEqual(tables.posMass.subarray(20, 24));
    expect([...nextVelocity!.subarray(20, 23)]).toEqual([0, 0, 0]);
    expect(nextVelocity![23]).toBeLessThan(0);
    expect(status![2]).toBe(0);
  });

  it.each([FAULT_NODES, FAULT_GROUPS])("stands still after overflow %i", async (fault) => {
    const { status, nextId } = await check(sphere(100), fault);
    expect(status![0]).toBe(fault);
    expect(new Set(nextId).size).toBe(1);
  });
});
