import { expect, it } from "vitest";
import { type Bodies, emptyBodies } from "../../src/data/bodies/bodies.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { pythagoras } from "../../src/data/scenarios/starClusters.ts";
import { GpuEngine, GpuSnapshot, type Settings } from "../../src/engine/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { Hermite } from "../reference/hermite.ts";

const SETTINGS = { solver: "direct", integrator: "hermite4", softening: 1 / 64, timestep: 1 / 8, eta: 0.02 } as const;

/** Total energy of a table of bodies, float64. */
function energyOf({ count, position, velocity, mass }: Bodies, softening: number): number {
  let energy = 0;
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) energy += 0.5 * mass[i]! * velocity[3 * i + k]! ** 2;
    for (let j = 0; j < i; j++) {
      const d = [0, 1, 2].map((k) => position[3 * j + k]! - position[3 * i + k]!);
      energy -= (mass[i]! * mass[j]!) / Math.sqrt(d[0]! ** 2 + d[1]! ** 2 + d[2]! ** 2 + softening ** 2);
    }
  }
  return energy;
}

describeGpu("Hermite's schemes", (device) => {
  async function run(bodies: Bodies, steps: number, change: Partial<Settings> = {}) {
    const engine = await GpuEngine.create(device, bodies, { ...SETTINGS, ...change });
    engine.step(steps);
    const after = await engine.readBodies();
    const measured = await engine.measure();
    engine.destroy();
    return { after, measured };
  }

  it.each([4, 6] as const)("of order %i follows the float64 twin, body by body", async (order) => {
    const bodies = plummer.make({}, { n: 64, seed: 2 });
    const { after, measured } = await run(bodies, 4, { integrator: `hermite${order}` });
    const twin = new Hermite(order, bodies, SETTINGS);
    for (let k = 0; k < 4; k++) twin.step();
    expect(measured.step).toBe(4);
    expect(measured.time).toBeCloseTo(0.5, 12);
    let most = 0;
    twin.bodies.forEach(({ x }, i) => {
      for (let k = 0; k < 3; k++) most = Math.max(most, Math.abs(after.position[3 * i + k]! - x[k]!));
    });
    expect(most).toBeLessThan(1e-5);
    expect(Math.abs(energyOf(after, SETTINGS.softening) / energyOf(bodies, SETTINGS.softening) - 1)).toBeLessThan(2e-6);
  });

  it("takes the same step where the device says how many workgroups there are, as with many bodies", async () => {
    // Beyond 512 workgroups dispatches are indirect: a step of few bodies among many without mass is theirs alone.
    const few = plummer.make({}, { n: 64, seed: 2 });
    const many = { ...emptyBodies(2304), units: few.units };
    for (const name of ["position", "velocity", "mass"] as const) many[name].set(few[name]);
    for (let i = 64; i < many.count; i++) many.position[3 * i] = 8 + i / 64;
    const [alone, among] = [await run(few, 1), await run(many, 1)];
    for (let k = 0; k < 192; k++) expect(among.after.position[k]).toBeCloseTo(alone.after.position[k]!, 6);
  });

  it("is of fourth order: with one step for all the energy error falls as its fourth power", async () => {
    const softening = 1 / 8;
    // Several spheres, as the error of one may pass through zero; none below 1e-7, where bodies read back in float32 end it.
    const spheres = [4, 5, 6].map((seed) => plummer.make({}, { n: 64, seed }));
    const errors: number[] = [];
    for (const k of [3, 4, 5, 6]) {
      // Every body wishes for more than the step of the run.
      const change = { softening, timestep: 2 ** -k, eta: 1e6 };
      let squares = 0;
      for (const bodies of spheres) {
        const { after } = await run(bodies, 2 ** k, change);
        squares += (energyOf(after, softening) / energyOf(bodies, softening) - 1) ** 2;
      }
      errors.push(Math.sqrt(squares / spheres.length));
    }
    const slope = Math.log2(errors[0]! / errors.at(-1)!) / 3;
    expect(errors[0]! / errors.at(-1)!).toBeGreaterThan(100);
    expect(slope).toBeGreaterThan(3.5);
    expect(slope).toBeLessThan(5);
  });

  it("hermite6 is of sixth order, and errs as its float64 twin does", async () => {
    const softening = 1 / 4;
    const bodies = plummer.make({}, { n: 64, seed: 6 });
    const before = energyOf(bodies, softening);
    const errors: number[] = [];
    for (const k of [2, 3, 4]) {
      const change = { softening, timestep: 2 ** -k, eta: 1e6 };
      const { after } = await run(bodies, 2 ** k, { ...change, integrator: "hermite6" });
      const twin = new Hermite(6, bodies, change);
      for (let step = 0; step < 2 ** k; step++) twin.step();
      errors.push(energyOf(after, softening) / before - 1);
      expect(Math.abs(errors.at(-1)! - (twin.energy / before - 1))).toBeLessThan(1e-7);
    }
    const slope = Math.log2(Math.abs(errors[0]! / errors.at(-1)!)) / 2;
    expect(slope).toBeGreaterThan(5.3);
    expect(slope).toBeLessThan(7);
  });

  it.each([4, 6] as const)("of order %i passes a close encounter without softening as the twin does", async (order) => {
    // Pythagoras's bodies up to their first one, 0.01 apart, at t = 1.88: squares of higher derivatives are beyond float32 there.
    const bodies = pythagoras.make({}, { n: 3, seed: 1 });
    const settings = { softening: 0, eta: 0.02, timestep: 1 / 32 };
    const { after } = await run(bodies, 62, { ...settings, integrator: `hermite${order}` });
    const twin = new Hermite(order, bodies, settings);
    for (let k = 0; k < 62; k++) twin.step();
    twin.bodies.forEach(({ x }, i) => {
      for (let k = 0; k < 3; k++) expect(Math.abs(after.position[3 * i + k]! - x[k]!)).toBeLessThan(1e-4);
    });
  });

  it("of order 6 holds the energy of two bodies of a cluster that nearly collide", async () => {
    // Each a thousandth of the mass, they fall from rest but for a little, and pass within 1e-7: steps of 1e-10 in one of 1/16.
    const table = plummer.make({}, { n: 2, seed: 1 });
    const bodies = {
      ...table,
      position: Float32Array.of(-0.005, 0, 0, 0.005, 0, 0),
      velocity: Float32Array.of(0, -0.001, 0, 0, 0.001, 0),
      mass: Float32Array.of(1e-3, 1e-3),
    };
    const settings = { softening: 0, eta: 0.01, timestep: 1 / 16, integrator: "hermite6" } as const;
    const { after } = await run(bodies, 1, settings);
    const CLUSTER = 0.25;
    expect(Math.abs(energyOf(after, 0) - energyOf(bodies, 0))).toBeLessThan(1e-5 * CLUSTER);
  });

  it("brings bodies back, and gives those of another moment steps of their own again", async () => {
    const bodies = plummer.make({}, { n: 65, seed: 3 });
    const engine = await GpuEngine.create(device, bodies, SETTINGS);
    engine.step(2);
    const snapshot = await engine.snapshot();
    engine.step(2);
    const once = await engine.readBodies();
    await engine.restore(snapshot);
    expect(engine.steps).toBe(2);
    engine.step(2);
    expect((await engine.readBodies()).position).toEqual(once.position);
    // A state of another engine has no steps of bodies' own: they begin with it.
    const { own, ...saved } = await snapshot.read();
    expect(own?.fixedPosition).toHaveLength(8 * bodies.count);
    const brought = await GpuSnapshot.from(device, saved, engine.scaling);
    await engine.restore(brought);
    brought.destroy();
    engine.step(2);
    const again = await engine.readBodies();
    let most = 0;
    once.position.forEach((x, k) => {
      most = Math.max(most, Math.abs(x - again.position[k]!));
    });
    expect(most).toBeLessThan(1e-4);
    snapshot.destroy();
    engine.set({ timestep: -SETTINGS.timestep });
    engine.step(4);
    expect(engine.time).toBeCloseTo(0, 12);
    const back = await engine.readBodies();
    let away = 0;
    back.position.forEach((x, k) => {
      away = Math.max(away, Math.abs(x - bodies.position[k]!));
    });
    expect(away).toBeLessThan(1e-3);
    engine.destroy();
  });

  it("answers a request between two steps, and is done when all steps are that were asked for", async () => {
    const bodies = plummer.make({}, { n: 64, seed: 2 });
    const engine = await GpuEngine.create(device, bodies, SETTINGS);
    engine.step(1);
    const first = engine.measure();
    engine.step(1);
    // Of more steps than one is asked while those before are on their way.
    const second = Promise.all([engine.readBodies(), engine.snapshot()]);
    engine.step(2);
    engine.set({ timestep: SETTINGS.timestep / 2 });
    engine.step(2);
    expect(await first).toMatchObject({ step: 1, time: 1 / 8 });
    const [after, snapshot] = await second;
    expect([after.time, snapshot.steps, snapshot.time]).toEqual([1 / 4, 2, 1 / 4]);
    expect([...after.position]).toEqual([...(await run(bodies, 2)).after.position]);
    await engine.done();
    // What is done already needs no wait: it is answered with nothing on its way.
    expect(await engine.measure()).toMatchObject({ step: 6, time: 5 / 8 });
    snapshot.destroy();
    engine.destroy();
  });

  it("says in one line what it can't do", async () => {
    const bodies = plummer.make({}, { n: 10, seed: 1 });
    const refused = (change: Partial<Settings>, given = bodies) =>
      GpuEngine.create(device, given, { ...SETTINGS, ...change }).then(
        () => "",
        (error: Error) => error.message,
      );
    expect(await refused({ solver: "adaptive" })).toBe(
      'solver = "adaptive": hermite4 sums forces directly; choose "direct"',
    );
    expect(await refused({ kernel: "spline" })).toBe('kernel = "spline": hermite4 has plummer; choose that one');
    expect(await refused({ eta: 0 })).toBe("eta = 0: it must be a number above 0");
    const far = { ...bodies, position: bodies.position.map((x, k) => (k === 7 ? 1e6 : x)) };
    expect(await refused({}, far)).toMatch(
      /^a coordinate of body 2 is 1000000: hermite4 reaches to \d+ here, .* take leapfrog$/,
    );
  });
});
