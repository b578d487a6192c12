import { expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { evrardGas } from "../../../src/data/models/evrardGas.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { wetAntennae } from "../../../src/data/scenarios/tails.ts";
import type { Engine, Settings } from "../../../src/engine/index.ts";
import type { PhysicsOptions } from "../../../src/engine/options.ts";
import { fieldAt } from "../../../src/physics/external/field.ts";
import { term } from "../../../src/physics/external/index.ts";
import { newField } from "../../../src/physics/external/potential.ts";
import { mixed } from "./testParticles.ts";

type CreateWith = (bodies: Bodies, settings: Partial<Settings>, options: PhysicsOptions) => Promise<Engine>;

const SETTINGS: Partial<Settings> = { theta: 0.7, softening: 0.05, timestep: 1 / 64 };

/** The sum of mass times a vector of each body, over the sum of its sizes. */
function shareOf(mass: ArrayLike<number>, vectors: ArrayLike<number>, width: number): number {
  const sum = [0, 0, 0];
  let size = 0;
  for (let i = 0; i < mass.length; i++) {
    const vector = [0, 1, 2].map((k) => mass[i]! * vectors[width * i + k]!);
    for (let k = 0; k < 3; k++) sum[k]! += vector[k]!;
    size += Math.hypot(...vector);
  }
  return Math.hypot(...sum) / size;
}

/** How the total momentum is kept, whatever computes; `steps`: of the encounter. */
export function momentumTests(create: CreateWith, steps: number): void {
  const antennae = wetAntennae.make({ starFormation: 0 }, { n: 1024, seed: 1 });
  const encounter = { theta: 0.7, softening: wetAntennae.defaults.softening, timestep: 1 / 8 };

  /** Of the encounter: change of the momentum, over the sum of all bodies', and the bodies. */
  async function driftOf(options: PhysicsOptions) {
    const engine = await create(antennae, encounter, options);
    const before = (await engine.measure()).momentum;
    engine.step(steps);
    const [{ momentum, faults }, bodies] = [await engine.measure(), await engine.readBodies()];
    engine.destroy();
    expect(faults).toEqual([]);
    let size = 0;
    for (let i = 0; i < bodies.count; i++)
      size += bodies.mass[i]! * Math.hypot(...bodies.velocity.subarray(3 * i, 3 * i + 3));
    return { drift: Math.hypot(...momentum.map((p, k) => p - before[k]!)) / size, bodies };
  }

  it("gas and stars keep their momentum without a word, by the same bits twice", async () => {
    const [kept, again, free] = [
      await driftOf({}),
      await driftOf({ momentum: true }),
      await driftOf({ momentum: false }),
    ];
    expect(kept.drift).toBeLessThan(1e-6);
    expect(free.drift).toBeGreaterThan(1e-5);
    expect(again.bodies.position).toEqual(kept.bodies.position);
    expect(again.bodies.columns).toEqual(kept.bodies.columns);
  });

  it("a collapse of gas keeps its energy as well as without", async () => {
    const worst = async (momentum: boolean) => {
      const engine = await create(
        evrardGas.make({}, { n: 500, seed: 1 }),
        { ...SETTINGS, softening: 0.03 },
        { momentum },
      );
      await engine.measure();
      let most = 0;
      for (let k = 0; k < 4; k++) {
        engine.step(6);
        most = Math.max(most, Math.abs((await engine.measure()).energyError));
      }
      const { mass, velocity } = await engine.readBodies();
      engine.destroy();
      return { most, share: shareOf(mass, velocity, 3) };
    };
    const [kept, free] = [await worst(true), await worst(false)];
    expect(kept.share).toBeLessThan(1e-6);
    expect(kept.share).toBeLessThan(0.1 * free.share);
    expect(kept.most).toBeLessThan(1.05 * free.most + 1e-4);
  });

  it("forces of gravity add up to nothing; fields act behind", async () => {
    const bodies = plummer.make({}, { n: 3000, seed: 4 });
    const external = [{ ...term("plummer", { mass: 3, scale: 0.5 }), centre: [2, 1, 0] as const }];
    const field = newField();
    const pull = Float64Array.from({ length: 3 * bodies.count }, (_, k) => {
      const place = bodies.position.subarray(3 * Math.floor(k / 3), 3 * Math.floor(k / 3) + 3);
      fieldAt(external, 0, [place[0]!, place[1]!, place[2]!], field);
      return field[k % 3]!;
    });
    const share = async (options: PhysicsOptions, less: ArrayLike<number> | null) => {
      const engine = await create(bodies, SETTINGS, options);
      const forces = await engine.readForces();
      engine.destroy();
      const own = Float64Array.from({ length: 3 * bodies.count }, (_, k) => {
        const a = forces[4 * Math.floor(k / 3) + (k % 3)]!;
        return a - (less?.[k] ?? 0);
      });
      return shareOf(bodies.mass, own, 3);
    };
    expect(await share({ momentum: true }, null)).toBeLessThan(1e-6);
    expect(await share({}, null)).toBeGreaterThan(5e-6);
    expect(await share({ momentum: true, external }, pull)).toBeLessThan(1e-6);
  });

  it("test particles feel the same change, and add nothing to it", async () => {
    const { all } = mixed(plummer.make({}, { n: 1500, seed: 4 }), plummer.make({}, { n: 700, seed: 5 }), 2);
    const forces = async (momentum: boolean) => {
      const engine = await create(all, SETTINGS, { momentum });
      const read = await engine.readForces();
      engine.destroy();
      return read;
    };
    const [kept, free] = [await forces(true), await forces(false)];
    const change = [0, 1, 2].map((k) => kept[k]! - free[k]!);
    expect(Math.hypot(...change)).toBeGreaterThan(1e-6);
    for (const [k, a] of kept.entries()) {
      if (k % 4 === 3) expect(a).toBe(free[k]);
      else expect(Math.abs(a - free[k]! - change[k % 4]!)).toBeLessThan(4e-7 * Math.max(1, Math.abs(a)));
    }
    expect(shareOf(all.mass, kept, 4)).toBeLessThan(1e-6);
  });

  it("a body that is frozen takes no other with it", async () => {
    const bodies = plummer.make({}, { n: 800, seed: 4 });
    bodies.velocity[3 * 17] = 1e30;
    const engine = await create(bodies, SETTINGS, { momentum: true });
    engine.step(5);
    const { frozen } = await engine.measure();
    const { position, velocity, mass } = await engine.readBodies();
    engine.destroy();
    expect(frozen).toBe(1);
    expect(position.every(Number.isFinite)).toBe(true);
    velocity.fill(0, 3 * 17, 3 * 18);
    const [was, others] = [bodies.velocity.slice().fill(0, 3 * 17, 3 * 18), mass.map((m, i) => (i === 17 ? 0 : m))];
    const change = velocity.map((v, k) => v - was[k]!);
    expect(shareOf(others, change, 3)).toBeLessThan(1e-5);
  });

  it("is refused in one line where it can't act, and silent there without a word", async () => {
    const bodies = evrardGas.make({}, { n: 300, seed: 1 });
    const space = { side: 4 };
    await expect(create(bodies, SETTINGS, { momentum: true, space })).rejects.toThrow(
      "momentum = true: in a periodic box the total momentum isn't kept; leave this out",
    );
    const engine = await create(bodies, SETTINGS, { space });
    engine.step(1);
    expect((await engine.measure()).faults).toEqual([]);
    engine.destroy();
  });
}
