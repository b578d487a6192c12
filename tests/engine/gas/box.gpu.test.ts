import { expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { clockAt } from "../../../src/data/bodies/clock.ts";
import { Engine, type Space } from "../../../src/engine/index.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { lattice } from "../processor/boxes.ts";
import { MATTER } from "../processor/expanding.ts";

const AT_REST: Space = { side: 1 };
const EXPANDING: Space = { side: 1, expansion: { universe: MATTER, hubble: Math.sqrt((8 * Math.PI) / 3) } };

/** A million kelvins, and so dense that much of that is lost in a step. */
const DENSE = { name: "dense gas", gravity: 1, lengthKpc: 4134, massMsun: 1e15, velocityKms: 100 };

/** Gas that streams through the corner of its box, denser there, with dark matter between. */
function stream(time: number): Bodies {
  const wave = ([x = 0, y = 0, z = 0]: readonly number[]) =>
    [x, y, z].map((q, k) => 0.03 * Math.sin(2 * Math.PI * (q + 0.1 * k)));
  const bodies = lattice(8, wave, ([x = 0]) => [0.5, -0.4, 0.3 + 0.2 * Math.sin(2 * Math.PI * x)]);
  const internalEnergy = Float32Array.from({ length: 512 }, (_, i) => (i % 5 === 0 ? 0 : 0.4 + 0.2 * ((i % 7) / 7)));
  return { ...bodies, time, columns: { internalEnergy } };
}

describeGpu("gas in a periodic box on the GPU", (device) => {
  it.each([
    ["at rest", AT_REST, 0, 0.02, false],
    ["that expands", EXPANDING, clockAt(0.5), 0.01, false],
    ["that expands and cools", EXPANDING, clockAt(0.5), 0.01, true],
  ])(
    "%s goes where the processor's does, by float64 loops",
    async (_, space, time, timestep, cooling) => {
      const given: Bodies = { ...stream(time), ...(cooling && { units: DENSE, gas: { cooling } }) };
      const settings = { softening: 0.03, timestep };
      const [gpu, processor] = await Promise.all(
        [
          Engine.create(device, given, settings, { timestamps: false, space }),
          ProcessorEngine.create(given, settings, { space }),
        ].map(async (making) => {
          const engine = await making;
          engine.step(2);
          const found = { ...(await engine.readBodies()), measured: await engine.measure() };
          engine.destroy();
          return found;
        }),
      );
      const nearest = (x: number) => x - Math.round(x);
      const apart = gpu!.position.map((x, k) => Math.abs(nearest(x - processor!.position[k]!)));
      expect(Math.max(...apart)).toBeLessThan(2e-5);
      for (const name of ["internalEnergy", "smoothingLength", "density"] as const)
        for (let i = 0; i < 512; i++) {
          const [a, b] = [gpu!.columns![name]![i]!, processor!.columns![name]![i]!];
          // Both cool by a table of their own.
          expect(Math.abs(a - b), name).toBeLessThanOrEqual((cooling ? 0.02 : 2e-3) * Math.max(b, 0.01));
        }
      const { faults, thermal, radiated, energyError } = gpu!.measured;
      if (cooling) expect(radiated! / thermal!).toBeGreaterThan(0.1);
      expect(faults).toEqual([]);
      expect(thermal! / processor!.measured.thermal!).toBeCloseTo(1, cooling ? 2 : 4);
      expect(Math.abs(energyError - processor!.measured.energyError)).toBeLessThan(1e-4);
    },
    300_000,
  );
});
