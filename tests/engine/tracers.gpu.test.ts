import { expect, it } from "vitest";
import { GpuEngine } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { Hermite } from "../reference/hermite.ts";
import { tracerTests, withTracers } from "./shared/tracers.ts";
import { SOLVER_NAMES } from "./solverNames.ts";

describeGpu("bodies without mass", (device) => {
  tracerTests(
    (bodies, settings) => GpuEngine.create(device, bodies, settings, { timestamps: false }),
    [
      ...SOLVER_NAMES.map((name) => [name, "quadrupole"] as const),
      ["adaptive", "hexadecapole"],
      ["bonsai", "monopole"],
    ],
  );

  it.each([4, 6] as const)("have steps of their own by hermite%i, and go as its float64 twin does", async (order) => {
    const { all } = withTracers(40, 30);
    const settings = { softening: 0.05, timestep: 1 / 8, eta: 0.02 };
    const engine = await GpuEngine.create(device, all, {
      ...settings,
      solver: "direct",
      integrator: `hermite${order}`,
    });
    engine.step(2);
    const { position } = await engine.readBodies();
    const { faults, step } = await engine.measure();
    engine.destroy();
    expect([faults, step]).toEqual([[], 2]);
    const twin = new Hermite(order, all, settings);
    for (let k = 0; k < 2; k++) twin.step();
    twin.bodies.forEach(({ x }, i) => {
      for (let k = 0; k < 3; k++) expect(position[3 * i + k]).toBeCloseTo(x[k]!, 4);
    });
  });

  it("have rungs of their own with the leapfrog in blocks, where others go as without them", async () => {
    const { all, without } = withTracers();
    const settings = { softening: 0.05, timestep: 1 / 8, eta: 0.02, theta: 0.3, integrator: "block-leapfrog" };
    const [engine, alone] = [
      await GpuEngine.create(device, all, settings),
      await GpuEngine.create(device, without, settings),
    ];
    engine.step(2);
    alone.step(2);
    const [moved, others] = [await engine.readBodies(), await alone.readBodies()];
    const counts = await engine.measure("rungs");
    engine.destroy();
    alone.destroy();
    expect(counts!.reduce((sum, n) => sum + n, 0)).toBe(all.count);
    const off = others.position.map((x, k) => Math.abs(x - moved.position[k]!));
    // Forces of other trees: 1e-3 of forces near 1, t^2 / 2 = 1/32.
    expect(Math.max(...off)).toBeLessThan(1e-3);
    expect(moved.position.every(Number.isFinite)).toBe(true);
  });
});
