import { expect, it } from "vitest";
import { evrardGas } from "../../../src/data/models/evrardGas.ts";
import { GpuEngine, type Settings } from "../../../src/engine/index.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { HOT_ERROR, hotSphere } from "./hotSphere.ts";

const SETTINGS: Partial<Settings> = { softening: 0.03, timestep: 1 / 64, theta: 0.5 };

describeGpu("an engine with gas", (device) => {
  const make = (n: number, change: Partial<Settings> = {}) =>
    GpuEngine.create(device, evrardGas.make({}, { n, seed: 1 }), { ...SETTINGS, ...change });

  it("keeps the energy of a collapse, and says where it is", async () => {
    const engine = await make(1200);
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

  it("goes the same way twice, and on from a snapshot, bit by bit", async () => {
    const ends = [];
    for (let k = 0; k < 2; k++) {
      const engine = await make(700);
      engine.step(4);
      const kept = await engine.snapshot();
      engine.step(3);
      ends.push(await engine.readBodies());
      await engine.restore(kept);
      engine.step(3);
      ends.push(await engine.readBodies());
      kept.destroy();
      engine.destroy();
    }
    for (const end of ends.slice(1)) {
      expect(end.position).toEqual(ends[0]!.position);
      expect(end.columns).toEqual(ends[0]!.columns);
    }
    const { columns, mass } = ends[0]!;
    const { density, smoothingLength, internalEnergy } = columns!;
    expect(internalEnergy!.every((u) => u > 0)).toBe(true);
    // H and n belong together.
    for (const [i, h] of smoothingLength!.entries())
      expect((((4 * Math.PI) / 3) * h ** 3 * density![i]!) / mass[i]!).toBeCloseTo(64, 3);
  });

  it("divides a step that gas allows to be shorter", async () => {
    const [long, short] = [await make(500, { timestep: 1 / 8 }), await make(500, { timestep: 1 / 256 })];
    long.step(2);
    short.step(64);
    const [a, b] = await Promise.all([long.readBodies(), short.readBodies()]);
    expect(a.time).toBe(b.time);
    expect(Math.max(...a.position.map((x, k) => Math.abs(x - b.position[k]!)))).toBeLessThan(2e-3);
    const kept = await long.snapshot();
    // What the device counted.
    expect((await kept.read()).status[3]).toBeGreaterThan(2);
    kept.destroy();
    long.destroy();
    short.destroy();
  });

  it("goes the same way whether the host looks at each step or not, while the parts of a step change", async () => {
    const counted = async (engine: GpuEngine) => {
      const kept = await engine.snapshot();
      const { status } = await kept.read();
      kept.destroy();
      return status[3]!;
    };
    const ends = [];
    let first = 0;
    for (const each of [1, 6]) {
      const engine = await make(500, { timestep: 1 / 8 });
      for (let k = 0; k < 12; k += each) {
        engine.step(each);
        await engine.done();
        if (each === 1 && k === 0) first = await counted(engine);
      }
      const { position, columns, time } = await engine.readBodies();
      expect((await engine.measure()).faults).toEqual([]);
      ends.push({ position, columns, time, steps: await counted(engine) });
      engine.destroy();
    }
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[0]!.time).toBe(1.5);
    expect(ends[0]!.steps).toBeGreaterThan(12 * first);
  });

  it.each([
    [{ integrator: "bridge" }, 'integrator = "bridge": gas goes by leapfrog or block-leapfrog; choose one of these'],
    [{ solver: "direct" }, 'solver = "direct": gas needs the order of a tree; choose another one'],
    [{ timestep: -1 / 64 }, "timestep = -0.015625: gas can't run backwards"],
  ])("refuses in one line what gas can't do: %o", async (change, line) => {
    await expect(make(100, change)).rejects.toThrow(line);
  });

  it("has the force error of its gravity where it is hot: its pressure counts on both sides", async () => {
    const { bodies, settings } = hotSphere();
    const engine = await GpuEngine.create(device, bodies, settings);
    engine.step(2);
    const { forceError } = await engine.measure();
    expect(forceError!.p99).toBeLessThan(HOT_ERROR);
    expect(Math.max(...(await engine.measure("forceErrors")))).toBeLessThan(10 * HOT_ERROR);
    engine.destroy();
  });
});
