import { expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { NBODY_UNITS } from "../../../src/data/bodies/units.ts";
import { plummer as sphere } from "../../../src/data/models/plummer.ts";
import type { Engine, Settings } from "../../../src/engine/index.ts";
import { type ExternalField, fieldAt } from "../../../src/physics/external/field.ts";
import { term } from "../../../src/physics/external/index.ts";
import { milkyWay2014 } from "../../../src/physics/external/milkyWay.ts";
import { newField } from "../../../src/physics/external/potential.ts";
import { circles, jacobi, radiusOf } from "./externalOrbits.ts";

/** Makes an engine whose bodies feel external fields. */
export type CreateIn = (bodies: Bodies, settings: Partial<Settings>, external: ExternalField) => Promise<Engine>;

const BAR = 1.3;
const BARRED: ExternalField = [
  term("bar", { mass: 1, length: 1, b: 0.3, c: 0.2, pattern: BAR }),
  term("logarithmic", { velocity: 1, core: 0.5 }),
];

/** What external fields do to bodies, whatever computes; `integrators`: of those that friction acts with. */
export function externalTests(create: CreateIn, integrators: readonly string[] = ["leapfrog"]): void {
  it("test particles stay on circles in the Milky Way's field", async () => {
    const field = milkyWay2014();
    const radii = [1, 2, 4, 8, 12, 16, 24, 30];
    // A period at the Sun is 0.228 time units of kpc / (km/s): 400 steps in it, five of them.
    const settings = { timestep: (2 * Math.PI * 8) / 220 / 400, softening: 0.01 };
    const engine = await create(circles(field, radii), settings, field);
    engine.step(2000);
    const { position } = await engine.readBodies();
    engine.destroy();
    // Leapfrog's own ellipse: 1/24 (2 pi / steps in a period)^2, at 1 kpc of 75 steps.
    for (const [i, r] of radii.entries())
      expect(Math.abs(radiusOf(position, i) / r - 1)).toBeLessThan(r < 4 ? 2e-3 : 1e-4);
  });

  it("a Plummer sphere of test particles holds still in the field of its own mass", async () => {
    const live = sphere.make({}, { n: 2000, seed: 3 });
    const scale = (3 * Math.PI) / 16;
    const bodies = { ...live, mass: new Float32Array(live.count) };
    const engine = await create(bodies, { timestep: 1 / 32, softening: 0.01 }, [term("plummer", { mass: 1, scale })]);
    const share = (x: ArrayLike<number>, r: number) =>
      Array.from({ length: bodies.count }, (_, i) => radiusOf(x, i)).filter((d) => d < r).length / bodies.count;
    engine.step(160);
    const { position } = await engine.readBodies();
    engine.destroy();
    for (const r of [0.3, 0.77, 1.5]) {
      const inside = r ** 3 / (r * r + scale * scale) ** 1.5;
      // Three deviations of a count.
      expect(Math.abs(share(position, r) - inside)).toBeLessThan(3 * Math.sqrt((inside * (1 - inside)) / bodies.count));
    }
  });

  it("the energy of a sphere in a halo holds what it has in the halo", async () => {
    // Units in which nothing is 1: what is measured comes back in them.
    const [G, L] = [4.3, 10];
    const bodies = { ...sphere.make({}, { n: 1000, seed: 5 }), units: { ...NBODY_UNITS, gravity: G } };
    for (let k = 0; k < 3 * bodies.count; k++) {
      bodies.position[k]! *= L;
      bodies.velocity[k]! *= Math.sqrt(G / L);
    }
    const external = [term("nfw", { mass: 20, scale: 5 * L }), term("logarithmic", { velocity: 0.3, core: 0.5 * L })];
    const fields = [{ ...external[0]!, values: [20 * G, 5 * L] }, external[1]!];
    const timestep = (1 / 128) * Math.sqrt(L ** 3 / G);
    const engine = await create(bodies, { timestep, softening: 0.05 * L }, external);
    const first = await engine.measure();
    const out = newField();
    const potentials = Array.from({ length: bodies.count }, (_, i) => {
      fieldAt(fields, 0, [...bodies.position.subarray(3 * i, 3 * i + 3)] as unknown as [number, number, number], out);
      return out[3]!;
    });
    const outside = potentials.reduce((sum, phi, i) => sum + bodies.mass[i]! * phi, 0);
    expect(first.external! / outside).toBeCloseTo(1, 5);
    expect(first.total).toBeCloseTo(first.kinetic + first.potential + first.external!, 10);
    // Forces of the sampled bodies, and of each by itself, are held against the direct sum and the field together.
    expect(first.forceError!.p99).toBeLessThan(5e-3);
    const errors = await engine.measure("forceErrors");
    expect(errors.toSorted()[990]).toBeLessThan(5e-3);
    // Potentials that are read hold those of the fields, beside half of which is what the bodies have among themselves.
    const read = (await engine.readForces()).filter((_, k) => k % 4 === 3);
    const among = read.reduce((sum, phi, i) => sum + bodies.mass[i]! * (phi - potentials[i]!), 0) / 2;
    expect(among / first.potential).toBeCloseTo(1, 3);
    engine.step(128);
    const last = await engine.measure();
    engine.destroy();
    expect(Math.abs(last.energyError)).toBeLessThan(1e-4);
  });

  it("test particles alone need no tree, and go as beside a body that is next to nothing", async () => {
    const radii = Array.from({ length: 40 }, (_, k) => 0.5 + 0.1 * k);
    const none = circles([BARRED[1]!], radii);
    const little = { ...none, mass: none.mass.slice().fill(1e-20, 0, 1) };
    const settings = { timestep: 1 / 128, softening: 0.01 };
    const [alone, beside] = [await create(none, settings, BARRED), await create(little, settings, BARRED)];
    for (const engine of [alone, beside]) engine.step(200);
    const [a, b] = [await alone.readBodies(), await beside.readBodies()];
    const measured = await alone.measure();
    const forces = await alone.readForces();
    expect(alone.settings.solver).toBe("adaptive");
    for (const engine of [alone, beside]) engine.destroy();
    expect(measured).toMatchObject({ ppPerBody: 0, pcPerBody: 0, potential: 0 });
    expect(measured.forceError!.max).toBeLessThan(1e-6);
    const out = newField();
    for (const [k, x] of a.position.entries()) expect(x).toBeCloseTo(b.position[k]!, 4);
    for (let i = 0; i < a.count; i++) {
      fieldAt(
        BARRED,
        200 / 128,
        [...a.position.subarray(3 * i, 3 * i + 3)] as unknown as [number, number, number],
        out,
      );
      for (let k = 0; k < 4; k++) expect(forces[4 * i + k]).toBeCloseTo(out[k]!, 4);
    }
  });

  it("a turning bar keeps Jacobi's integral, and a snapshot brings back its angle", async () => {
    const radii = Array.from({ length: 40 }, (_, k) => 0.5 + 0.1 * k);
    const bodies = circles([BARRED[1]!], radii);
    const engine = await create(bodies, { timestep: 1 / 256, softening: 0.01 }, BARRED);
    const before = radii.map((_, i) => jacobi(BARRED, bodies, 0, BAR, i));
    engine.step(500);
    const kept = await engine.snapshot();
    engine.step(700);
    const after = await engine.readBodies();
    for (const [i, integral] of before.entries())
      expect(Math.abs(jacobi(BARRED, after, engine.time, BAR, i) - integral)).toBeLessThan(
        1e-4 * Math.abs(integral) + 1e-4,
      );
    await engine.restore(kept as never);
    engine.step(700);
    const again = await engine.readBodies();
    engine.destroy();
    kept.destroy();
    expect(again.position).toEqual(after.position);
  });

  it.each(["leapfrog", "block-leapfrog"])(
    "friction brings a satellite in by %s as it does by its formula",
    async (integrator) => {
      const logarithm = 5;
      const halo = term("logarithmic", { velocity: 1, core: 1e-3 });
      const field = [{ ...halo, friction: { logarithm } }];
      // One that is slowed down, a test particle that is not, and one that is too light for it.
      const bodies = { ...circles([halo], [1, 1.5, 2]), mass: Float32Array.of(0.008, 0, 1e-9) };
      const settings = { timestep: 1 / 32, softening: 0.01, solver: "adaptive", integrator };
      const made = create(bodies, settings, field);
      if (!integrators.includes(integrator)) return expect(made).rejects.toThrow();
      const engine = await made;
      engine.step(32 * 10);
      const { position } = await engine.readBodies();
      const { external } = await engine.measure();
      engine.destroy();
      const fallen = 1 - radiusOf(position, 0) ** 2;
      // Binney & Tremaine 2008, Eq. 8.12, for an orbit that shrinks slowly.
      expect(Math.abs(fallen / (0.856 * logarithm * 0.008 * 10) - 1)).toBeLessThan(0.02);
      expect(external).toBeLessThan(0.008 * Math.log(1e3));
      // The satellite's own pull, 0.8 % of the halo's, stirs them; friction alone would bring the first in by 8 %.
      expect(Math.abs(radiusOf(position, 1) / 1.5 - 1)).toBeLessThan(0.04);
      expect(Math.abs(radiusOf(position, 2) / 2 - 1)).toBeLessThan(0.03);
    },
  );

  it("more fields than act at once are refused in one line", async () => {
    const bodies = circles([term("plummer", {})], [1]);
    const nine = Array.from({ length: 9 }, () => term("plummer", {}));
    await expect(create(bodies, { solver: "direct", softening: 0.1 }, nine)).rejects.toThrow(
      /^9 external potentials are more than the 8/,
    );
  });
}
