import { expect, it } from "vitest";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { findClusters } from "../../../src/physics/gas/clusters.ts";
import { findNeighbours } from "../../../src/physics/gas/neighbours.ts";
import { clump } from "../../physics/gas/gases.ts";
import { ALONE, HOT, SETTINGS, sphereWith } from "./faults.ts";

const make = (...of: Parameters<typeof sphereWith>) => ProcessorEngine.create(sphereWith(...of), SETTINGS);

it("gas far from all other gas is told of, and moves on without pressure", async () => {
  const [engine, near] = [await make({ x: 40 }), await make({})];
  engine.step(2);
  const { faults, warnings, energyError } = await engine.measure();
  expect({ faults, warnings }).toEqual({ faults: [], warnings: [ALONE] });
  expect(Math.abs(energyError)).toBeLessThan(1e-3);
  const { columns } = await engine.readBodies();
  expect(columns!.internalEnergy![17]).toBeCloseTo(0.05, 6);
  expect((await near.measure()).warnings).toBeUndefined();
  for (const one of [engine, near]) one.destroy();
});

it.each([1e12, 3e38])("a body with an internal energy of %f ends a run in one line that names it", async (energy) => {
  const engine = await make({ energy });
  engine.step(1);
  await expect(engine.measure()).rejects.toThrow(HOT);
  engine.destroy();
});

it("a step that is divided is not too long", async () => {
  const engine = await make({ energy: 1e3 });
  engine.step(1);
  expect((await engine.measure()).faults).toEqual([]);
  engine.destroy();
});

it("lists that grow too long end in one line", () => {
  const gas = clump(600);
  const reach = new Float64Array(600).fill(2);
  expect(() => findNeighbours(gas, findClusters(gas), reach, 100_000)).toThrow(
    /^gas: lists of neighbours have more than 100000 entries; take fewer neighbours, or a smaller softening/,
  );
  expect(findNeighbours(gas, findClusters(gas), reach, 400_000).list.length).toBe(600 * 599);
});
