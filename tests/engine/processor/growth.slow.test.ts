import { expect, it } from "vitest";
import { clockAt, scaleAt } from "../../../src/data/bodies/clock.ts";
import { expanding } from "../../../src/data/bodies/comoving.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { growthAt } from "../../../src/physics/cosmology/growth.ts";
import { makeUniverse } from "../../../src/physics/cosmology/initialConditions.ts";
import { measuredPower } from "../../../src/physics/cosmology/measuredPower.ts";
import { PLANCK } from "../../../src/physics/cosmology/universe.ts";

it("the longest waves of 32^3 bodies grow by redshift 10 as linear theory says, energy and momentum are kept to today", async () => {
  const [n, side] = [32, 200_000];
  const made = makeUniverse({ universe: PLANCK, n, side: side / 1000, redshift: 49, seed: 1, order: 2 });
  const bodies = expanding(made, PLANCK);
  const steps = 274;
  const timestep = -bodies.time / steps;
  const engine = await ProcessorEngine.create(bodies, { timestep, theta: 0.6, softening: side / n / 40 });
  const powerOf = (position: Float32Array) => measuredPower(position, bodies.mass, side, 2 * n).slice(0, 2);
  const total = bodies.mass.reduce((sum, m) => sum + m, 0);
  let [energy, drift] = [0, 0];
  const run = async (from: number, to: number) => {
    for (let step = from; step < to; step++) {
      engine.step(1);
      const { energyError, momentum, kinetic } = await engine.measure();
      energy = energyError;
      drift = Math.max(drift, Math.hypot(...momentum) / Math.sqrt(2 * kinetic * total));
    }
  };
  await engine.measure();
  const young = Math.round((clockAt(1 / 11) - bodies.time) / timestep);
  await run(0, young);
  const growth = growthAt(PLANCK, scaleAt(engine.time)).first / growthAt(PLANCK, 1 / 50).first;
  const [first, now] = [powerOf(made.position), powerOf((await engine.readBodies()).position)];
  // On a lattice waves grow more slowly the shorter they are: the third longest are 1 % behind, at 64^3 a quarter of that.
  for (const [i, { power }] of now.entries())
    expect(Math.abs(power / first[i]!.power / growth ** 2 - 1)).toBeLessThan(0.01);
  await run(young, steps);
  engine.destroy();
  // Layzer and Irvine's equation.
  expect(Math.abs(energy)).toBeLessThan(0.01);
  expect(drift).toBeLessThan(1e-4);
}, 1_200_000);
