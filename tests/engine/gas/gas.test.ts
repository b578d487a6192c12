import { expect, it } from "vitest";
import { evrardGas } from "../../../src/data/models/evrardGas.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { spawnThread } from "../../../src/headless/processorWorkers.ts";
import { HOT_ERROR, hotSphere } from "./hotSphere.ts";

const SETTINGS = { softening: 0.03, timestep: 1 / 64, theta: 0.5 };
const make = (n: number, threads = 1, change = {}) =>
  ProcessorEngine.create(
    evrardGas.make({}, { n, seed: 1 }),
    { ...SETTINGS, ...change },
    { threads, spawn: threads > 1 ? spawnThread : null },
  );

it("the processor keeps the energy of a collapse, and says where it is", async () => {
  const engine = await make(800);
  const before = await engine.measure();
  expect(before.thermal).toBeCloseTo(0.05, 4);
  let worst = 0;
  for (let k = 0; k < 8; k++) {
    engine.step(6);
    const { energyError, faults, total, kinetic, potential, thermal, radiated } = await engine.measure();
    expect(faults).toEqual([]);
    expect(total).toBeCloseTo(kinetic + potential + thermal! + radiated!, 9);
    worst = Math.max(worst, Math.abs(energyError));
  }
  expect(worst).toBeLessThan(0.005);
  engine.destroy();
});

it("gas goes the same way with two threads, and on from a snapshot, bit by bit", async () => {
  const ends = [];
  for (const threads of [1, 2]) {
    const engine = await make(500, threads);
    engine.step(3);
    const kept = await engine.snapshot();
    engine.step(3);
    ends.push(await engine.readBodies());
    await engine.restore(kept);
    engine.step(3);
    ends.push(await engine.readBodies());
    engine.destroy();
  }
  for (const end of ends.slice(1)) {
    expect(end.position).toEqual(ends[0]!.position);
    expect(end.columns).toEqual(ends[0]!.columns);
  }
});

it("the force error of hot gas is that of its gravity: its pressure counts on both sides", async () => {
  const { bodies, settings } = hotSphere();
  for (const threads of [1, 2]) {
    const engine = await ProcessorEngine.create(bodies, settings, { threads, spawn: threads > 1 ? spawnThread : null });
    engine.step(2);
    const { forceError } = await engine.measure();
    expect(forceError!.p99).toBeLessThan(HOT_ERROR);
    expect(Math.max(...(await engine.measure("forceErrors")))).toBeLessThan(10 * HOT_ERROR);
    engine.destroy();
  }
});
