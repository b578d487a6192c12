import { expect, it } from "vitest";
import { plummer } from "../../src/data/models/plummer.ts";
import { GpuEngine, type Settings } from "../../src/engine/index.ts";
import type { ExternalField } from "../../src/physics/external/field.ts";
import { term } from "../../src/physics/external/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { FADING_WGSL, fading, HALO_WGSL, halo, ownField } from "./ownFields.ts";
import { circles, orbits } from "./shared/externalOrbits.ts";
import { ownFieldTests } from "./shared/ownField.ts";

describeGpu("an own field", (device) => {
  const create = (
    settings: Partial<Settings>,
    external: ExternalField,
    bodies = plummer.make({}, { n: 300, seed: 3 }),
  ) => GpuEngine.create(device, bodies, settings, { timestamps: false, external });
  const usual = { timestep: 1 / 64, softening: 0.05 };
  ownFieldTests((bodies, settings, external) => create(settings, external, bodies));

  const RADII = [0.7, 0.9, 1.2, 1.6, 2, 2.5, 3, 4];
  it.each([
    ["hermite4", { softening: 0, eta: 0.0025, timestep: 1 / 4 }, true, 1e-5],
    ["hermite6", { softening: 0, eta: 0.01, timestep: 1 / 4 }, true, 1e-5],
    ["bridge", { softening: 0.01, timestep: 1 / 256 }, false, 1e-4],
    ["block-leapfrog", { softening: 0.01, eta: 5e-4, timestep: 1 / 16 }, false, 1e-4],
  ] as const)(
    "%s: test particles go where float64 says, as it fades and moves",
    async (integrator, settings, direct, share) => {
      const [own] = ownField({ field: fading, wgsl: FADING_WGSL }, 0.5);
      const field: ExternalField = [
        { ...own!, velocity: [0.1, 0, 0.05] },
        term("logarithmic", { velocity: 1, core: 0.5 }),
      ];
      const bodies = circles(field, RADII);
      // A bridge has a cluster among the others.
      bodies.galaxy.set([0, 1, 0, 1, 0, 1, 0, 1]);
      const engine = await create({ solver: direct ? "direct" : "adaptive", integrator, ...settings }, field, bodies);
      engine.step(1 / settings.timestep);
      const { position } = await engine.readBodies();
      expect((await engine.measure()).forceError!.max).toBeLessThan(1e-3);
      engine.destroy();
      for (const [k, x] of orbits(field, bodies, 1 / 1024, 1024).entries())
        expect(Math.abs(position[k]! - x)).toBeLessThan(share);
    },
  );

  it("acts by WGSL alone; potentials of bodies are not known then", async () => {
    const engine = await create(usual, ownField({ wgsl: HALO_WGSL }));
    engine.step(2);
    expect((await engine.measure()).external!).toBeGreaterThan(0);
    const forces = await engine.readForces();
    expect(Number.isFinite(forces[0]!)).toBe(true);
    expect(forces[3]).toBeNaN();
    engine.destroy();
  });

  it("two runs on one device have their own", async () => {
    const pulls: number[] = [];
    for (const k of [1, 2]) {
      const wgsl = `fn ownField(x: vec3f, time: f32) -> vec4f { return ${k}.0 * vec4f(-x, 0.5 * dot(x, x)); }`;
      const engine = await create(usual, ownField({ wgsl }), circles([term("plummer", {})], [1]));
      pulls.push((await engine.readForces())[0]!);
      engine.destroy();
    }
    expect(pulls[0]).toBeCloseTo(-1, 5);
    expect(pulls[1]).toBeCloseTo(-2, 5);
  });

  it.each([
    [
      "another formula",
      { field: halo, wgsl: HALO_WGSL.replace("0.64", "0.65") },
      /^the acceleration of the own field at \(.*\) is \(.*\) in WGSL and \(.*\) in TypeScript, 0\.0\d+ of it apart \(0.0001 may be\); make both/,
    ],
    [
      "another zero of the potential",
      { field: halo, wgsl: HALO_WGSL.replace("0.5 * log(s2 / core)", "0.5 * log(s2)") },
      /^the potential of the own field at .* of it apart/,
    ],
    [
      "another time",
      { field: fading, wgsl: FADING_WGSL.replace("1.0 + time", "1.1 + time") },
      /^the acceleration of the own field at/,
    ],
    [
      "a slope that is not the potential's",
      { wgsl: HALO_WGSL.replace("vec4f(-x.xy", "vec4f(-1.1 * x.xy") },
      /^the own field in WGSL pulls by .* \(0.01 may be\)/,
    ],
    [
      "no number",
      { wgsl: HALO_WGSL.replace("0.5 * log", "1.0 / (s2 - s2) + log") },
      /^the own field in WGSL is (NaN|-?Infinity) at/,
    ],
    [
      "a fault on line 5",
      { wgsl: HALO_WGSL.replace("x.z * x.z", "x.q * x.z") },
      /^line 5 of your WGSL \(let s2 = core .*\): invalid vector swizzle/,
    ],
    [
      "no function of that name",
      { wgsl: "fn field(x: vec3f) -> vec4f { return vec4f(0); }" },
      /^the WGSL of an own field has no `fn ownField/,
    ],
    [
      "a function alone",
      { field: halo },
      /^the own field has no WGSL, so it acts on the processor alone; give `wgsl` too/,
    ],
  ] as const)("refuses %s", async (_, source, line) => {
    const make = async () => create(usual, ownField(source));
    await expect(make()).rejects.toThrow(line);
  });
});
