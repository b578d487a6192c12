import { expect, it } from "vitest";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { clockAt } from "../../src/data/bodies/clock.ts";
import { GpuEngine, type Settings, type Space } from "../../src/engine/index.ts";
import { ProcessorEngine } from "../../src/engine/processor/index.ts";
import { findUniverse } from "../../src/physics/cosmology/scenarios.ts";
import { describeGpu } from "../gpuDevice.ts";
import { displacement, expand, growing, MATTER } from "./processor/expanding.ts";

const N = 512;

describeGpu("steps in blocks in an expanding box", (device) => {
  const blocks = (bodies: Bodies, settings: Partial<Settings>, space?: Space) =>
    GpuEngine.create(
      device,
      bodies,
      { integrator: "block-leapfrog", ...settings },
      { timestamps: false, ...(space && { space }) },
    );

  it("are the leapfrog's where all bodies take the step of the run", async () => {
    const universe = findUniverse("universe")!;
    const bodies = universe.make({ redshift: 19 }, { n: N, seed: 4 });
    const settings = { softening: universe.defaults.softening, timestep: 0.08 };
    const found = [];
    for (const engine of [
      await GpuEngine.create(device, bodies, settings, { timestamps: false }),
      await blocks(bodies, { ...settings, eta: 1e9 }),
    ]) {
      engine.step(6);
      const { position, velocity } = await engine.readBodies();
      found.push({ position, velocity, time: engine.time });
      engine.destroy();
    }
    const [plain, own] = found as [(typeof found)[0], (typeof found)[0]];
    expect(own.time).toBe(plain.time);
    const { side } = bodies.space!;
    const fastest = Math.max(...plain.velocity.map(Math.abs));
    for (let k = 0; k < 3 * N; k++) {
      const apart = (own.position[k]! - plain.position[k]!) / side;
      expect(Math.abs(apart - Math.round(apart))).toBeLessThan(2e-6);
      expect(Math.abs(own.velocity[k]! - plain.velocity[k]!)).toBeLessThan(1e-4 * fastest);
    }
  });

  it("follow a plane wave on several rungs as fine steps of all bodies do", async () => {
    // x = q - a sin(2 pi q) / (2 pi) until a = 1; of a lattice of 8^3 the wave grows a little more slowly.
    const [m, first, last] = [8, 0.2, 0.7];
    const wave = (q: readonly number[]) => [(-first * Math.sin(2 * Math.PI * q[0]!)) / (2 * Math.PI), 0, 0];
    const bodies = growing(m, MATTER, first, 1, wave);
    const fine = await expand(bodies, MATTER, last, 240, 0.002);
    const space = { side: 1, expansion: { universe: MATTER, hubble: Math.sqrt((8 * Math.PI) / 3) } };
    const timestep = (clockAt(last) - bodies.time) / 6;
    const engine = await blocks(bodies, { timestep, softening: 0.002, eta: 0.1 }, space);
    engine.step(6);
    const now = await engine.readBodies();
    // Bodies where the wave pulls most take shorter steps than those at rest.
    const done = await engine.measure("blockSteps");
    engine.destroy();
    expect(done!.count).toBeGreaterThan(12);
    let [off, size] = [0, 0];
    for (let i = 0; i < m ** 3; i++) {
      const exact = displacement(fine.bodies, m, i, 0);
      off += (displacement(now, m, i, 0) - exact) ** 2;
      size += exact ** 2;
    }
    expect(Math.sqrt(off / size)).toBeLessThan(3e-3);
  });

  it("keep Layzer and Irvine's equation better than as many forces of equal steps", async () => {
    const universe = findUniverse("universe")!;
    const n = 64;
    const made = universe.make({ redshift: 19, side: 10, glass: 0 }, { n, seed: 1 });
    // The equation knows no softening that shrinks.
    const { physicalSoftening: _, ...expansion } = made.space!.expansion!;
    const bodies = { ...made, space: { ...made.space!, expansion } };
    const softening = bodies.space!.side / Math.cbrt(n) / 40;
    const lacks = async (engine: GpuEngine | ProcessorEngine, steps: number) => {
      await engine.measure();
      let error = 0;
      for (let k = 0; k < steps; k++) {
        engine.step(1);
        error = (await engine.measure()).energyError;
      }
      return Math.abs(error);
    };
    const steps = 24;
    const span = clockAt(0.6) - bodies.time;
    const own = await blocks(bodies, { timestep: span / steps, softening, eta: 0.025 });
    const inBlocks = await lacks(own, steps);
    const { groups } = (await own.measure("blockSteps"))!;
    own.destroy();
    // A group has at most 32 of so few bodies.
    const equal = Math.ceil((32 * groups) / n);
    const plain = await ProcessorEngine.create(bodies, { timestep: span / equal, softening });
    const inEqual = await lacks(plain, equal);
    plain.destroy();
    expect(inBlocks).toBeLessThan(0.005);
    expect(inBlocks).toBeLessThan(0.1 * inEqual);
  }, 120_000);
});
