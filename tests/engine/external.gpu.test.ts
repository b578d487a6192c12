import { expect, it } from "vitest";
import { GpuEngine, type Settings } from "../../src/engine/index.ts";
import type { ExternalField } from "../../src/physics/external/field.ts";
import { term } from "../../src/physics/external/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { externalTests } from "./shared/external.ts";
import { circles, orbits } from "./shared/externalOrbits.ts";

/** What changes in every way that there is: it turns, moves and grows. */
const FIELD: ExternalField = [
  term("logarithmic", { velocity: 1, core: 0.5 }),
  term("bar", { mass: 0.5, length: 1, b: 0.3, c: 0.2, pattern: 1.3 }),
  { ...term("plummer", { mass: 0.3, scale: 0.3 }), centre: [3, -1, 0], velocity: [-1, 0.5, 0.1] },
  { ...term("power-law-cutoff", { mass: 0.5, cutoff: 0.5 }), grows: { from: 0.5, during: 1 } },
];

describeGpu("external fields", (device) => {
  const create = (settings: Partial<Settings>, external: ExternalField, bodies = circles([FIELD[0]!], RADII)) =>
    GpuEngine.create(device, bodies, settings, { timestamps: false, external });
  externalTests((bodies, settings, external) => create(settings, external, bodies), ["leapfrog", "block-leapfrog"]);

  const RADII = [0.7, 0.9, 1.2, 1.6, 2, 2.5, 3, 4];

  /** Largest distance of a test particle from where it is by float64, after two time units. */
  async function worst(settings: Partial<Settings>, direct: boolean): Promise<number> {
    const bodies = circles([FIELD[0]!], RADII);
    // A bridge has a cluster among the others.
    bodies.galaxy.set([0, 1, 0, 1, 0, 1, 0, 1]);
    const engine = await create({ solver: direct ? "direct" : "adaptive", ...settings }, FIELD, bodies);
    engine.step(2 / settings.timestep!);
    const { position } = await engine.readBodies();
    // Forces are held against those at the same time; Hermite's are those of the predicted places.
    expect((await engine.measure()).forceError!.max).toBeLessThan(1e-3);
    engine.destroy();
    const exact = orbits(FIELD, bodies, 1 / 1024, 2048);
    return Math.max(...exact.map((x, k) => Math.abs(position[k]! - x)));
  }

  it.each([
    ["hermite4", { softening: 0, eta: 0.0025, timestep: 1 / 4 }, true, 1e-5],
    ["hermite6", { softening: 0, eta: 0.01, timestep: 1 / 4 }, true, 1e-5],
    ["leapfrog", { softening: 0.01, timestep: 1 / 256 }, false, 1e-4],
    ["bridge", { softening: 0.01, timestep: 1 / 256 }, false, 1e-4],
    ["block-leapfrog", { softening: 0.01, eta: 5e-4, timestep: 1 / 16 }, false, 1e-4],
  ] as const)(
    "%s: test particles go where float64 says, in fields that turn, move and grow",
    async (integrator, settings, direct, share) => {
      expect(await worst({ integrator, ...settings }, direct)).toBeLessThan(share);
    },
  );

  it("hermite4 is of fourth order in them", async () => {
    const errors: number[] = [];
    for (const eta of [0.16, 0.04])
      errors.push(await worst({ integrator: "hermite4", softening: 0, eta, timestep: 1 / 2 }, true));
    // Steps go as the root of eta.
    expect(errors[0]! / errors[1]!).toBeGreaterThan(8);
  });
});
