import { expect, it } from "vitest";
import { walk as walkSpec } from "../../../../src/engine/force/bonsai/index.ts";
import { octgravEq1, listForces as spec } from "../../../../src/engine/force/octgrav/index.ts";
import { PLAIN } from "../../../../src/engine/state/forceVariant.ts";
import type { Spec } from "../../../../src/engine/state/spec.ts";
import { describeGpu } from "../../../gpuDevice.ts";
import type { Params } from "../../../reference/contract.ts";
import { listForces } from "../../../reference/octgrav/listForces.ts";
import { placed, sphere } from "../../sampleTables.ts";
import { COUNTS, differences, StageDriver, type Tables } from "../../stageDriver.ts";
import { forceTolerance } from "../../tolerance.ts";
import { only } from "../bucketTables.ts";
import { listedTree } from "./listTables.ts";

describeGpu("listForces", (device) => {
  const driver = new StageDriver(device);

  async function check(
    posMass: Float32Array,
    {
      quadrupole = true,
      hexadecapole = false,
      ...change
    }: Partial<Params> & { quadrupole?: boolean; hexadecapole?: boolean } = {},
  ) {
    const { sizes, params, ...tree } = listedTree(posMass, "cubeGap", change, quadrupole, hexadecapole);
    const spline = params.spline > 0;
    const { gpu, twin } = await driver.compare(spec({ ...PLAIN, spline, quadrupole, hexadecapole }), listForces, {
      sizes,
      params,
      tables: only(tree, "posMass", "nodeCentre", "nodeMoments", "bucketLink", "groupList", "listSizes", "listEntries"),
    });
    const tolerance = forceTolerance(tree.posMass, params.eps2 + (params.spline / 2.8) ** 2);
    expect(differences(gpu.acceleration!, twin.acceleration!, tolerance)).toEqual([]);
  }

  it.each(COUNTS)("of %i bodies", async (n) => {
    await check(sphere(n).posMass);
  });

  it("by masses alone, with a spline, with smaller buckets", async () => {
    const { posMass } = sphere(1000);
    await check(posMass, { quadrupole: false });
    await check(posMass, { hexadecapole: true });
    await check(posMass, { spline: 0.3, eps2: 0 });
    await check(posMass, { bucketSize: 20 });
  });

  it("without softening, of bodies at one point, in clumps and on a line", async () => {
    for (const place of [() => [1, 1, 1], (i) => [i % 2, 0, i % 3], (i) => [i / 7, 0, 0]] as Parameters<
      typeof placed
    >[1][])
      await check(placed(200, place), { eps2: 0 });
  });
});

describeGpu("octgrav's four stages", (device) => {
  const driver = new StageDriver(device);

  it.each([65, 257, 3000])("give %i bodies the forces of Bonsai's walk, by the same tree and criterion", async (n) => {
    const { sizes, params, ...tree } = listedTree(sphere(n).posMass, "bonsai", { bucketSize: 16 });
    const nothing = () => {};
    const given = only(tree, "posMass", "nodeCentre", "nodeTest", "nodeBox", "nodeMoments", "groupList", "bucketLink");
    const run = async (specs: readonly Spec[]) => {
      let tables: Tables = { ...given, status: new Uint32Array(16) };
      for (const stage of specs)
        tables = { ...tables, ...(await driver.compare(stage, nothing, { sizes, params, tables })).gpu };
      return tables;
    };
    const [lists, walk] = [await run(octgravEq1.passes(PLAIN)), await run([walkSpec()])];
    const counts = (from: Tables) => from.groupCounts!.slice(0, 4 * sizes.groups);
    expect(counts(lists)).toEqual(counts(walk));
    const rounding = forceTolerance(tree.posMass, params.eps2);
    expect(differences(lists.acceleration!, walk.acceleration!, rounding)).toEqual([]);
  });
});
