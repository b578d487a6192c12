import { expect, it } from "vitest";
import { directSumOver } from "../../../bench/directSum.ts";
import { spreadTargets } from "../../../bench/forceError.ts";
import { NBODY_UNITS } from "../../../src/data/bodies/units.ts";
import { PLUMMER_RADIUS, plummer } from "../../../src/data/models/plummer.ts";
import type { Core } from "../../../src/engine/index.ts";
import type { Create } from "./create.ts";

/** Numbers of single bodies that are worked out on demand. `tree`: a solver that errs. */
export function quantityTests(create: Create, tree: string): void {
  it("densities are those of a Plummer sphere, in the units of the bodies and in their order", async () => {
    const G = 4.3;
    const bodies = { ...plummer.make({}, { n: 4000, seed: 3 }), units: { ...NBODY_UNITS, gravity: G } };
    for (let k = 0; k < 3 * bodies.count; k++) {
      bodies.position[k]! *= 10;
      bodies.velocity[k]! *= Math.sqrt(G / 10);
    }
    const engine = await create(bodies, { softening: 0.5, timestep: 1 / 64 });
    engine.step(2);
    const found = await engine.measure("densities");
    const { position } = await engine.readBodies();
    engine.destroy();
    const a = 10 * PLUMMER_RADIUS;
    // Innermost three quarters: outside one neighbour is as far as the next shell.
    const ratios: number[] = [];
    for (let i = 0; i < bodies.count; i++) {
      const r2 = position[3 * i]! ** 2 + position[3 * i + 1]! ** 2 + position[3 * i + 2]! ** 2;
      if (r2 < (2 * a) ** 2) ratios.push((found[i]! * (4 / 3) * Math.PI * a ** 3) / (1 + r2 / a ** 2) ** -2.5);
    }
    expect(ratios.length).toBeGreaterThan(2000);
    ratios.sort((x, y) => x - y);
    // 15 bodies make a density: one in four is off by their root, and the curve's neighbours are not always the nearest.
    const at = (q: number) => ratios[Math.floor(q * ratios.length)]!;
    expect(at(0.5)).toBeGreaterThan(0.85);
    expect(at(0.5)).toBeLessThan(1.15);
    expect(at(0.1)).toBeGreaterThan(0.3);
    expect(at(0.9)).toBeLessThan(2.5);
  });

  it("force errors are those against a direct sum, all at once or in batches", async () => {
    const bodies = plummer.make({}, { n: 1500, seed: 8 });
    const engine = await create(bodies, { solver: tree, theta: 0.7, softening: 0.02, timestep: 1 / 64 });
    engine.step(1);
    // Those of the last forces, whatever comes next.
    const [all, forces, after] = [
      await engine.measure("forceErrors"),
      await engine.readForces(),
      await engine.readBodies(),
    ];
    const some = await engine.measure("forceErrors", { first: 3, every: 7 });
    const one = await engine.measure("forceErrors", { first: 1499, every: 2000 });
    const none = await engine.measure("forceErrors", { first: 1999, every: 2000 });
    await expect(engine.measure("forceErrors", { first: 7, every: 7 })).rejects.toThrow(
      "every 7th body from 7 on: both must be whole numbers, and the first below the other",
    );
    engine.destroy();
    expect(all.length).toBe(1500);
    const exact = directSumOver(after, 0.02, spreadTargets(1500, 1500));
    let worst = 0;
    for (let i = 0; i < 1500; i++) {
      const size = Math.hypot(...exact.subarray(4 * i, 4 * i + 3));
      const error = Math.hypot(...[0, 1, 2].map((c) => forces[4 * i + c]! - exact[4 * i + c]!)) / size;
      worst = Math.max(worst, Math.abs(all[i]! - error));
    }
    // The engine's own direct sum is float32.
    expect(worst).toBeLessThan(1e-5);
    expect(all.toSorted()[750]).toBeGreaterThan(1e-4);
    expect(some).toEqual(Float32Array.from({ length: 214 }, (_, k) => all[3 + 7 * k]!));
    expect([...one]).toEqual([all[1499]]);
    expect(none.length).toBe(0);
  });

  it("captures are seen from when they happen on, and forgotten where time is turned back", async () => {
    const G = 4.3;
    const units = { ...NBODY_UNITS, gravity: G };
    const bodies = { ...plummer.make({}, { n: 400, seed: 3 }), units };
    const [long, fast] = [10, Math.sqrt(G / 10)];
    for (let k = 0; k < 3 * bodies.count; k++) {
      bodies.position[k]! *= long;
      bodies.velocity[k]! *= fast;
    }
    // Every other body is said to be of a galaxy far away, which is no body's home.
    bodies.galaxy.forEach((_, i) => {
      bodies.galaxy[i] = i % 2;
    });
    const core = (x: number, mass: number): Core => ({
      position: [x, 0, 0],
      velocity: [0, 0, 0],
      width: 0.5 * long,
      mass: mass * G,
    });
    const cores = [core(0, 1), core(100 * long, 1e-6)];
    const engine = await create(bodies, { solver: "direct", softening: 0.1, timestep: 0.25 });
    const none = await engine.measure("captures", cores.slice(0, 1));
    expect(none.every((at) => at === Number.POSITIVE_INFINITY)).toBe(true);
    const first = await engine.measure("captures", cores);
    const now = { bodies: await engine.readBodies(), forces: await engine.readForces() };
    const bound = (i: number) => {
      const speed2 = [0, 1, 2].reduce((sum, c) => sum + now.bodies.velocity[3 * i + c]! ** 2, 0);
      return speed2 / 2 < Math.abs(now.forces[4 * i + 3]!);
    };
    // The other galaxy weighs next to nothing: its share of the potential is less than 1e-5.
    const wanted = Array.from(first, (_, i) => (i % 2 === 1 && bound(i) ? 0 : Number.POSITIVE_INFINITY));
    expect([...first]).toEqual(wanted);
    expect(first.filter((at) => at === 0).length).toBeGreaterThan(190);
    const start = await engine.snapshot();
    engine.step(40);
    const away = await engine.measure("captures", [cores[0]!, core(0.2 * long, 1e-6)], null);
    expect(away.every((at) => at === Number.POSITIVE_INFINITY)).toBe(true);
    const later = await engine.measure("captures", [cores[1]!, cores[0]!], first);
    later.forEach((at, i) => {
      expect(first[i] === 0 ? at === 0 : at === 10 || at === Number.POSITIVE_INFINITY, `body ${i}: ${at}`).toBe(true);
    });
    expect(later.filter((at) => at === 10).length).toBeGreaterThan(190);
    await engine.restore(start);
    expect(await engine.measure("captures", cores, later)).toEqual(first);
    start.destroy();
    engine.destroy();
  });

  it("numbers are those of where the bodies are after going back", async () => {
    const engine = await create(plummer.make({}, { n: 700, seed: 3 }), { solver: "direct", timestep: 1 / 8 });
    engine.step(1);
    const [before, state] = [await engine.measure("densities"), await engine.snapshot()];
    engine.step(5);
    expect(await engine.measure("densities")).not.toEqual(before);
    await engine.restore(state);
    expect(await engine.measure("densities")).toEqual(before);
    expect(Math.max(...(await engine.measure("forceErrors")))).toBeLessThan(1e-5);
    state.destroy();
    engine.destroy();
  });

  it("a body that feels no force has no force error, and one that is right to the last digit has one", async () => {
    const bodies = plummer.make({}, { n: 40, seed: 8 });
    const engine = await create(bodies, { solver: "direct", softening: 0.02 });
    const errors = await engine.measure("forceErrors");
    engine.destroy();
    expect(errors.every((error) => error >= Math.fround(1e-9) && error < 1e-5)).toBe(true);
    bodies.mass.fill(0);
    const ghosts = await create(bodies, { solver: "direct", softening: 0.02 });
    expect((await ghosts.measure("forceErrors")).every((error) => error === 0)).toBe(true);
    expect((await ghosts.measure("densities")).every((density) => density === 0)).toBe(true);
    ghosts.destroy();
  });
}
