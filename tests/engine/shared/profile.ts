import { expect, it } from "vitest";
import { emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { NBODY_UNITS } from "../../../src/data/bodies/units.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import type { Create } from "./create.ts";

const G = 4.3;
const N = 2000;

/** Two Plummer spheres, apart, the second half as large in number and thrice as heavy a body; G = 4.3. */
function pair() {
  const both = emptyBodies(N + N / 2, { ...NBODY_UNITS, gravity: G });
  [plummer.make({}, { n: N, seed: 1 }), plummer.make({}, { n: N / 2, seed: 2 })].forEach((one, galaxy) => {
    for (let i = 0; i < one.count; i++) {
      const to = galaxy * N + i;
      both.mass[to] = (1 + 2 * galaxy) / N;
      both.galaxy[to] = galaxy;
      both.component[to] = one.component[i]!;
      for (let k = 0; k < 3; k++) {
        both.position[3 * to + k] = one.position[3 * i + k]! + galaxy * [9, -4, 2][k]!;
        both.velocity[3 * to + k] = one.velocity[3 * i + k]! * Math.sqrt(G) + (galaxy ? -0.5 : 0.25);
      }
    }
  });
  return both;
}

/** Profiles of an engine. */
export function profileTests(create: Create): void {
  it("finds two galaxies and counts their mass in shells, after steps and in any units", async () => {
    const engine = await create(pair(), { solver: "direct", softening: 0.05, timestep: 1 / 128 });
    engine.step(4);
    const profile = await engine.measure("profile");
    const again = await engine.measure("profile");
    const { position, mass } = await engine.readBodies();
    engine.destroy();
    expect(again).toEqual(profile);
    expect([profile.step, profile.time, profile.gravity]).toEqual([4, 4 / 128, G]);
    expect(profile.classes.map((c) => [c.galaxy, c.component, c.bodies])).toEqual([
      [0, "stars", N],
      [1, "stars", N / 2],
    ]);
    const { edges } = profile;
    profile.galaxies.forEach(({ centre, velocity: drift, ...measured }, g) => {
      const place = g ? [9, -4, 2].map((x) => x - 0.5 / 32) : [0, 0, 0].map((x) => x + 0.25 / 32);
      // 2 % of the bodies, 20 or more, lie in about 0.17 about the centre (0.29 scale radii of 0.589): each centre is known
      // to 0.1 / sqrt(20), and their speeds of 0.9 sqrt(G) / sqrt(3) a component to 0.24; four standard deviations.
      expect(Math.hypot(...centre.map((x, k) => x - place[k]!))).toBeLessThan(0.2);
      for (const v of drift) expect(Math.abs(v - (g ? -0.5 : 0.25))).toBeLessThan(1);

      const radius = (i: number) => Math.hypot(...centre.map((x, k) => position[3 * i + k]! - x));
      const own = Array.from({ length: g ? N / 2 : N }, (_, i) => radius(g * N + i)).sort((a, b) => a - b);
      for (const kind of [0, 1]) {
        const shells = new Uint32Array(96);
        for (let i = kind * N; i < (kind ? 1.5 * N : N); i++)
          shells[edges.findLastIndex((edge) => radius(i) >= edge)]!++;
        // Float32 places may put a body on the other side of an edge.
        const off = shells.reduce((sum, n, k) => sum + Math.abs(n - measured.count[kind]![k]!), 0);
        expect(off).toBeLessThanOrEqual(4);
        const unit = mass[kind * N]!;
        // 2^20 quanta a body.
        measured.mass[kind]!.forEach((m, k) => {
          expect(m / unit).toBeCloseTo(measured.count[kind]![k]!, 3);
        });
      }
      // One shell is 12 % wide and mass in it nearly even.
      expect(measured.halfMassRadius / own[own.length / 2]!).toBeGreaterThan(0.97);
      expect(measured.halfMassRadius / own[own.length / 2]!).toBeLessThan(1.03);

      const inside = Array.from(mass, (_, i) => i).filter((i) => radius(i) <= measured.halfMassRadius);
      const total = inside.reduce((sum, i) => sum + mass[i]!, 0);
      const d = (i: number, k: number) => position[3 * i + k]! - centre[k]!;
      expect(Math.abs(measured.shape.bodies - inside.length)).toBeLessThanOrEqual(2);
      expect(measured.shape.mass / total).toBeCloseTo(1, 2);
      const pairs = [0, 4, 8, 1, 2, 5].map((at) => [Math.floor(at / 3), at % 3] as const);
      pairs.forEach(([a, b], k) => {
        const moment = inside.reduce((sum, i) => sum + mass[i]! * d(i, a) * d(i, b), 0) / total;
        expect(measured.shape.moments[k]! - moment).toBeCloseTo(0, 2);
      });
    });
  });
}
