import { expect, it } from "vitest";
import { pieces as spec } from "../../../src/engine/build/domains.ts";
import { keysOf } from "../../../src/engine/domains/curve.ts";
import { pieceOf } from "../../../src/engine/domains/division.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { pieces } from "../../reference/pieces.ts";
import { COUNTS, expectTable, StageDriver } from "../stageDriver.ts";
import { dividedTables, HALF, MIDDLE } from "./dividedTables.ts";

describeGpu("pieces", (device) => {
  const driver = new StageDriver(device);

  it.each(COUNTS)("of %i bodies", async (n) => {
    const { root, posMass, id, cuts, sizes, structs } = dividedTables(n);
    const both = await driver.compare(spec, pieces, { sizes, structs, tables: { root, posMass, id, cuts } });
    expectTable(both, "pieces");
    expectTable(both, "counts");
  });
});

it("are those that domains on the processor find, where the cube's numbers are those of float32", () => {
  const { posMass, id, cuts, found } = dividedTables(3000);
  const cube = { low: MIDDLE.map((x) => x - HALF) as [number, number, number], side: 2 * HALF };
  const keys = keysOf(cube, posMass);
  const places = Float64Array.from({ length: 8 }, (_, k) => {
    const cut = 4 * (k >> 1);
    return k % 2 ? cuts[cut + 2]! : cuts[cut]! * 2 ** 32 + cuts[cut + 1]!;
  });
  const own = Array.from(keys, (key, i) => pieceOf(places, key, id[i]!));
  // Float64 and float32 may part at the walls of cells.
  expect(own.filter((piece, i) => piece !== found.pieces[i]).length).toBeLessThan(15);
  for (let p = 0; p < 5; p++) expect(own.filter((piece) => piece === p).length).toBeGreaterThan(500);
});
