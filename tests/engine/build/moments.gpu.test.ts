import { expect, it } from "vitest";
import { momentsFor, moments as spec } from "../../../src/engine/build/tree.ts";
import type { Opening } from "../../../src/engine/state/forceVariant.ts";
import type { Sizes } from "../../../src/engine/state/sizes.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { FAULT_NODES, type Floats, floatOf } from "../../reference/contract.ts";
import { moments, OPENING } from "../../reference/moments.ts";
import { placed, sphere, treeOf } from "../sampleTables.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, type Tables } from "../stageDriver.ts";

/** Half a unit in the last place of float32, relative. */
const ROUNDING = 2 ** -24;

/** A leaf is summed in 16 steps, a cell in 8 a level over at most 30 levels; roundings add up at most so. */
const ROUNDINGS = 64;

/** WGSL's pow may take 0 for the smallest normal number (SwiftShader does). */
const NOTHING = 2 ** -126;

/** Radius from the centre of mass to the farthest corner of the box. */
function corner(nodeCentre: Floats, nodeBox: Floats, k: number): number {
  const far = [0, 1, 2].map((c) => {
    const x = nodeCentre[4 * k + c]!;
    return Math.max(nodeBox[8 * k + 4 + c]! - x, x - nodeBox[8 * k + c]!);
  });
  return Math.hypot(...far);
}

/** Forty clumps of bodies in as many of the 64 cells of the second level. */
const clumps = (n: number) => ({
  posMass: placed(n, (i) => {
    const cell = Math.round(((i % 40) * 63) / 39);
    const along = (axis: number) => ((cell >> (2 * axis)) & 3) + 0.2 * Math.sin((i + 1) * (axis + 1.37));
    return [along(0), along(1), along(2)];
  }),
});

describeGpu("moments", (device) => {
  const driver = new StageDriver(device);

  function judge(
    { gpu, twin }: { gpu: Tables; twin: Tables },
    theta: number,
    opening: Opening,
    quadrupole: boolean,
    nodes: readonly number[],
  ) {
    const [centre, box, second, test] = [twin.nodeCentre!, twin.nodeBox!, twin.nodeMoments!, gpu.nodeTest!] as [
      Floats,
      Floats,
      Floats,
      Uint32Array,
    ];
    for (const k of nodes) {
      const mass = centre[4 * k + 3]!;
      const size = corner(centre, box, k);
      const near = (name: string, at: number, tolerance: number) => {
        const off = Math.abs(gpu[name]![at]! - twin[name]![at]!);
        // Thousands of them: only what is wrong is worth a word.
        if (!(off <= tolerance)) expect(off, `${name}[${at}]`).toBeLessThanOrEqual(tolerance);
      };
      // Positions keep the rounding of coordinates as large as the box's distance from the origin.
      const reach = Math.max(...box.subarray(8 * k, 8 * k + 8).map(Math.abs));
      const place = ROUNDING * (2 * reach + ROUNDINGS * size);
      for (let c = 0; c < 3; c++) {
        near("nodeCentre", 4 * k + c, place);
        near("nodeBox", 8 * k + c, 0);
        near("nodeBox", 8 * k + 4 + c, 0);
      }
      near("nodeCentre", 4 * k + 3, ROUNDINGS * ROUNDING * mass);
      const trace = second[8 * k + 3]!;
      for (let c = 0; c < 8; c++)
        near("nodeMoments", 8 * k + c, 3 * ROUNDINGS * ROUNDING * trace + 6 * mass * size * place);

      const [open, spread, radius] = [0, 1, 2].map((c) => floatOf(test[4 * k + c]!)) as [number, number, number];
      expect(test[4 * k + 3]).toBe(gpu.nodeLink![k]);
      // The radius is a bound: never below the farthest body, never beyond the corner of the box.
      const exact = floatOf((twin.nodeTest as Uint32Array)[4 * k + 2]!);
      expect(radius).toBeGreaterThanOrEqual(exact * (1 - 8 * ROUNDING) - place);
      expect(radius).toBeLessThanOrEqual(size * (1 + 8 * ROUNDING) + 2 * place);
      // sqrt and length of WGSL keep about 16 roundings here.
      const relative = 1e-5;
      const root = mass > 0 ? Math.sqrt(trace / mass) : 0;
      const blurred = Math.sqrt(6 * size * place + NOTHING);
      const expected = quadrupole ? Math.sqrt(radius * root) : root;
      const slack = quadrupole ? Math.sqrt(radius * blurred) : blurred;
      expect(Math.abs(spread - expected)).toBeLessThanOrEqual(relative * expected + slack);
      if (opening === "error") {
        // How far the box is from the middle of the root cube; the difference of coordinates keeps their rounding.
        const wanted = floatOf((twin.nodeTest as Uint32Array)[4 * k]!);
        expect(Math.abs(open - wanted)).toBeLessThanOrEqual(relative * wanted + 4 * place);
      } else {
        const wanted = floatOf((twin.nodeTest as Uint32Array)[4 * k]!);
        const slack = wanted > 1e38 ? 0 : 4 * Math.sqrt(wanted) * place * (1 + 1 / theta);
        // Where theta is so large that the radius decides, the GPU's bound of it does.
        const wide = Math.max(opening === "bmax" ? (2 / Math.sqrt(3) / theta) * radius : 0, 1.00001 * radius) ** 2;
        const most = opening === "bonsai" || opening === "bmax" ? Math.max(wanted, wide) : wanted;
        expect(open).toBeGreaterThanOrEqual(wanted - relative * wanted - slack);
        expect(open).toBeLessThanOrEqual(most + relative * most + slack);
        // No cell acts on a body that it holds.
        if (opening === "bonsai" || opening === "bmax") expect(open).toBeGreaterThanOrEqual(radius ** 2);
      }
    }
  }

  /** `threads`: as many of them as for so many bodies. */
  async function check(posMass: Float32Array, opening: Opening, theta = 0.6, quadrupole = true, threads?: number) {
    const tree = treeOf({ posMass });
    const params = paramsOf(tree.sizes, { theta });
    const { posMass: sorted, nodeLink, subtrees, status, root } = tree;
    const tables = { posMass: sorted, nodeLink, subtrees, status, root };
    const specs = momentsFor(opening, quadrupole).map((each) => ({
      ...each,
      constants: (sizes: Sizes) => each.constants?.({ ...sizes, n: threads ?? sizes.n }) ?? {},
    }));
    const both = await driver.compare(specs, moments, { sizes: tree.sizes, params, tables });
    judge(
      both,
      params.theta,
      opening,
      quadrupole,
      Array.from({ length: tree.total }, (_, k) => k),
    );
  }

  it.each(COUNTS)("of %i bodies", async (n) => {
    await check(sphere(n).posMass, "bonsai");
  });

  it.each([20_000, 60_000, 100_000])("by as many threads as %i bodies have", async (threads) => {
    await check(sphere(3000).posMass, "bonsai", 0.6, true, threads);
  });

  it.each([1.15, 1.2, 2])("with the opening length of cells at theta %f, never within the cell", async (theta) => {
    await check(sphere(1000).posMass, "bonsai", theta);
  });

  it.each(["distance", "cubeGap", "bmax", "error"] as const)("with the opening length by %s", async (opening) => {
    await check(sphere(1000).posMass, opening, 0.4);
  });

  it("with the opening length of cells that act by their mass alone", async () => {
    await check(sphere(1000).posMass, "error", 0.4, false);
  });

  it("far from the origin, at one point, on a line, without mass", async () => {
    await check(
      placed(500, (i) => [1000 + Math.sin(i), Math.sin(3 * i), 2000 + Math.cos(7 * i)]),
      "bonsai",
    );
    await check(
      placed(300, () => [1, 1, 1]),
      "error",
    );
    await check(
      placed(300, (i) => [i / 7, 0, 0]),
      "bonsai",
    );
    await check(
      placed(300, (i) => [i / 7, Math.sin(i), 0], 0),
      "error",
    );
  });

  it.each([
    ["a sphere", sphere(3000), 2],
    ["forty clumps, more in a level than the workgroup does at once", clumps(28_000), 33],
  ])("of the cells above the subtrees alone, from those below, and nothing else: %s", async (_, bodies, inLevel) => {
    const tree = treeOf(bodies);
    const { n } = tree.sizes;
    const { nodeLink, subtrees, status, nodeBox, nodeTest, posMass } = tree;
    const nodeCentre = tree.nodeCentre.slice();
    const nodeMoments = tree.nodeMoments.slice();
    const top = Array.from({ length: status[6]! }, (_, i) => subtrees[2 * (n - 1 - i)]!);
    expect(top.length).toBeGreaterThan(2);
    const perLevel = new Array<number>(32).fill(0);
    for (let i = n - top.length; i < n; i++) perLevel[subtrees[2 * i + 1]!]!++;
    expect(Math.max(...perLevel)).toBeGreaterThanOrEqual(inLevel);
    expect(status[5]).toBeGreaterThan(8);
    for (const k of top) {
      nodeCentre.fill(-7, 4 * k, 4 * k + 4);
      nodeMoments.fill(-7, 8 * k, 8 * k + 8);
    }
    const params = paramsOf(tree.sizes);
    const tables = {
      posMass,
      nodeLink,
      subtrees,
      status,
      nodeBox,
      nodeTest,
      nodeCentre,
      nodeMoments,
      root: tree.root,
    };
    const both = await driver.compare(spec(true), moments, { sizes: tree.sizes, params, tables });
    judge(both, params.theta, "bonsai", true, top);
    const above = new Set(top);
    const others = (k: number, width: number) => (above.has(Math.floor(k / width)) ? Number.POSITIVE_INFINITY : 0);
    const { gpu } = both;
    expectTable({ gpu, twin: tables }, "nodeCentre", (k) => others(k, 4));
    expectTable({ gpu, twin: tables }, "nodeMoments", (k) => others(k, 8));
  });

  it("stand still where the tree does not fit: its links lead nowhere", async () => {
    const tree = treeOf(sphere(600));
    const { nodeLink, subtrees, posMass } = tree;
    const status = tree.status.slice();
    status[0] = FAULT_NODES;
    const given = { posMass, nodeLink, subtrees, status, root: tree.root };
    const { gpu } = await driver.compare(momentsFor("bonsai"), () => {}, { sizes: tree.sizes, tables: given });
    expect(new Set(gpu.nodeCentre!.subarray(0, 4 * tree.total)).size).toBe(1);
  });

  it("numbers the criteria as the pass does", () => {
    expect(OPENING).toEqual({ bonsai: 0, distance: 1, error: 2, cubeGap: 3, bmax: 4 });
  });
});
