import { describe, expect, it } from "vitest";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import type { Settings } from "../../../src/engine/settings.ts";
import { spawnThread } from "../../../src/headless/processorWorkers.ts";
import { growthAt } from "../../../src/physics/cosmology/growth.ts";
import { PLANCK } from "../../../src/physics/cosmology/universe.ts";
import { periodicTests } from "../shared/periodic.ts";
import { clusteredBox, lattice, latticePlace } from "./boxes.ts";
import { displacement, expand, growing, MATTER } from "./expanding.ts";

describe("a periodic box on the processor", () => {
  periodicTests((bodies, settings, space) => ProcessorEngine.create(bodies, settings, { space }), 6000);

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
