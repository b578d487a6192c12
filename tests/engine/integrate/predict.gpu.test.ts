import { expect, it } from "vitest";
import { predict as spec } from "../../../src/engine/integrate/blocks.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { BLOCKS } from "../../reference/blocks.ts";
import { floatOf } from "../../reference/contract.ts";
import { fixedNumber } from "../../reference/fixed.ts";
import { predict } from "../../reference/predict.ts";
import { blockTables } from "../blockTables.ts";
import { COUNTS, differences, expectTable, paramsOf, StageDriver, sizesOf, type Tables } from "../stageDriver.ts";

describeGpu("predict", (device) => {
  const driver = new StageDriver(device);
  const places = ({ predicted }: Tables, n: number, row: number) =>
    Array.from({ length: 3 * n }, (_, k) => {
      const at = row * Math.floor(k / 3) + (k % 3);
      return fixedNumber(predicted![at]!, predicted![at + 4]!);
    });
  const floats = ({ predicted }: Tables, n: number, row: number, from: number) =>
    Array.from({ length: 3 * n }, (_, k) => floatOf(predicted![row * Math.floor(k / 3) + from + (k % 3)]!));

  const cases = [...[0, ...COUNTS].map((n) => [n, false] as const), ...[1, 65, 257].map((n) => [n, true] as const)];
  it.each(cases)("of %i bodies; sixth order: %s", async (n, sixth) => {
    const row = sixth ? 16 : 12;
    const sizes = sizesOf(n);
    const params = paramsOf(sizes, { drift: 1 / 8, kick: 1 / 16 });
    const both = await driver.compare(spec(sixth), predict, { sizes, params, tables: blockTables(n, sixth) });
    const [gpu, twin] = [both.gpu, both.twin];
    // The way is rounded to float32, the place is not.
    expect(differences(places(gpu, n, row), places(twin, n, row), 1e-9)).toEqual([]);
    for (const from of sixth ? [8, 12] : [8])
      expect(differences(floats(gpu, n, row, from), floats(twin, n, row, from), 1e-6)).toEqual([]);
    for (let i = 0; i < n; i++) expect(gpu.predicted![row * i + 3]).toBe(twin.predicted![row * i + 3]);
    const found = both.twin.blockState![BLOCKS.BLOCK_FOUND]!;
    expect(found).toBe(Math.ceil(n / 3));
    expectTable(both, "blockState");
    expect([...gpu.turn!.slice(0, found)].sort((a, b) => a - b)).toEqual([...twin.turn!.slice(0, found)]);
  });

  it("does nothing where no step is under way", async () => {
    const tables = blockTables(65);
    tables.blockState[BLOCKS.BLOCK_OPEN] = 0;
    const both = await driver.compare(spec(), predict, { sizes: sizesOf(65), tables });
    for (const name of ["predicted", "turn", "blockState"]) expectTable(both, name);
  });
});
