import { expect, it } from "vitest";
import { findModel } from "../../../src/data/scenarios/index.ts";
import { cool as spec } from "../../../src/engine/gas/stages.ts";
import { type Engine, GpuEngine } from "../../../src/engine/index.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { cool } from "../../reference/cool.ts";
import { COUNTS, expectTable, StageDriver } from "../stageDriver.ts";
import { coolTrial } from "./coolTrial.ts";

describeGpu("gas in a background of radiation", (device) => {
  const driver = new StageDriver(device);

  it.each([0, ...COUNTS])("cools and is heated as in float64: %i bodies", async (n) => {
    let moved = 0;
    for (const timestep of [1e-4, 0.01, 1, 100]) {
      const { trial: given, galaxy } = coolTrial(n, timestep, { background: "today" });
      const both = await driver.compare(spec({ c4: false, energy: false, irradiated: true }), cool(galaxy), given);
      const before = given.tables.gasState;
      // Rounding grows where gas runs away from its temperature.
      expectTable(both, "gasState", (k) => 2e-3 * Math.abs(both.twin.gasState![k]!));
      expectTable(both, "gasSpare", (k) =>
        k % 4 === 1 ? 2e-3 * Math.max(before[k - 1]!, both.twin.gasState![k - 1]!) : 0,
      );
      for (let i = 0; i < n; i++) if (Math.abs(both.gpu.gasState![4 * i]! / before[4 * i]! - 1) > 0.1) moved++;
    }
    expect(moved).toBeGreaterThanOrEqual(n / 2);
  });

  it("goes in a run as on the processor: hot gas of a disc cools, and thin gas is heated", async () => {
    const model = findModel("wet-antennae").make({ ultraviolet: 1, starFormation: 0 }, { n: 2000, seed: 1 });
    const internalEnergy = model.columns!.internalEnergy!.map((u, i) => (i % 2 === 0 ? 100 * u : 0.05 * u));
    const bodies = { ...model, columns: { ...model.columns, internalEnergy } };
    expect(bodies.gas).toEqual({ cooling: true, stars: false, background: "today" });
    const settings = { softening: 0.12, timestep: 1 / 32 };
    const engines: Engine[] = [
      await GpuEngine.create(device, bodies, settings, { timestamps: false }),
      await ProcessorEngine.create(bodies, settings),
    ];
    const ends = [];
    for (const engine of engines) {
      engine.step(3);
      const { thermal, radiated, energyError, faults } = await engine.measure();
      expect(faults).toEqual([]);
      expect(Math.abs(energyError)).toBeLessThan(1e-3);
      ends.push({ thermal: thermal!, radiated: radiated! });
      engine.destroy();
    }
    const [gpu, cpu] = ends as [(typeof ends)[0], (typeof ends)[0]];
    expect(gpu.thermal / cpu.thermal).toBeCloseTo(1, 2);
    expect(gpu.radiated / cpu.radiated).toBeCloseTo(1, 2);
  });
});
