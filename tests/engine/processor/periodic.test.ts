import { describe, expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import type { Settings } from "../../../src/engine/settings.ts";
import { spawnThread } from "../../../src/headless/processorWorkers.ts";
import { ewaldForces } from "../../../src/physics/cosmology/ewald.ts";
import { growthAt } from "../../../src/physics/cosmology/growth.ts";
import { PLANCK } from "../../../src/physics/cosmology/universe.ts";
import { clusteredBox, lattice, latticePlace } from "./boxes.ts";
import { displacement, expand, growing, MATTER } from "./expanding.ts";

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;

/** Force errors of some bodies against Ewald's sum, relative to the force, and those of their potentials, relative to mass over side. */
async function errors(bodies: Bodies, side: number, softening: number) {
  const engine = await ProcessorEngine.create(bodies, { softening }, { space: { side } });
  const found = await engine.readForces();
  engine.destroy();
  const targets = Array.from({ length: 200 }, (_, k) => Math.floor(((k + 0.5) * bodies.count) / 200));
  const exact = ewaldForces({ side, mass: bodies.mass, position: bodies.position, softening }, targets);
  const off = (target: number, k: number) =>
    Math.hypot(...[0, 1, 2].map((c) => found[4 * target + c]! - exact[4 * k + c]!));
  const sizes = targets.map((_, k) => Math.hypot(...exact.subarray(4 * k, 4 * k + 3)));
  return {
    forces: targets.map((target, k) => off(target, k) / sizes[k]!),
    potentials: targets.map((target, k) => Math.abs(found[4 * target + 3]! - exact[4 * k + 3]!) * side),
  };
}

describe("a periodic box on the processor", () => {
  it("that is clustered has the forces of Ewald's sum", async () => {
    const { forces, potentials } = await errors(clusteredBox(6000), 100, 0.2);
    expect(percentile(forces, 0.5)).toBeLessThan(5e-4);
    expect(percentile(forces, 0.99)).toBeLessThan(5e-3);
    expect(percentile(potentials, 0.99)).toBeLessThan(5e-3);
  }, 60_000);

  it("of a lattice is at rest", async () => {
    const engine = await ProcessorEngine.create(lattice(16), { softening: 0.001 }, { space: { side: 1 } });
    const forces = await engine.readForces();
    engine.destroy();
    const sizes = Array.from({ length: 16 ** 3 }, (_, i) => Math.hypot(...forces.subarray(4 * i, 4 * i + 3)));
    expect(Math.max(...sizes)).toBeLessThan(1e-4);
  });

  it("has the same forces wherever its origin is, and bodies outside come back into it", async () => {
    const bodies = clusteredBox(3000);
    const moved = { ...bodies, position: bodies.position.map((x, k) => x + [260, -35, 12.5][k % 3]!) };
    const forces = await Promise.all(
      [bodies, moved].map(async (given) => {
        const engine = await ProcessorEngine.create(given, { softening: 0.2 }, { space: { side: 100 } });
        const found = await engine.readForces();
        engine.step(1);
        for (const x of (await engine.readBodies()).position) expect(x >= 0 && x <= 100).toBe(true);
        engine.destroy();
        return found;
      }),
    );
    const off = Array.from({ length: 3000 }, (_, i) => {
      const [a, b] = forces.map((f) => f.subarray(4 * i, 4 * i + 3)) as [Float32Array, Float32Array];
      return Math.hypot(...[0, 1, 2].map((k) => a[k]! - b[k]!)) / Math.hypot(...a);
    });
    expect(percentile(off, 0.5)).toBeLessThan(5e-4);
    expect(percentile(off, 0.99)).toBeLessThan(5e-3);
  });

  it("is the same bit by bit on one thread and on two", async () => {
    const bodies = clusteredBox(9000);
    const runs = await Promise.all(
      [1, 2].map(async (threads) => {
        const space = { side: 100, expansion: { universe: PLANCK, hubble: 1 } };
        const settings: Partial<Settings> = { softening: 0.2, timestep: 0.01 };
        const spawn = threads > 1 ? spawnThread : null;
        const engine = await ProcessorEngine.create({ ...bodies, time: -1 }, settings, { threads, spawn, space });
        engine.step(2);
        const { position } = await engine.readBodies();
        engine.destroy();
        return position;
      }),
    );
    expect(runs[1]).toEqual(runs[0]);
  });

  it("is refused where it can't be had", async () => {
    const bodies = lattice(4);
    const make = (settings: Partial<Settings>, side: number) =>
      ProcessorEngine.create(bodies, settings, { space: { side } });
    await expect(make({}, 0)).rejects.toThrow("side = 0: a periodic box has one above 0");
    await expect(make({ solver: "bonsai" }, 1)).rejects.toThrow(
      'solver = "bonsai": a periodic box is walked by adaptive',
    );
  });
});

describe("an expanding box on the processor", () => {
  // Of a plane wave linear theory is right up to its caustic (Zel'dovich 1970).
  // Along an axis a lattice of 16 places pulls as matter in between does, to 0.2 %; along (1, 1, 0) it pulls 1.6 % less (Marcos et al. 2006, astro-ph/0601479).
  it.each([
    ["of matter alone", MATTER],
    ["of Planck's", PLANCK],
    ["that is open", { ...MATTER, omegaM: 0.3 }],
  ])(
    "lets a wave grow as linear theory says in a universe %s",
    async (_, universe) => {
      const [m, first, size] = [16, 0.1, 0.05];
      const [begin, end] = [growthAt(universe, first), growthAt(universe, 1)];
      const wave = (q: readonly number[]) => Math.sin(2 * Math.PI * q[0]!);
      const amplitude = (size * begin.first) / end.first;
      const given = growing(m, universe, first, begin.firstRate, (q) => [amplitude * wave(q), 0, 0]);
      const { bodies, measured } = await expand(given, universe, 1, 40, 0.01);
      let [grown, waves] = [0, 0];
      for (let i = 0; i < m ** 3; i++) {
        const phase = wave(latticePlace(m, i));
        grown += displacement(bodies, m, i, 0) * phase;
        waves += phase ** 2;
      }
      expect(grown / waves / size).toBeGreaterThan(0.99);
      expect(grown / waves / size).toBeLessThan(1.01);
      expect(Math.hypot(...measured.momentum) / Math.sqrt(2 * measured.kinetic)).toBeLessThan(1e-3);
    },
    60_000,
  );
});
