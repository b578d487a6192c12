import { expect, it } from "vitest";
import { vortexWalk as spec } from "../../../src/engine/force/vortices.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { vortexWalk } from "../../reference/vortexWalk.ts";
import { differences, StageDriver } from "../stageDriver.ts";
import { inducedTolerance, vortexCube, vortexTreeOf } from "../vortexTables.ts";

const ROUNDINGS = 100;
/** Of a hundred groups one may open a cell that the twin does not: borderline distances are a matter of rounding. */
const BORDERLINE = 0.01;

describeGpu("vortexWalk", (device) => {
  const driver = new StageDriver(device);

  async function check(n: number, theta: number, { viscous = false, hexadecapole = false, slices = 1 } = {}) {
    const tree = vortexTreeOf(vortexCube(n), { theta }, Number(hexadecapole));
    const sizes = { ...tree.sizes, hexadecapole };
    const { params, elements, strengths, nodeCentre, nodeTest, nodeStrengths, groupList } = tree;
    const tables = { elements, strengths, nodeCentre, nodeTest, nodeStrengths, groupList };
    const specs = Array.from({ length: slices }, (_, index) =>
      spec({ viscous, hexadecapole, slice: { index, last: slices - 1 } }),
    );
    const { gpu, twin } = await driver.compare(specs, vortexWalk, { sizes, params, tables });
    const [counts, expected] = [gpu.groupCounts!, twin.groupCounts!];
    const excused = new Set<number>();
    let borderline = 0;
    let [near, cells] = [0, 0];
    for (let g = 0; g < groupList[0]!; g++) {
      near += counts[4 * g]!;
      cells += counts[4 * g + 1]!;
      if (differences(counts.subarray(4 * g, 4 * g + 4), expected.subarray(4 * g, 4 * g + 4)).length === 0) continue;
      borderline++;
      for (let i = groupList[2 + g]!; i < groupList[3 + g]!; i++) excused.add(i);
    }
    expect(borderline, "groups whose counts differ").toBeLessThanOrEqual(BORDERLINE * groupList[0]!);
    const tolerance = inducedTolerance(twin.induced!, ROUNDINGS);
    const allowed = (k: number) => (excused.has(Math.floor(k / 16)) ? Number.POSITIVE_INFINITY : tolerance(k));
    expect(differences(gpu.induced!, twin.induced!, allowed), "induced").toEqual([]);
    return { near, cells };
  }

  it.each([1, 2, 31, 33, 65, 257])("%i elements", async (n) => {
    await check(n, 0.5);
  });

  it("uses cells where there are many elements, more of them at a wider angle", async () => {
    const narrow = await check(400, 0.6);
    const wide = await check(400, 1, { viscous: true, slices: 3 });
    expect(narrow.cells).toBeGreaterThan(0);
    expect(wide.near).toBeLessThanOrEqual(narrow.near);
    expect(wide.cells).toBeGreaterThan(0);
    expect((await check(200, 1.2, { hexadecapole: true })).cells).toBeGreaterThan(0);
  });
});
