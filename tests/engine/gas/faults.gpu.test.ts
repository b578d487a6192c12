import { expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { GpuEngine } from "../../../src/engine/index.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { ALONE, HOT, leaving, SETTINGS, sphereWith } from "./faults.ts";
import { gasOnGpu } from "./gasOnGpu.ts";

const { FAULT_ALONE, FAULT_GAS } = CONSTANTS.status;

describeGpu("faults of gas", (device) => {
  const make = (...of: Parameters<typeof sphereWith>) => GpuEngine.create(device, sphereWith(...of), SETTINGS);

  it("tell of gas without neighbours, which moves on without pressure", async () => {
    const [engine, near] = [await make({ x: 40 }), await make({})];
    engine.step(2);
    const { faults, warnings, energyError } = await engine.measure();
    expect({ faults, warnings }).toEqual({ faults: [], warnings: [ALONE] });
    expect(Math.abs(energyError)).toBeLessThan(1e-3);
    expect((await engine.readBodies()).columns!.internalEnergy![17]).toBeCloseTo(0.05, 6);
    const kept = await engine.snapshot();
    expect((await kept.read()).status[0]! & FAULT_ALONE).toBe(FAULT_ALONE);
    kept.destroy();
    expect((await near.measure()).warnings).toBeUndefined();
    for (const one of [engine, near]) one.destroy();
  });

  it.each([1e12, 1e20])("end a run in one line where a body has an internal energy of %f", async (energy) => {
    const engine = await make({ energy });
    engine.step(1);
    await expect(engine.measure()).rejects.toThrow(HOT);
    engine.destroy();
  });

  it("are set where lists have no room, and cleared once there is: the same as on the processor, twice", async () => {
    // 256 neighbours of 2000 bodies: lists are longer than what a run begins with has room for.
    const bodies = { ...sphereWith({}, 2000), gas: { neighbours: 256 } };
    const first = await gasOnGpu(device, bodies, { settings: { neighbours: 256 }, sizes: { gasEntries: 0 } });
    expect(first.status.faults & FAULT_GAS).toBe(FAULT_GAS);
    const found: Bodies[] = [];
    for (let k = 0; k < 2; k++) {
      const engine = await GpuEngine.create(device, bodies, SETTINGS);
      engine.step(1);
      expect((await engine.measure()).faults).toEqual([]);
      found.push(await engine.readBodies());
      engine.destroy();
    }
    expect(found[1]!.columns).toEqual(found[0]!.columns);
    expect(found[1]!.position).toEqual(found[0]!.position);
    const engine = await ProcessorEngine.create(bodies, SETTINGS);
    engine.step(1);
    const { columns } = await engine.readBodies();
    engine.destroy();
    const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const density = columns!.density as Float32Array;
    const apart = density.map((value, i) => Math.abs((found[0]!.columns!.density![i]! as number) / value - 1));
    expect(mean(apart)).toBeLessThan(1e-4);
  });

  it("do not come from a body that leaves its neighbours in one step: lists are made for it as at a start, the same twice", async () => {
    const bodies = leaving();
    // Where a step looks too near the lists don't do; where a run starts they grow.
    const near = { ...bodies, columns: { ...bodies.columns, smoothingLength: new Float32Array(200).fill(0.01) } };
    const settings = { longest: 1.5 };
    const [step, start] = [
      await gasOnGpu(device, near, { settings, when: "step" }),
      await gasOnGpu(device, near, { settings }),
    ];
    expect([step.status.faults & FAULT_GAS, start.status.faults]).toEqual([FAULT_GAS, 0]);
    const found: Bodies[] = [];
    for (const make of [
      GpuEngine.create.bind(GpuEngine, device),
      GpuEngine.create.bind(GpuEngine, device),
      ProcessorEngine.create,
    ]) {
      const engine = await make(bodies, SETTINGS);
      const before = (await engine.readBodies()).columns!.smoothingLength![0]!;
      engine.step(1);
      expect((await engine.measure()).faults).toEqual([]);
      const now = await engine.readBodies();
      expect(now.columns!.smoothingLength![0]! / before).toBeGreaterThan(3);
      found.push(now);
      engine.destroy();
    }
    const [first, again, reference] = found.map(({ columns, position }) => ({ columns: columns!, position }));
    expect(again).toEqual(first);
    for (const name of ["density", "smoothingLength"] as const)
      for (const [i, value] of (first!.columns[name]!.subarray(0, 198) as Float32Array).entries())
        expect(value / reference!.columns[name]![i]!).toBeCloseTo(1, 3);
  });
});
