import { it } from "vitest";
import { packNodes as spec } from "../../../src/engine/build/domains.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { packNodes } from "../../reference/packNodes.ts";
import { COUNTS, expectTable, StageDriver } from "../stageDriver.ts";
import { type CutBy, prunedTables } from "./prunedTables.ts";

describeGpu("packNodes", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, by: CutBy = {}) {
    const { whole, packed, sizes, params } = prunedTables(n, by);
    const { nodeCentre, nodeTest, nodeMoments } = whole;
    const { kept, places, bodies } = packed;
    const both = await driver.compare(spec, packNodes, {
      ...{ sizes, structs: { params: { ...params, sources: bodies } } },
      tables: { kept, places, nodeCentre, nodeTest, nodeMoments },
    });
    for (const name of ["packedCentre", "packedTest", "packedMoments"]) expectTable(both, name);
  }

  it.each(COUNTS)("of the tree of %i bodies", (n) => check(n));
  it("with hexadecapoles", () => check(500, { hexadecapole: true, opening: "bonsai" }));
});
