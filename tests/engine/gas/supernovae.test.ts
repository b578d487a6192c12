import { describe, expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS } from "../../../src/data/bodies/units.ts";
import { explode } from "../../../src/engine/gas/explosions.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { spawnThread } from "../../../src/headless/processorWorkers.ts";
import { newCooling } from "../../../src/physics/gas/coolingTable.ts";
import { cgsOf } from "../../../src/physics/gas/galaxyGas.ts";
import { GAS_SETTINGS } from "../../../src/physics/gas/settings.ts";
import { AGORA } from "../../../src/physics/gas/supernovae.ts";
import { numbers } from "../../physics/gas/gases.ts";
import { ball, DELAY, HEAT, run as runEngine, SETTINGS } from "./blasts.ts";

const cgs = cgsOf(GALACTICS_UNITS);

/** Tables of `n` bodies, every third of them a star that is old enough; `order`: which body is where. */
function tables(n: number, order = Array.from({ length: n }, (_, i) => i)) {
  const next = numbers(5);
  const four = Array.from({ length: n }, () => [next(), next(), next(), 1 + next(), next(), next(), next(), next()]);
  const posMass = Float32Array.from(order.flatMap((i) => four[i]!.slice(0, 4)));
  const velocity = Float32Array.from(order.flatMap((i) => four[i]!.slice(4)));
  const isStar = (i: number) => i % 3 === 1;
  return {
    ...{ posMass, velocity, id: Uint32Array.from(order) },
    state: Float32Array.from(order.flatMap((i) => (isStar(i) ? [0, 0, 0, 0] : [1, 0.1, 0, 0]))),
    spare: Float32Array.from(order.flatMap((i) => [0, 0.5, isStar(i) ? 0.1 : 0, 0])),
    metals: new Float32Array(n),
  };
}

const given = {
  galaxy: { cooling: newCooling(), phases: null, supernovae: AGORA, cgs },
  settings: GAS_SETTINGS,
  speed: 1,
  second: cgs.time,
  side: 0,
};

describe("explosions, alone", () => {
  it.each([0, 1, 2, 3, 63, 64, 65, 257, 600])("%i bodies keep mass, momentum, energy and metals", (n) => {
    const before = tables(n);
    const after = structuredClone(before);
    explode(after, given, 0.1 + DELAY * 1.001);
    const sum = (of: (i: number) => number) => Array.from({ length: n }, (_, i) => of(i)).reduce((a, b) => a + b, 0);
    const mass = ({ posMass }: typeof before) => sum((i) => posMass[4 * i + 3]!);
    const stars = sum((i) => (i % 3 === 1 ? before.posMass[4 * i + 3]! : 0));
    const energy = ({ posMass, velocity, state, spare }: typeof before) =>
      sum((i) => {
        const m = posMass[4 * i + 3]!;
        const kinetic = [0, 1, 2].reduce((of, k) => of + 0.5 * velocity[4 * i + k]! ** 2, 0);
        return m * (kinetic + Math.max(state[4 * i]!, 0) + Math.min(state[4 * i]!, 0) + spare[4 * i + 1]!);
      });
    expect(mass(after) / Math.max(mass(before), 1)).toBeCloseTo(mass(before) / Math.max(mass(before), 1), 6);
    expect(Math.abs(energy(after) - energy(before))).toBeLessThan(1e-5 * HEAT * Math.max(stars, 1e-9));
    for (const k of [0, 1, 2]) {
      const momentum = ({ posMass, velocity }: typeof before) => sum((i) => posMass[4 * i + 3]! * velocity[4 * i + k]!);
      expect(Math.abs(momentum(after) - momentum(before))).toBeLessThan(1e-5 * Math.max(n, 1));
    }
    const metals = sum((i) => after.metals[i]! * after.posMass[4 * i + 3]!);
    expect(metals).toBeCloseTo((2.63 / 91) * stars, 3);
    // Once alone, and the next step is short.
    const again = structuredClone(after);
    explode(again, given, 0.1 + DELAY * 2);
    expect(again).toEqual(after);
    expect(after.spare.some((limit, k) => k % 4 === 2 && limit < 0)).toBe(stars > 0 && n > 1);
  });

  it("waits for stars to be old enough, and for gas", () => {
    const before = tables(10);
    const after = structuredClone(before);
    explode(after, given, 0.1 + DELAY * 0.99);
    expect(after).toEqual(before);
    after.state.fill(0);
    const without = structuredClone(after);
    explode(after, given, 10);
    expect(after).toEqual(without);
  });

  it("gives the same bits in whatever order bodies stand", () => {
    const n = 200;
    const order = Array.from({ length: n }, (_, i) => (i * 77 + 5) % n);
    const [a, b] = [tables(n), tables(n, order)];
    for (const one of [a, b]) explode(one, given, 1);
    for (const name of ["posMass", "velocity", "state", "spare"] as const)
      for (const [i, body] of order.entries())
        expect(b[name].slice(4 * i, 4 * i + 4)).toEqual(a[name].slice(4 * body, 4 * body + 4));
  });
});

const run = async (bodies: Bodies, steps: number, threads = 1) =>
  runEngine(await ProcessorEngine.create(bodies, SETTINGS, { threads, spawn: spawnThread }), steps);

describe("a run with supernovae", () => {
  it("keeps its account of energy, and its mass, when stars explode", async () => {
    const bodies = ball(0.95);
    const { before, after, end } = await run(bodies, 4);
    expect(before.supernovae).toBe(0);
    const stars = 10 * 1e-3;
    expect(after.supernovae! / (HEAT * stars)).toBeCloseTo(1, 3);
    expect(after.faults).toEqual([]);
    // Of what the stars gave.
    expect(Math.abs(after.total - before.total)).toBeLessThan(0.02 * after.supernovae!);
    const mass = end.mass.reduce((sum, m) => sum + m, 0);
    expect(mass / 0.6).toBeCloseTo(1, 5);
    for (let i = 0; i < 600; i += 60) expect(end.mass[i]! / 1e-3).toBeCloseTo(1 - 14.8 / 91, 5);
    const metals = end.columns!.metallicity!.reduce((sum, z, i) => sum + z * end.mass[i]!, 0);
    expect(metals / ((2.63 / 91) * stars)).toBeCloseTo(1, 4);
    // Those that exploded do so no more, in this run or in the next one.
    const next = await run({ ...end, gas: bodies.gas! }, 2);
    expect(next.after.supernovae! / after.supernovae!).toBeLessThan(1e-6);
  });

  it("is the same with three threads, bit by bit", async () => {
    const [one, three] = [await run(ball(0.95), 3), await run(ball(0.95), 3, 3)];
    expect(three.end.columns!.internalEnergy).toEqual(one.end.columns!.internalEnergy);
    expect(three.end.mass).toEqual(one.end.mass);
  });

  it("doesn't let stars explode that were old before, nor without the choice", async () => {
    expect((await run(ball(3), 2)).after.supernovae! / HEAT).toBeLessThan(1e-9);
    const { after } = await run(ball(0.95, { supernovae: false }), 3);
    expect(after.supernovae).toBeUndefined();
  });

  it("is refused where no stars form", async () => {
    await expect(ProcessorEngine.create(ball(0.95, { stars: false, cooling: true }), SETTINGS)).rejects.toThrow(
      "supernovae = true: only stars explode",
    );
  });
});
