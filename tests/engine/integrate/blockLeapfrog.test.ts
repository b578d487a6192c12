import { describe, expect, it } from "vitest";
import { hernquist } from "../../../src/data/models/hernquist.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { BlockLeapfrog } from "../../reference/blockLeapfrog.ts";

/** Relative energy error of some bodies after a time, forces on a body in all, and block steps. */
function run(
  bodies: ReturnType<typeof plummer.make>,
  time: number,
  choices: ConstructorParameters<typeof BlockLeapfrog>[1],
) {
  const twin = new BlockLeapfrog(bodies, choices);
  const start = twin.energy;
  const before = twin.forces;
  for (let k = 0; k < time / choices.timestep; k++) twin.step();
  const { forces, blocks } = twin;
  return { error: Math.abs(twin.energy / start - 1), forces: forces - before, blocks };
}

/** Light bodies on eccentric orbits about a heavy one, whose softened field falls to 0 in its middle. */
function throughCore() {
  const n = 33;
  const position = Float64Array.from({ length: 3 * n }, (_, k) =>
    k > 2 && k % 3 === 0 ? 0.2 + 0.1 * ((k / 3) % 16) : 0,
  );
  const speed = (i: number) => [0, 0.15 * (i % 5), 0.02 * (i % 3)];
  const velocity = Float64Array.from({ length: 3 * n }, (_, k) => (k > 2 ? speed(Math.floor(k / 3))[k % 3]! : 0));
  return { position, velocity, mass: Float64Array.from({ length: n }, (_, i) => (i === 0 ? 1 : 1e-12)) };
}

/** Energy of a unit of mass in the field of a unit mass. */
function energyAbout(centre: readonly number[], x: readonly number[], v: readonly number[], softening: number): number {
  const r2 = x.reduce((sum, coordinate, k) => sum + (coordinate - centre[k]!) ** 2, softening ** 2);
  return 0.5 * v.reduce((sum, speed) => sum + speed ** 2, 0) - 1 / Math.sqrt(r2);
}

describe("leapfrog on rungs", () => {
  it("is of second order: half of every step, a quarter of the error", () => {
    const spheres = [plummer, hernquist].map((model) => model.make({}, { n: 48, seed: 3 }));
    // Half of the largest step and a quarter of eta: all rungs stay the same.
    const errors = [3, 4, 5].map((k) =>
      spheres.map((sphere) => run(sphere, 1, { softening: 0.3, eta: 1e-3 / 4 ** (k - 3), timestep: 2 ** -k })),
    );
    const sums = errors.map((all) => all.reduce((sum, { error }) => sum + error, 0));
    expect(errors[0]![0]!.blocks).toBeGreaterThan(8);
    const slope = Math.log2(sums[0]! / sums.at(-1)!) / 2;
    expect(slope).toBeGreaterThan(1.8);
    expect(slope).toBeLessThan(2.6);
  });

  it("keeps the energy of a cusp better than one step for all, with less than half of its forces", () => {
    const cusp = hernquist.make({}, { n: 128, seed: 2 });
    const blocks = run(cusp, 4, { softening: 0.02, eta: 0.01, timestep: 1 / 8 });
    // So large an eta gives all the step of the run.
    const one = run(cusp, 4, { softening: 0.02, eta: 1e6, timestep: 1 / 64 });
    expect(one.blocks).toBe(256);
    expect(blocks.error).toBeLessThan(one.error / 2);
    expect(blocks.forces).toBeLessThan(one.forces / 2);
  });

  it("keeps the energy of orbits through a core where steps of the run are long, since no step grows within one", () => {
    const softening = 0.3;
    const [short, long] = [1 / 4, 16].map((timestep) => {
      const twin = new BlockLeapfrog(throughCore(), { softening, eta: 0.02, timestep });
      const energies = () => twin.bodies.slice(1).map(({ x, v }) => energyAbout(twin.bodies[0]!.x, x, v, softening));
      const before = energies();
      const forces = twin.forces;
      for (let k = 0; k < 64 / timestep; k++) twin.step();
      const drift = energies().reduce((sum, energy, i) => sum + Math.abs(energy - before[i]!), 0) / before.length;
      return { drift, forces: twin.forces - forces };
    }) as [{ drift: number; forces: number }, { drift: number; forces: number }];
    expect(long.drift).toBeLessThan(short.drift / 10);
    expect(long.forces).toBeLessThan(1.6 * short.forces);
  });
});
