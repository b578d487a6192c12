import { expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { GpuEngine } from "../../../src/engine/index.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { ball, HEAT, run, SETTINGS } from "./blasts.ts";

describeGpu("supernovae one by one", (device) => {
  const onGpu = async (bodies: Bodies, steps: number) =>
    run(await GpuEngine.create(device, bodies, SETTINGS, { timestamps: false }), steps);
  const onProcessor = async (bodies: Bodies, steps: number) =>
    run(await ProcessorEngine.create(bodies, SETTINGS), steps);
  /** Those that have lost what a supernova throws out. */
  const exploded = ({ mass }: Bodies) => Array.from(mass).flatMap((m, i) => (m < 0.9e-3 ? [i] : []));
  const mass = (bodies: Bodies) => bodies.mass.reduce((sum, m) => sum + m, 0);

  it.each([1, 4, 8])("%i steps: as many stars explode as on the processor, and give as much energy", async (steps) => {
    const bodies = ball(0.95);
    const [gpu, cpu] = [await onGpu(bodies, steps), await onProcessor(bodies, steps)];
    expect(gpu.after.faults).toEqual([]);
    expect(gpu.before.supernovae).toBe(0);
    expect(exploded(gpu.end)).toEqual(exploded(cpu.end));
    expect(exploded(gpu.end)).toHaveLength(10);
    expect(Math.abs(gpu.after.supernovae! / cpu.after.supernovae! - 1)).toBeLessThan(1e-3);
    expect(gpu.after.supernovae! / (HEAT * 10 * 1e-3)).toBeCloseTo(1, 3);
    expect(Math.abs(gpu.after.total - gpu.before.total)).toBeLessThan(0.02 * gpu.after.supernovae!);
    expect(Math.abs(gpu.after.thermal! / cpu.after.thermal! - 1)).toBeLessThan(0.02);
    expect(Math.abs(gpu.after.radiated! - cpu.after.radiated!)).toBeLessThan(0.02 * cpu.after.supernovae!);
    expect(mass(gpu.end) / 0.6).toBeCloseTo(1, 5);
    const metals = ({ columns, mass }: Bodies) => columns!.metallicity!.reduce((sum, z, i) => sum + z * mass[i]!, 0);
    expect(metals(gpu.end) / metals(cpu.end)).toBeCloseTo(1, 4);
  });

  it("the same gas becomes stars by its free-fall time, and these explode in the same run", async () => {
    // Old stars among it have exploded. Some thousand nuclei in a cubic centimetre; steps of 2.4 million years; hardly any weight.
    const dense = ball(3, {}, 2000, 500);
    const bodies = { ...dense, mass: dense.mass.map((m) => 30 * m) };
    const settings = { softening: 0.1, timestep: 1 / 4, gravity: 1e-6 };
    const [gpu, cpu] = [
      await run(await GpuEngine.create(device, bodies, settings, { timestamps: false }), 4),
      await run(await ProcessorEngine.create(bodies, settings), 4),
    ];
    expect(gpu.after.faults).toEqual([]);
    const born = ({ columns }: Bodies) => Array.from(columns!.birthTime!).flatMap((t, i) => (t > 1 ? [i] : []));
    const gave = ({ mass }: Bodies) => Array.from(mass).flatMap((m, i) => (m < 0.027 ? [i] : []));
    expect(born(cpu.end).length).toBeGreaterThan(50);
    expect(gave(cpu.end).length).toBeGreaterThan(10);
    expect(born(gpu.end)).toEqual(born(cpu.end));
    expect(gave(gpu.end)).toEqual(gave(cpu.end));
    expect(Math.abs(gpu.after.supernovae! / cpu.after.supernovae! - 1)).toBeLessThan(1e-3);
  });

  it("give the same bits twice", async () => {
    const [a, b] = [await onGpu(ball(0.95), 4), await onGpu(ball(0.95), 4)];
    for (const name of ["mass", "position", "velocity"] as const) expect(b.end[name]).toEqual(a.end[name]);
    expect(b.end.columns!.internalEnergy).toEqual(a.end.columns!.internalEnergy);
  });

  it("happen once, and not to stars that were old before, nor without the choice", async () => {
    const { end, after } = await onGpu(ball(0.95), 2);
    const next = await onGpu({ ...end, gas: { stars: true, supernovae: true } }, 2);
    expect(next.after.supernovae! / after.supernovae!).toBeLessThan(1e-6);
    expect((await onGpu(ball(3), 2)).after.supernovae! / HEAT).toBeLessThan(1e-9);
    expect((await onGpu(ball(0.95, { supernovae: false }), 3)).after.supernovae).toBeUndefined();
  });

  it("are refused in one line where each body has its own steps", async () => {
    const settings = { ...SETTINGS, integrator: "block-leapfrog" as const };
    await expect(GpuEngine.create(device, ball(0.95), settings, { timestamps: false })).rejects.toThrow(
      'integrator = "block-leapfrog": on a GPU stars explode one by one with leapfrog',
    );
  });
});
