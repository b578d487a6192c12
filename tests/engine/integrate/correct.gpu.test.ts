import { expect, it } from "vitest";
import { correct as spec } from "../../../src/engine/integrate/blocks.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { BLOCKS } from "../../reference/blocks.ts";
import { correct } from "../../reference/correct.ts";
import { readFixed } from "../../reference/fixed.ts";
import { DUE_TIME, dueTables } from "../blockTables.ts";
import { COUNTS, differences, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("correct", (device) => {
  const driver = new StageDriver(device);

  /** Bodies that are due, with forces a little other than before, in `splits` parts. */
  function tablesOf(n: number, splits: number, sixth = false) {
    const tables = dueTables(n, splits, sixth);
    const slots = 64 * Math.ceil(tables.turn.length / 64);
    const [row, part] = sixth ? [12, 12] : [4, 8];
    const jerkParts = new Float32Array(part * slots * splits);
    tables.turn.forEach((i, slot) => {
      for (let k = 0; k < splits; k++) {
        const share = [...tables.acceleration.subarray(4 * i, 4 * i + 4)].map(
          (a, c) => (a * (1 + 1e-3 * (c + 1))) / splits,
        );
        const other = (from: number) =>
          [...tables.jerk.subarray(row * i + from, row * i + from + 3)].map((j) => (j * 1.02) / splits);
        const snap = sixth ? [0, ...other(4), 0] : [];
        jerkParts.set([...share, ...other(0), ...snap], part * (k * slots + slot));
      }
    });
    return { ...tables, jerkParts };
  }

  async function check(n: number, splits: number, sixth = false, tables = tablesOf(n, splits, sixth)) {
    const sizes = sizesOf(n);
    const params = paramsOf(sizes, { drift: 1 / 8, kick: 1 / 8, eta: 0.02 });
    const direct = { ...spec(sixth), indirect: undefined } as never;
    const both = await driver.compare(direct, correct, { sizes, params, tables });
    for (let i = 0; i < n; i++) {
      for (const name of ["fixedPosition", "fixedVelocity"]) {
        const gpu = readFixed(both.gpu[name] as Uint32Array, i);
        const twin = readFixed(both.twin[name] as Uint32Array, i);
        expect(differences(gpu.x, twin.x, 2e-9)).toEqual([]);
        expect(gpu.eighth).toBe(twin.eighth);
        if (name === "fixedPosition") expect(gpu.fourth).toBe(twin.fourth);
        else expect(Math.abs(gpu.asFloat / (twin.asFloat || 1) - Number(twin.asFloat !== 0))).toBeLessThan(1e-2);
      }
    }
    expectTable(both, "acceleration", 1e-5);
    const row = sixth ? 12 : 4;
    const jerkOf = both.twin.jerk!;
    // The crackle comes of differences over powers of the step.
    expectTable(both, "jerk", (k) =>
      k % row < 8 ? 1e-5 : 2e-3 * Math.hypot(...jerkOf.slice(k - (k % 4), k - (k % 4) + 3)),
    );
    return both;
  }

  it.each(COUNTS.slice(0, -1))("of %i bodies, a third of them due, in one part and in three", async (n) => {
    expectTable(await check(n, 1), "due");
    expectTable(await check(n, 3), "due");
  });

  it.each([1, 65, 257])("of sixth order, of %i bodies, in one part and in three", async (n) => {
    expectTable(await check(n, 1, true), "due");
    expectTable(await check(n, 3, true), "due");
  });

  it.each([false, true])("takes the first forces as they are, and moves nothing; sixth order: %s", async (sixth) => {
    const tables = tablesOf(65, 1, sixth);
    // Who had wished for a step before still does.
    for (let i = 0; i < 65; i += 6) tables.fixedVelocity[8 * i + 3] = 0;
    // Bodies that have had no forces yet have another round at the same time.
    if (sixth) for (let i = 0; i < 65; i += 6) tables.jerk[12 * i + 7] = 0;
    tables.blockState[BLOCKS.BLOCK_NOW] = 0;
    for (let i = 0; i < 65; i++) tables.fixedPosition[8 * i + 3] = 0;
    const both = await check(65, 1, sixth, tables);
    const { gpu } = both;
    expectTable(both, "due");
    expect(both.twin.due![0]! === 0).toBe(sixth);
    for (let i = 0; i < 65; i++) {
      expect(readFixed(gpu.fixedPosition as Uint32Array, i).x).toEqual(readFixed(tables.fixedPosition, i).x);
    }
  });

  it("freezes a body whose force is no number, where it was, without mass", async () => {
    const tables = tablesOf(65, 1);
    tables.jerkParts[8 * 2] = Number.NaN;
    const sizes = sizesOf(65);
    const params = paramsOf(sizes, { drift: 1 / 8, kick: 1 / 8, eta: 0.02 });
    const direct = { ...spec(), indirect: undefined } as never;
    const { gpu } = await driver.compare(direct, () => {}, { sizes, params, tables });
    const i = tables.turn[2]!;
    const { x, fourth, eighth } = readFixed(gpu.fixedPosition as Uint32Array, i);
    expect(x).toEqual(readFixed(tables.fixedPosition, i).x);
    expect([fourth, eighth]).toEqual([DUE_TIME, 0]);
    expect(readFixed(gpu.fixedVelocity as Uint32Array, i)).toMatchObject({ x: [0, 0, 0], eighth: BLOCKS.NEWLY_FROZEN });
    expect(gpu.due![i]).toBeGreaterThan(DUE_TIME);
  });
});
