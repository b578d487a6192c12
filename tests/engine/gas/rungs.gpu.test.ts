import { expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { evrardGas } from "../../../src/data/models/evrardGas.ts";
import { findModel } from "../../../src/data/scenarios/index.ts";
import { GpuEngine, type Settings } from "../../../src/engine/index.ts";
import { GasBlocks } from "../../../src/physics/gas/blocks.ts";
import { newGas } from "../../../src/physics/gas/gas.ts";
import { gasTotals } from "../../../src/physics/gas/totals.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { numbers, ownGravity } from "../../physics/gas/gases.ts";

// Gravity's own criterion asks for nothing: rungs are those of gas.
const SETTINGS: Partial<Settings> = {
  ...{ softening: 0.03, timestep: 1 / 16, theta: 0.3, eta: 1 },
  integrator: "block-leapfrog",
};

/** A hot body in the middle of cold ones, too light to feel each other. */
function blast(n: number): Bodies {
  const next = numbers(7);
  const bodies = evrardGas.make({}, { n: n ** 3, seed: 1 });
  const position = Float32Array.from({ length: 3 * n ** 3 }, (_, k) => {
    const cell = Math.floor(Math.floor(k / 3) / n ** (k % 3)) % n;
    return (cell + 0.5 + 0.4 * (next() - 0.5)) / n - 0.5;
  });
  const off = (i: number) => Math.hypot(position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!);
  const internalEnergy = new Float32Array(n ** 3).fill(1e-4);
  const middle = internalEnergy.reduce((best, _, i) => (off(i) < off(best) ? i : best), 0);
  internalEnergy[middle] = n ** 3;
  const mass = new Float32Array(n ** 3).fill(n ** -3);
  return { ...bodies, position, velocity: new Float32Array(3 * n ** 3), mass, columns: { internalEnergy } };
}

/** The same in float64. */
const inFloat64 = ({ mass, position, velocity, columns }: Bodies) =>
  newGas({ mass, position, velocity, energy: columns!.internalEnergy! }, [0, 0, 0], { longest: 50 * 0.03 });

describeGpu("gas with steps of its own", (device) => {
  const make = (bodies: Bodies, change: Partial<Settings> = {}) =>
    GpuEngine.create(device, bodies, { ...SETTINGS, ...change }, { timestamps: false });

  it("follows the float64 twin, and keeps the energy of a collapse", async () => {
    const bodies = evrardGas.make({}, { n: 256, seed: 1 });
    const engine = await make(bodies, { theta: 0.1, timestep: 1 / 8 });
    const before = (await engine.measure()).total;
    engine.step(5);
    const after = await engine.readBodies();
    const { faults, total, thermal } = await engine.measure();
    const blocks = (await engine.measure("blockSteps"))!.count;
    expect((await engine.measure("rungs"))!.slice(1).some((count) => count > 0)).toBe(true);
    engine.destroy();
    expect(faults).toEqual([]);
    expect(Math.abs(total / before - 1)).toBeLessThan(0.005);
    const gas = inFloat64(bodies);
    const twin = new GasBlocks(gas, ownGravity(0.03));
    for (let k = 0; k < 5; k++) twin.step(1 / 8);
    expect(blocks).toBe(twin.blocks);
    expect(Math.abs(thermal! / gasTotals(gas).thermal - 1)).toBeLessThan(0.01);
    const apart = after.position.map((x, k) => Math.abs(x - gas.position[k]!));
    expect(Math.max(...apart)).toBeLessThan(5e-3);
  });

  it("wakes cold gas that a blast comes upon", async () => {
    const bodies = blast(8);
    const engine = await make(bodies, { gravity: 1e-4, timestep: 1 / 30 });
    engine.step(1);
    const { faults, energyError } = await engine.measure();
    const { position } = await engine.readBodies();
    engine.destroy();
    expect(faults).toEqual([]);
    expect(Math.abs(energyError)).toBeLessThan(0.01);
    const twin = new GasBlocks(inFloat64(bodies));
    twin.step(1 / 30);
    expect(twin.woken).toBeGreaterThan(50);
    const far = (of: ArrayLike<number>) => {
      let sum = 0;
      for (let k = 0; k < of.length; k += 3) sum += Math.hypot(of[k]!, of[k + 1]!, of[k + 2]!);
      return (3 * sum) / of.length;
    };
    expect(Math.abs(far(position) / far(twin.gas.position) - 1)).toBeLessThan(0.005);
  });

  it("gives the same bits twice, and from a snapshot", async () => {
    const bodies = evrardGas.make({}, { n: 400, seed: 1 });
    const ends: Bodies[] = [];
    for (let k = 0; k < 2; k++) {
      const engine = await make(bodies);
      engine.step(2);
      const kept = await engine.snapshot();
      engine.step(2);
      ends.push((await engine.readBodies()) as Bodies);
      await engine.restore(kept);
      engine.step(2);
      ends.push((await engine.readBodies()) as Bodies);
      kept.destroy();
      engine.destroy();
    }
    for (const end of ends.slice(1)) {
      expect(end.position).toEqual(ends[0]!.position);
      expect(end.columns).toEqual(ends[0]!.columns);
    }
  });

  it("radiates and forms stars at the ends of own steps, as much as with one step for all", async () => {
    const bodies: Bodies = findModel("wet-antennae").make({ gasFraction: 0.9 }, { n: 2000, seed: 1 });
    const internalEnergy = bodies.columns!.internalEnergy!.map((u, i) => (i % 2 === 0 ? 300 * u : u));
    const mass = bodies.mass.map((m, i) => (internalEnergy[i]! > 0 ? 40 * m : m));
    const given = { ...bodies, mass, columns: { ...bodies.columns, internalEnergy } };
    const ends = [];
    for (const integrator of ["block-leapfrog", "leapfrog"]) {
      const engine = await make(given, { integrator, softening: 0.12, timestep: 1 / 4, theta: 0.7 });
      engine.step(1);
      const { faults, radiated, thermal } = await engine.measure();
      expect(faults).toEqual([]);
      const { columns, time } = (await engine.readBodies()) as Bodies;
      const births = columns!.birthTime!.filter((t) => t > 0);
      for (const birth of births) expect(birth).toBeLessThanOrEqual(time);
      const metals = mass.reduce(
        (sum, m, i) => sum + m * (columns!.metallicity![i]! - bodies.columns!.metallicity![i]!),
        0,
      );
      ends.push({ radiated: radiated!, thermal: thermal!, born: births.length, metals });
      engine.destroy();
    }
    const [own, all] = ends as [(typeof ends)[0], (typeof ends)[0]];
    // Hot gas works on cold as long as its own step before it cools; with one step for all, as long as the shortest.
    expect(Math.abs(own.radiated / all.radiated - 1)).toBeLessThan(0.05);
    expect(Math.abs(own.thermal / all.thermal - 1)).toBeLessThan(0.05);
    expect(all.metals).toBeGreaterThan(0);
    expect(Math.abs(own.metals / all.metals - 1)).toBeLessThan(0.1);
    expect(all.born).toBeGreaterThan(10);
    // Other numbers decide: the same up to chance.
    expect(Math.abs(own.born - all.born)).toBeLessThan(4 * Math.sqrt(all.born));
  });

  it("ends with one line where a body is too hot", async () => {
    const bodies = evrardGas.make({}, { n: 100, seed: 1 });
    const internalEnergy = bodies.columns!.internalEnergy!.slice();
    internalEnergy[7] = 1e10;
    const engine = await make({ ...bodies, columns: { internalEnergy } });
    engine.step(1);
    await expect(engine.readBodies()).rejects.toThrow("gas: a body is too hot or too dense for the time step");
    engine.destroy();
  });
});
