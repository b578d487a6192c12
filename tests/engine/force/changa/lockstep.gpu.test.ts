import { expect, it } from "vitest";
import { lockstep as spec } from "../../../../src/engine/force/changa/index.ts";
import { PLAIN, slicesOf } from "../../../../src/engine/state/forceVariant.ts";
import { describeGpu } from "../../../gpuDevice.ts";
import { lockstep } from "../../../reference/changa/lockstep.ts";
import type { Params } from "../../../reference/contract.ts";
import { placed, sphere } from "../../sampleTables.ts";
import { COUNTS, StageDriver } from "../../stageDriver.ts";
import { forceTolerance } from "../../tolerance.ts";
import { bucketTree, only } from "../bucketTables.ts";
import { expectWalk } from "../expectWalk.ts";

describeGpu("lockstep", (device) => {
  const driver = new StageDriver(device);

  async function check(
    posMass: Float32Array,
    {
      quadrupole = true,
      hexadecapole = false,
      slices = 1,
      ...change
    }: Partial<Params> & { quadrupole?: boolean; hexadecapole?: boolean; slices?: number } = {},
  ) {
    const { sizes, params, ...tree } = bucketTree(posMass, "bmax", change, quadrupole, 32, hexadecapole);
    const both = await driver.compare(
      slicesOf({ ...PLAIN, spline: params.spline > 0, quadrupole, hexadecapole }, slices).map(spec),
      (tables: Parameters<typeof lockstep>[0]) => void lockstep(tables),
      {
        sizes,
        params,
        tables: only(tree, "posMass", "nodeCentre", "nodeTest", "nodeMoments", "bucketLink", "groupList"),
      },
    );
    return expectWalk(both, tree, forceTolerance(tree.posMass, params.eps2 + (params.spline / 2.8) ** 2));
  }

  it.each(COUNTS)("of %i bodies", async (n) => {
    const { bodies, cells } = await check(sphere(n).posMass);
    expect(bodies).toBeGreaterThan(0);
    if (n === 3000) expect(cells).toBeGreaterThan(0);
  });

  it("with smaller buckets, by masses alone, in slices", async () => {
    const { posMass } = sphere(1500);
    const large = await check(posMass);
    const small = await check(posMass, { bucketSize: 32, slices: 4 });
    expect(small.bodies).toBeLessThan(large.bodies);
    await check(posMass, { bucketSize: 5, leafSize: 5, quadrupole: false });
  });

  it.each([65, 1500])("of %i bodies by hexadecapoles", async (n) => {
    await check(sphere(n).posMass, { hexadecapole: true });
    await check(sphere(n).posMass, { hexadecapole: true, eps2: 0 });
  });

  it("within the reach of softening by masses", async () => {
    const plain = await check(sphere(1500).posMass, { eps2: 0 });
    // No node is opened for it.
    expect(await check(sphere(1500).posMass, { eps2: 0, spline: 0.4 })).toEqual(plain);
    await check(sphere(1500).posMass, { eps2: 0.04 });
  });

  it("without softening, of bodies at one point, in clumps and on a line", async () => {
    for (const place of [() => [1, 1, 1], (i) => [i % 2, 0, i % 3], (i) => [i / 7, 0, 0]] as Parameters<
      typeof placed
    >[1][])
      await check(placed(200, place), { eps2: 0 });
  });
});
