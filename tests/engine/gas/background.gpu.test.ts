import { expect, it } from "vitest";
import { emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS } from "../../../src/data/bodies/units.ts";
import { findModel } from "../../../src/data/scenarios/index.ts";
import { GAS_COLUMNS } from "../../../src/engine/gas/columns.ts";
import { coolTables } from "../../../src/engine/gas/coolTables.ts";
import { gasParamsOf } from "../../../src/engine/gas/params.ts";
import { gasOf } from "../../../src/engine/gas/plan.ts";
import { cool as spec } from "../../../src/engine/gas/stages.ts";
import { type Engine, GpuEngine } from "../../../src/engine/index.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { UNSCALED } from "../../../src/engine/scaling.ts";
import { DEFAULT_SETTINGS } from "../../../src/engine/settings.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { numbers } from "../../physics/gas/gases.ts";
import { cool } from "../../reference/cool.ts";
import { COUNTS, expectTable, paramsOf, StageDriver, sizesOf } from "../stageDriver.ts";

describeGpu("gas in a background of radiation", (device) => {
  const driver = new StageDriver(device);

  /** Bodies of gas from below 10^3 to above 10^9 K and from 10^-8 to 10 nuclei in a cubic centimetre, some of them none, in kpc and 100 km/s. */
  function trial(n: number, timestep: number) {
    const next = numbers(11);
    const one = emptyBodies(1);
    const internalEnergy = Float32Array.of(1);
    const gas = { cooling: true, background: "today" } as const;
    const bodies = { ...one, mass: one.mass.map(() => 1), units: GALACTICS_UNITS, columns: { internalEnergy }, gas };
    const plan = gasOf(bodies, { ...DEFAULT_SETTINGS, timestep }, UNSCALED)!;
    const sizes = { ...sizesOf(n), columns: GAS_COLUMNS, gas: n, gasEntries: 0 };
    const { table, numbers: cooling } = coolTables(plan, 1, UNSCALED);
    const { density } = plan.galaxy!.cgs;
    const tables = {
      posMass: Float32Array.from({ length: 4 * n }, (_, k) => (k % 4 === 3 ? 2 : 0)),
      id: Uint32Array.from({ length: n }, (_, i) => i),
      gasTables: table,
      status: new Uint32Array(16),
      gasState: Float32Array.from({ length: 4 * n }, (_, k) => (k % 28 === 4 ? 0 : 10 ** (-3.5 + 7 * next()))),
      gasSpare: Float32Array.from({ length: 4 * n }, (_, k) => (k % 4 === 3 ? 10 ** (-32 + 9 * next()) / density : 0)),
    };
    const gasParams = gasParamsOf(sizes, plan.settings, timestep, UNSCALED, cooling);
    const what = { sizes, params: paramsOf(sizes), tables, structs: { gasParams: { ...gasParams, stamp: 0 } } };
    return { trial: what, galaxy: plan.galaxy! };
  }

  it.each([0, ...COUNTS])("cools and is heated as in float64: %i bodies", async (n) => {
    let moved = 0;
    for (const timestep of [1e-4, 0.01, 1, 100]) {
      const { trial: given, galaxy } = trial(n, timestep);
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
