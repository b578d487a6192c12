import { expect, it } from "vitest";
import { evrardGas } from "../../../src/data/models/evrardGas.ts";
import { Engine, type Settings } from "../../../src/engine/index.ts";
import { describeGpu } from "../../gpuDevice.ts";

const SETTINGS: Partial<Settings> = { softening: 0.03, timestep: 1 / 16, theta: 0.5, integrator: "block-leapfrog" };

describeGpu("gas with steps of its own", (device) => {
  const make = (n: number, change: Partial<Settings> = {}) =>
    Engine.create(device, evrardGas.make({}, { n, seed: 1 }), { ...SETTINGS, ...change });

  it("keeps the energy of a collapse", async () => {
    const engine = await make(600);
    let worst = 0;
    for (let k = 0; k < 6; k++) {
      engine.step(2);
      const { energyError, faults, ...rest } = await engine.measure();
      console.log(energyError, faults, rest.thermal, rest.kinetic, await engine.measure("blockSteps"));
      expect(faults).toEqual([]);
      worst = Math.max(worst, Math.abs(energyError));
    }
    expect(worst).toBeLessThan(0.005);
    engine.destroy();
    const e2 = await make(600, {integrator: "leapfrog"});
    for (let k = 0; k < 6; k++) {
      e2.step(2);
      const { energyError, faults, ...rest } = await e2.measure();
      console.log(energyError, faults, rest.thermal, rest.kinetic);
    }
    e2.destroy();
  });
});
