import { describe, expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { spawnThread } from "../../../src/headless/processorWorkers.ts";
import type { ExternalField } from "../../../src/physics/external/field.ts";
import { POTENTIALS, term } from "../../../src/physics/external/index.ts";
import { milkyWay2014 } from "../../../src/physics/external/milkyWay.ts";
import { externalTests } from "../shared/external.ts";
import { circles, jacobi, radiusOf, speedAt } from "../shared/externalOrbits.ts";

describe("external fields on the processor", () => {
  externalTests((bodies, settings, external) => ProcessorEngine.create(bodies, settings, { external }));

  it("act as on one thread, bit by bit, in two workers", async () => {
    const bodies = plummer.make({}, { n: 600, seed: 3 });
    const external: ExternalField = [
      { ...term("power-law-cutoff", { mass: 3 }), velocity: [0.3, 0, 0.1] },
      { ...term("bar", { pattern: 2 }), grows: { from: 0, during: 1 } },
    ];
    const run = async (threads: object) => {
      const engine = await ProcessorEngine.create(
        bodies,
        { timestep: 1 / 64, softening: 0.05 },
        { external, ...threads },
      );
      engine.step(20);
      const [{ position }, { external: energy }] = [await engine.readBodies(), await engine.measure()];
      engine.destroy();
      return { position, energy };
    };
    const [one, two] = [await run({}), await run({ threads: 2, spawn: spawnThread })];
    expect(two.position).toEqual(one.position);
    expect(two.energy! / one.energy!).toBeCloseTo(1, 12);
  });
});

const round = POTENTIALS.filter(({ turns }) => !turns).map(({ name }) => [name, [term(name, {})], 1] as const);

describe("circles stay circles for a hundred periods, to 1e-4", () => {
  it.each([...round, ["mw2014", milkyWay2014(), 8] as const])("%s", async (_, external, radius) => {
    const bodies = circles(external, [radius]);
    // The leapfrog alone is some (2 pi / 400)^2 / 4 = 6e-5 off.
    const timestep = (2 * Math.PI * radius) / speedAt(external, radius) / 400;
    const engine = await ProcessorEngine.create(bodies, { solver: "direct", softening: 0, timestep }, { external });
    let worst = 0;
    for (let k = 0; k < 100; k++) {
      // Not always at the same angle.
      engine.step(k % 2 === 0 ? 371 : 429);
      worst = Math.max(worst, Math.abs(radiusOf((await engine.readBodies()).position, 0) / radius - 1));
    }
    engine.destroy();
    expect(worst).toBeLessThan(1e-4);
  });
});

describe("orbits in a halo and a field keep their energy, or Jacobi's integral where it turns, to 1e-5", () => {
  const halo = term("logarithmic", { velocity: 1, core: 0.5 });
  it.each(POTENTIALS.map(({ name, turns }) => [name, turns ? 1.3 : 0] as const))("%s", async (name, pattern) => {
    const external = [halo, term(name, pattern === 0 ? {} : { pattern })];
    const radii = [0.5, 0.8, 1.1, 1.5, 2, 3];
    // Slower than on circles, and not on them where the field turns.
    const round = circles(external, radii);
    const bodies = { ...round, velocity: round.velocity.map((v) => 0.9 * v) };
    const engine = await ProcessorEngine.create(bodies, { softening: 0, timestep: 1 / 512 }, { external });
    // Of more, or shorter, steps the rounding of float32 adds up to more: 3e-5 after 10 000.
    engine.step(2048);
    const after = await engine.readBodies();
    engine.destroy();
    for (const i of radii.keys()) {
      const [first, last] = [jacobi(external, bodies, 0, pattern, i), jacobi(external, after, engine.time, pattern, i)];
      // Some integrals are near 0: their error is a share of the kinetic energy then.
      expect(Math.abs(last - first) / Math.max(Math.abs(first), 0.5)).toBeLessThan(1e-5);
    }
  });
});
