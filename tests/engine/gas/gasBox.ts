import { expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { clockAt } from "../../../src/data/bodies/clock.ts";
import type { Space } from "../../../src/engine/index.ts";
import { expansionRate } from "../../../src/physics/cosmology/universe.ts";
import { coolingRate } from "../../../src/physics/gas/cooling.ts";
import { newCooling } from "../../../src/physics/gas/coolingTable.ts";
import { cgsOf } from "../../../src/physics/gas/galaxyGas.ts";
import { energyAt } from "../../../src/physics/gas/rates.ts";
import { lattice, latticePlace } from "../processor/boxes.ts";
import { displacement, MATTER } from "../processor/expanding.ts";
import type { Create } from "../shared/periodic.ts";

/** Of a box of side 1 and mass 1 with G = 1: the wave is as long as it. */
const K = 2 * Math.PI;
const GRAVITY = 4 * Math.PI;
/** Speed of sound, and its internal energy with 5/3. */
const SOUND = 1.2;
const ENERGY = SOUND ** 2 / ((5 / 3) * (2 / 3));
const [M, AMPLITUDE] = [12, 0.004];

/** A lattice of gas with a standing wave along an axis, at rest, and as hot as its density makes it. */
function wave(axis: number): Bodies {
  const along = (q: readonly number[]) => [0, 1, 2].map((k) => (k === axis ? AMPLITUDE * Math.sin(K * q[axis]!) : 0));
  const bodies = lattice(M, along);
  const internalEnergy = Float32Array.from({ length: M ** 3 }, (_, i) => {
    const density = 1 - AMPLITUDE * K * Math.cos(K * latticePlace(M, i)[axis]!);
    return ENERGY * density ** (2 / 3);
  });
  return { ...bodies, columns: { internalEnergy } };
}

/** The part of the displacements that goes as the wave did at first, over that. */
function amplitude(bodies: Bodies, axis: number): number {
  let sum = 0;
  for (let i = 0; i < M ** 3; i++) sum += displacement(bodies, M, i, axis) * Math.sin(K * latticePlace(M, i)[axis]!);
  return (2 * sum) / M ** 3 / AMPLITUDE;
}

/** Where a wave is that begins at rest, by linear theory: y'' = (4 pi G rho a - c^2 k^2) y in the time dt / a^2; `scale`: a by that time. */
function theory(lasts: number, scale: (time: number) => number): number {
  const steps = 4000;
  const dt = lasts / steps;
  const pull = (time: number) => GRAVITY * scale(time) - (SOUND * K) ** 2;
  let [y, v] = [1, 0];
  for (let k = 0; k < steps; k++) {
    v += 0.5 * dt * pull(k * dt) * y;
    y += dt * v;
    v += 0.5 * dt * pull((k + 1) * dt) * y;
  }
  return y;
}

/** What gas does in a periodic box, on every engine. */
export function gasBoxTests(create: Create): void {
  it.each([0, 2])(
    "sound of gas in its own gravity goes through the sides, along axis %i",
    async (axis) => {
      const period = (2 * Math.PI) / Math.sqrt((SOUND * K) ** 2 - GRAVITY);
      const lasts = 0.4 * period;
      const engine = await create(wave(axis), { softening: 0.01, timestep: lasts / 12 }, { side: 1 });
      const before = await engine.measure();
      engine.step(12);
      const now = amplitude(await engine.readBodies(), axis);
      expect(Math.abs(now - theory(lasts, () => 1))).toBeLessThan(0.03);
      const { energyError, momentum, faults } = await engine.measure();
      expect(before.thermal).toBeCloseTo(ENERGY, 2);
      expect(faults).toEqual([]);
      expect(Math.abs(energyError)).toBeLessThan(1e-5);
      expect(Math.hypot(...momentum)).toBeLessThan(1e-5);
      engine.destroy();
    },
    60_000,
  );

  it("sound in an expanding box swings as linear theory has it, and gas cools as a^-2", async () => {
    const [from, to, steps] = [0.1, 0.13, 6];
    const hubble = Math.sqrt((8 * Math.PI) / 3);
    const space: Space = { side: 1, expansion: { universe: MATTER, hubble } };
    const timestep = (clockAt(to) - clockAt(from)) / steps;
    const engine = await create({ ...wave(1), time: clockAt(from) }, { softening: 0.01, timestep }, space);
    const before = await engine.measure();
    engine.step(steps);
    const after = await engine.measure();
    const now = amplitude(await engine.readBodies(), 1);
    engine.destroy();
    // dt / a^2 = a^-3/2 da / H0 where matter is all.
    const lasts = (2 / hubble) * (from ** -0.5 - to ** -0.5);
    const scale = (time: number) => (from ** -0.5 - (hubble * time) / 2) ** -2;
    const expected = theory(lasts, scale);
    // It has swung to the other side.
    expect(expected).toBeLessThan(-0.3);
    expect(Math.abs(now - expected)).toBeLessThan(0.03);
    expect((after.thermal! * to ** 2) / (before.thermal! * from ** 2)).toBeCloseTo(1, 3);
    expect(Math.abs(after.energyError)).toBeLessThan(1e-4);
  }, 60_000);

  it("gas that cools in an expanding box has what a cell has by its rates, in float64", async () => {
    const [from, to, steps] = [0.05, 0.06, 32];
    const hubble = Math.sqrt((8 * Math.PI) / 3);
    const space: Space = { side: 1, expansion: { universe: MATTER, hubble } };
    // Of the critical density today where Hubble's constant is 70 km/s/Mpc.
    const units = { name: "a box", gravity: 1, lengthKpc: 1000, massMsun: 1.36e11, velocityKms: 70 / hubble };
    const cgs = cgsOf(units);
    const first = energyAt(1e6) / cgs.energy;
    const bodies = lattice(8);
    const internalEnergy = new Float32Array(512).fill(first * from ** 2);
    const timestep = (clockAt(to) - clockAt(from)) / steps;
    const engine = await create(
      { ...bodies, units, time: clockAt(from), columns: { internalEnergy }, gas: { cooling: true } },
      { softening: 0.01, timestep },
      space,
    );
    const before = await engine.measure();
    engine.step(steps);
    const after = await engine.measure();
    const { columns } = await engine.readBodies();
    engine.destroy();

    // The column is a^2 u. du/dt = -2 H u - (n_H^2 / rho) Lambda with da = a H dt, by the middle of each of many steps.
    const cooling = newCooling();
    const density = columns!.density![0]! * cgs.density;
    const slope = (u: number, a: number) => {
      const perTime = hubble * expansionRate(MATTER, a);
      return (
        (-2 * u) / a + (coolingRate(cooling, u * cgs.energy, density / a ** 3) * cgs.time) / cgs.energy / a / perTime
      );
    };
    const [many, da] = [4000, (to - from) / 4000];
    let u = first;
    for (let k = 0; k < many; k++) {
      const a = from + k * da;
      u += da * slope(u + 0.5 * da * slope(u, a), a + 0.5 * da);
    }
    // Much has left beyond what the expansion takes.
    expect(u / (first * (from / to) ** 2)).toBeLessThan(0.7);
    for (const i of [0, 77, 511]) expect(columns!.internalEnergy![i]! / to ** 2 / u - 1).toBeCloseTo(0, 2);
    expect(after.thermal! / u - 1).toBeCloseTo(0, 2);
    expect(after.radiated! / after.thermal!).toBeGreaterThan(0.2);
    expect(before.thermal! / first - 1).toBeCloseTo(0, 4);
    expect(after.faults).toEqual([]);
    expect(Math.abs(after.energyError)).toBeLessThan(0.01);
  }, 60_000);
}
