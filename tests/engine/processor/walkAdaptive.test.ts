import { describe, expect, it } from "vitest";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { OPENING } from "../../reference/moments.ts";
import { walkAdaptive } from "../../reference/walkAdaptive.ts";
import { expectWalk } from "../force/expectWalk.ts";
import { sphere, treeOf } from "../sampleTables.ts";
import { type AdaptiveOptions, walkAdaptiveTests } from "../shared/walkAdaptive.ts";
import { paramsOf } from "../stageDriver.ts";
import { forceTolerance, SUM_ROUNDINGS } from "../tolerance.ts";
import { StageMemory } from "./stageMemory.ts";

const { PULL, CLOSEST } = CONSTANTS.criterion;

describe("walkAdaptive", () => {
  const check = async (
    given: { posMass: Float32Array; velocity?: Float32Array },
    {
      leafSize = 16,
      tau = 2e-3,
      theta = 0.6,
      eps2 = 0,
      spline = 0,
      near = 6 * Math.sqrt(eps2),
      quadrupole = true,
      groupSize = 64,
      roundings = 2 * SUM_ROUNDINGS,
    }: AdaptiveOptions & { readonly leafSize?: number; readonly spline?: number } = {},
  ) => {
    const memory = await StageMemory.create();
    const tree = treeOf(given, OPENING.error, { theta, leafSize }, Number(quadrupole), groupSize);
    const params = paramsOf(tree.sizes, { tau, theta, eps2, spline, farSoftening: near ** 2, ownPull: 0 });
    const { posMass, velocity, nodeCentre, nodeTest, nodeMoments, groupList, root } = tree;
    const n = tree.sizes.n;
    const groups = groupList[0]!;
    const tables = { posMass, velocity, nodeCentre, nodeTest, nodeMoments, groupList, root };
    const twin = { ...tables, acceleration: new Float64Array(4 * n), groupCounts: new Uint32Array(4 * groups) };
    walkAdaptive({ ...twin, params, QUADRUPOLE: Number(quadrupole) });
    const { at, column } = memory.columns(posMass);
    const bodies = [memory.put(posMass), at, column, memory.put(velocity)] as const;
    const nodes = [memory.put(nodeCentre), memory.put(nodeTest), memory.put(nodeMoments), memory.put(root)] as const;
    const numbers = [params.eps2, !quadrupole, params.angle, params.tau] as const;
    const far = [params.farShare, params.farSoftening, PULL, CLOSEST] as const;
    const images = memory.put(new Float32Array(4));
    memory.stages.spreadOver(params.spline);
    memory.stages.walkAdaptiveOver(...bodies, ...nodes, memory.scratch(), ...numbers, ...far, images, images + 16);
    const [acceleration, counts, list] = [memory.room(16 * n), memory.room(16 * groups), memory.put(groupList)];
    // The last groups first: none depends on another.
    const half = Math.floor(groups / 2);
    memory.stages.walkAdaptive(list, half, groups, acceleration, counts);
    memory.stages.walkAdaptive(list, 0, half, acceleration, counts);
    expect(memory.beyondScratch).toBe(0);
    const gpu = { acceleration: memory.floats(acceleration, 4 * n), groupCounts: memory.words(counts, 4 * groups) };
    const rounding = forceTolerance(posMass, params.eps2 + (spline / 2.8) ** 2, roundings);
    // Third and fourth derivatives are completed as if the potential were harmonic: see the GPU's test.
    const soft = eps2 > 0 ? tau / 36 : 0;
    return expectWalk({ gpu, twin }, tree, (k) => rounding(k) + soft * Math.abs(velocity[4 * Math.floor(k / 4) + 3]!));
  };

  walkAdaptiveTests(check);

  it("with spline softening: what lies in its reach acts by bodies", async () => {
    const plain = await check(sphere(3000));
    const spread = await check(sphere(3000), { spline: 0.3 });
    expect(spread.bodies).toBeGreaterThan(plain.bodies);
    expect(spread.cells).toBeGreaterThan(0);
    expect(spread.far).toBeGreaterThan(0);
    for (const n of [1, 33, 300]) await check(sphere(n), { spline: 0.03 });
    await check(sphere(1000), { spline: 0.1, quadrupole: false });
  });

  it("of more nodes than may wait, and than there is room for at first", async () => {
    const { bodies } = await check(sphere(3000), { leafSize: 1, tau: 0, theta: 1e-3 });
    expect(bodies).toBe(Math.ceil(3000 / 64) * 3000);
  });
});
