import { expect, it } from "vitest";
import { accelerationErrors } from "../../bench/forceError.ts";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { GpuEngine, type Settings } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { clusterInGalaxy } from "./clusterInGalaxy.ts";
import { meeting } from "./growing.ts";

/** Largest |a - b| over |b| of the accelerations of two tables of forces. */
const apart = (a: Float32Array, b: Float32Array) => accelerationErrors(a, b).max;

/** What devices with subgroups of 32 do; this one, which has none, does it when it is told to. */
describeGpu("walks and sums that several workgroups share", (device) => {
  const both = (bodies: Bodies, settings: Partial<Settings>) => {
    const make = (shares: boolean) => GpuEngine.create(device, bodies, settings, { shares });
    return Promise.all([make(true), make(false)]);
  };

  it.each(["adaptive", "direct"])("have the forces and counts of one, by %s, step after step", async (solver) => {
    const bodies = plummer.make({}, { n: 1500, seed: 3 });
    const [shared, alone] = await both(bodies, { solver, softening: 0.02, timestep: 1 / 64 });
    for (const steps of [0, 1, 4]) {
      shared.step(steps);
      alone.step(steps);
      const forces = await Promise.all([shared.readForces(), alone.readForces()]);
      // Rounding of sums in another order, which moves bodies by as much.
      expect(apart(...forces), `after ${steps} more`).toBeLessThan(2e-5);
      const [a, b] = [await shared.measure(), await alone.measure()];
      expect([a.faults, b.faults]).toEqual([[], []]);
      expect(Math.abs(a.ppPerBody / b.ppPerBody - 1)).toBeLessThan(1e-3);
      expect(Math.abs(a.pcPerBody - b.pcPerBody)).toBeLessThan(1e-3 * b.ppPerBody);
      expect(a.potential / b.potential).toBeCloseTo(1, 6);
    }
    shared.destroy();
    alone.destroy();
  });

  it("have them where the tree outgrows its buffers, and with it the order of the walks", async () => {
    const [shared, alone] = await both(meeting(1 / 4, 1e-6), { softening: 0.05, timestep: 1 / 16, gravity: 1 });
    shared.step(6);
    alone.step(6);
    expect(apart(await shared.readForces(), await alone.readForces())).toBeLessThan(2e-5);
    expect((await shared.measure()).faults).toEqual([]);
    shared.destroy();
    alone.destroy();
  });

  it("have them in the field of a bridge", async () => {
    const { bodies } = clusterInGalaxy(400, 60);
    const settings = { integrator: "bridge", softening: 0.05, timestep: 1 / 64, eta: 0.02 };
    const [shared, alone] = await both(bodies, settings);
    shared.step(4);
    alone.step(4);
    expect(apart(await shared.readForces(), await alone.readForces())).toBeLessThan(2e-5);
    shared.destroy();
    alone.destroy();
  });
});
