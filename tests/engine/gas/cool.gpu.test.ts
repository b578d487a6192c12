import { expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { findModel } from "../../../src/data/scenarios/index.ts";
import { cool as spec } from "../../../src/engine/gas/stages.ts";
import { type Engine, GpuEngine } from "../../../src/engine/index.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { cool, lengthOf } from "../../reference/cool.ts";
import { COUNTS, expectTable, StageDriver } from "../stageDriver.ts";
import { coolTrial } from "./coolTrial.ts";

describeGpu("gas that cools to a floor of the pressure", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS].flatMap((n) => [[n, "none"] as const, [n, "today"] as const]))(
    "stays at it as in float64: %i bodies, background %s",
    async (n, background) => {
      const { trial, galaxy } = coolTrial(n, 1, { background }, { lengths: 0.5, softening: 2, gravity: 1 });
      const irradiated = background === "today";
      const both = await driver.compare(spec({ c4: false, energy: false, irradiated }), cool(galaxy), trial);
      expectTable(both, "gasState", (k) => 2e-3 * Math.abs(both.twin.gasState![k]!));
      const { gasState: before, gasSpare: dense, posMass } = trial.tables;
      const { gasParams } = trial.structs;
      let held = 0;
      for (let i = 0; i < n; i++) {
        if (!(before[4 * i]! > 0)) continue;
        const number = dense[4 * i + 3]!;
        const length = Math.max(2, lengthOf(number, gasParams));
        const least = gasParams.jeans! * posMass[4 * i + 3]! * number * length ** 2;
        expect(both.gpu.gasState![4 * i]!).toBeGreaterThanOrEqual(least * (1 - 1e-5));
        if (both.gpu.gasState![4 * i]! < least * (1 + 1e-5)) held++;
      }
      if (n > 60) expect(held).toBeGreaterThan(n / 20);
    },
  );
});

describeGpu("gas that cools and becomes stars", (device) => {
  const settings = { softening: 0.12, timestep: 1 / 32 };
  /** Discs with so much gas, some of it hot, that some steps make stars. */
  const bodies: Bodies = findModel("wet-antennae").make({ gasFraction: 0.9 }, { n: 3000, seed: 1 });
  const energy = bodies.columns!.internalEnergy!;
  for (let i = 0; i < bodies.count; i += 2) energy[i]! *= 300;
  const given: Bodies = { ...bodies, mass: bodies.mass.map((m, i) => (energy[i]! > 0 ? 40 * m : m)) };

  it("loses what float64 says, and the same bodies become stars", async () => {
    const engines: Engine[] = [
      await GpuEngine.create(device, given, settings, { timestamps: false }),
      await ProcessorEngine.create(given, settings),
    ];
    const ends = [];
    for (const engine of engines) {
      const before = await engine.measure();
      engine.step(3);
      const after = await engine.measure();
      expect(after.faults).toEqual([]);
      expect(after.radiated!).toBeGreaterThan(0.5 * before.thermal!);
      ends.push({ after, bodies: await engine.readBodies() });
      engine.destroy();
    }
    const [gpu, cpu] = ends as [(typeof ends)[0], (typeof ends)[0]];
    expect(Math.abs(gpu.after.thermal! / cpu.after.thermal! - 1)).toBeLessThan(0.02);
    expect(Math.abs(gpu.after.radiated! / cpu.after.radiated! - 1)).toBeLessThan(0.02);
    const born = ({ columns }: Bodies) => Array.from(columns!.birthTime!).flatMap((t, i) => (t > 0 ? [i] : []));
    const [a, b] = [born(gpu.bodies), born(cpu.bodies)];
    expect(b.length).toBeGreaterThan(5);
    // Near the edge of a chance float32 may decide otherwise.
    const both = a.filter((i) => b.includes(i)).length;
    expect(both).toBeGreaterThan(0.9 * Math.max(a.length, b.length));
    for (const i of a) expect(gpu.bodies.columns!.internalEnergy![i]).toBe(0);
    // Dense gas has more metals than before, by as much as stars are expected to form times their yield.
    const metals = ({ columns }: Bodies) =>
      given.mass.reduce((sum, m, i) => sum + m * (columns!.metallicity![i]! - given.columns!.metallicity![i]!), 0);
    expect(metals(cpu.bodies)).toBeGreaterThan(0);
    expect(Math.abs(metals(gpu.bodies) / metals(cpu.bodies) - 1)).toBeLessThan(0.01);
    const stars = b.reduce((sum, i) => sum + given.mass[i]!, 0);
    expect(Math.abs(metals(cpu.bodies) / (0.02 * stars) - 1)).toBeLessThan(0.5);
  });
});
