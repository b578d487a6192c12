import { expect, it } from "vitest";
import { prune as specs } from "../../../src/engine/build/domains.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { prune } from "../../reference/prune.ts";
import { COUNTS, StageDriver } from "../stageDriver.ts";
import { type CutBy, prunedTables } from "./prunedTables.ts";

/** Of a hundred nodes one may be opened that the twin does not open: borderline distances are a matter of rounding. */
const BORDERLINE = 0.01;

describeGpu("prune", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, by: CutBy = {}, change: Float32Array | null = null) {
    const { whole, sizes, boxes, params } = prunedTables(n, by);
    const { nodeCentre, nodeTest, levelStart } = whole;
    const { opening = "error", quadrupole = true, hexadecapole = false } = by;
    const { gpu, twin } = await driver.compare(specs(opening, { quadrupole, hexadecapole }), prune, {
      ...{ sizes, structs: { params } },
      tables: { boxes: change ?? boxes, nodeCentre, nodeTest, levelStart },
    });
    const others = gpu.kept!.filter((state, k) => state !== twin.kept![k]);
    expect(others.length).toBeLessThanOrEqual(BORDERLINE * whole.total);
    return [0, 1, 2].map((state) => gpu.kept!.filter((found) => found === state).length) as [number, number, number];
  }

  it.each(COUNTS)("of the tree of %i bodies", async (n) => {
    await check(n);
    const [out, lookedAt, opened] = await check(n, { opening: "bonsai" });
    if (n === 3000) expect(Math.min(out, lookedAt, opened)).toBeGreaterThan(0);
  });

  it("by masses, by hexadecapoles, with spline softening", async () => {
    for (const by of [{ quadrupole: false }, { hexadecapole: true }, { spline: 0.3 }]) await check(1000, by);
    await check(1000, { opening: "bonsai", spline: 0.3 });
  });

  it("for no body leaves out all but the root", async () => {
    const [out, lookedAt, opened] = await check(1000, {}, new Float32Array(CONSTANTS.boxes.BOX_HEAD));
    expect([lookedAt, opened]).toEqual([1, 0]);
    expect(out).toBeGreaterThan(0);
  });
});
