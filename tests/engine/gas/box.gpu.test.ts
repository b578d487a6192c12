import { expect, it } from "vitest";
import { riemann } from "../../../bench/gas/riemann.ts";
import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { clockAt } from "../../../src/data/bodies/clock.ts";
import { Random } from "../../../src/data/models/random.ts";
import { GpuEngine, type Space } from "../../../src/engine/index.ts";
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

/** Sod's tube and its mirror image in a cube, 16 bodies a unit of length where it is dense; so light that gravity is nothing. */
function tube(): Bodies {
  const random = new Random(3);
  const places: number[] = [];
  for (const [from, n] of [
    [0, 16],
    [0.5, 8],
  ] as const)
    for (let k = 0; k < n ** 3 / 2; k++)
      places.push(
        from + ((k % (n / 2)) + 0.3 + 0.4 * random.uniform()) / n,
        ((((2 * k) / n) % n) | 0) / n + (0.3 + 0.4 * random.uniform()) / n,
        (((2 * k) / n / n) | 0) / n + (0.3 + 0.4 * random.uniform()) / n,
      );
  const count = places.length / 3;
  const isDense = (i: number) => places[3 * i]! < 0.5;
  return {
    ...emptyBodies(count),
    mass: new Float32Array(count).fill(1e-6 / 16 ** 3),
    position: Float32Array.from(places),
    id: Uint32Array.from({ length: count }, (_, i) => i),
    columns: { internalEnergy: Float32Array.from({ length: count }, (_, i) => (isDense(i) ? 1.5 : 1.2)) },
  };
}

/** Mean differences of density and velocity from the exact tube about the middle of the box. */
function errorsOf({ count, position, velocity, columns }: Bodies, time: number): readonly number[] {
  const still = { velocity: 0 };
  const exact = riemann({ density: 1, pressure: 1, ...still }, { density: 0.125, pressure: 0.1, ...still }, 5 / 3);
  const sums = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const x = position[3 * i]! - 0.5;
    if (Math.abs(x) > 0.25) continue;
    const here = exact(x / time);
    const density = (columns!.density![i]! as number) * 1e6;
    sums[0]! += Math.abs(density - here.density);
    sums[1]! += Math.abs(velocity[3 * i]! - here.velocity);
    sums[2]!++;
  }
  return [sums[0]! / sums[2]!, sums[1]! / sums[2]!];
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
          GpuEngine.create(device, given, settings, { timestamps: false, space }),
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

  it("has the errors of the float64 loops in Sod's shock tube, within 2 %", async () => {
    const [timestep, steps] = [0.01, 8];
    const [single, double] = await Promise.all(
      [
        GpuEngine.create(device, tube(), { softening: 0.1, timestep }, { timestamps: false, space: AT_REST }),
        ProcessorEngine.create(tube(), { softening: 0.1, timestep }, { space: AT_REST }),
      ].map(async (making) => {
        const engine = await making;
        engine.step(steps);
        const errors = errorsOf(await engine.readBodies(), steps * timestep);
        engine.destroy();
        return errors;
      }),
    );
    for (const [k, error] of double!.entries()) {
      // It is a tube, with shock and rarefaction, and both begin alike.
      expect(error).toBeLessThan([0.1, 0.25][k]!);
      expect(single![k]! / error).toBeCloseTo(1, 2);
      expect(Math.abs(single![k]! / error - 1)).toBeLessThan(0.02);
    }
  }, 600_000);
});
