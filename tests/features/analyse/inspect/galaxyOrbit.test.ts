import { describe, expect, it } from "vitest";
import { emptyBodies } from "../../../../src/data/bodies/bodies.ts";
import { incomingState, splitState } from "../../../../src/data/scenarios/orbit.ts";
import { orbitOf } from "../../../../src/features/analyse/inspect/galaxyOrbit.ts";
import { coresOf } from "../../../../src/run/cores.ts";

/** The numbers of two centres on a known orbit, moved aside. */
function centresOn(m0: number, m1: number, pericentre: number, eccentricity: number, separation: number) {
  const state = splitState(incomingState(m0 + m1, { pericentre, eccentricity, separation }), m0, m1);
  return state.flatMap(({ position, velocity }, g) => [
    ...position.map((x) => x + 5),
    1,
    ...velocity,
    g === 0 ? m0 : m1,
  ]);
}

const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((x, k) => x - b[k]!));

describe("the predicted orbit of two galaxies", () => {
  it.each([
    [1, 0.3, 0.4, 0.9, 6],
    [1, 2, 0.5, 1, 8],
    [3, 1, 0.7, 1.4, 5],
  ])(
    "masses %d and %d: begins where they are, about their centre of mass, and passes at pericentre %d (e = %d)",
    (...orbit) => {
      const [m0, m1, pericentre, eccentricity] = orbit;
      const centres = centresOn(...orbit);
      const { prediction, paths } = orbitOf(centres, 2001)!;
      expect(prediction.pericentre).toBeCloseTo(pericentre, 9);
      expect(prediction.eccentricity).toBeCloseTo(eccentricity, 9);
      expect(distance(paths[0][0]!, centres.slice(0, 3))).toBeLessThan(1e-9);
      expect(distance(paths[1][0]!, centres.slice(8, 11))).toBeLessThan(1e-9);
      for (const [k, a] of paths[0].entries()) {
        for (const axis of [0, 1, 2]) expect((m0 * a[axis]! + m1 * paths[1][k]![axis]!) / (m0 + m1)).toBeCloseTo(5, 9);
      }
      // Points an angle apart miss the least distance by its square at most.
      const closest = Math.min(...paths[0].map((a, k) => distance(a, paths[1][k]!)));
      expect(closest).toBeGreaterThan(pericentre * (1 - 1e-9));
      expect(closest).toBeLessThan(pericentre * 1.001);
    },
  );

  it("is the way that two points take, by small leapfrog steps", () => {
    const centres = centresOn(1, 0.5, 0.8, 0.7, 3);
    const { prediction, paths } = orbitOf(centres, 8001)!;
    const r = [0, 1, 2].map((k) => centres[8 + k]! - centres[k]!);
    const v = [0, 1, 2].map((k) => centres[12 + k]! - centres[4 + k]!);
    const path = paths[1].map((b, k) => b.map((x, axis) => x - paths[0][k]![axis]!));
    const [steps, dt] = [4000, prediction.time / 4000];
    for (let step = 0; step < steps; step++) {
      const kick = () => {
        const d = Math.hypot(...r);
        for (const k of [0, 1, 2]) v[k]! -= (0.5 * dt * 1.5 * r[k]!) / d ** 3;
      };
      kick();
      for (const k of [0, 1, 2]) r[k]! += dt * v[k]!;
      kick();
      if (step % 500 === 0) expect(Math.min(...path.map((point) => distance(point, r)))).toBeLessThan(2e-3);
    }
    // There they are at the time that was foretold.
    expect(Math.hypot(...r)).toBeCloseTo(0.8, 4);
  });

  it("is none without mass, or where both stand in one place", () => {
    expect(
      orbitOf(
        centresOn(1, 1, 0.5, 1, 4).map((x, k) => (k % 8 === 7 ? 0 : x)),
        16,
      ),
    ).toBeNull();
    const one = centresOn(1, 1, 0.5, 1, 4).slice(0, 8);
    expect(orbitOf([...one, ...one], 16)).toBeNull();
  });
});

describe("cores of galaxies at the start", () => {
  it("are medians: a halo and bodies flung far away do not move them; masses are all that there is", () => {
    const bodies = emptyBodies(900);
    for (let i = 0; i < 900; i++) {
      const g = i % 2;
      bodies.galaxy[i] = g;
      bodies.mass[i] = 2;
      bodies.component[i] = i % 3 === 0 ? 2 : 0;
      const away = i % 10 === 9 ? 1000 : 0;
      const halo = bodies.component[i] === 2 ? 50 : 0;
      bodies.position.set([10 * g + Math.sin(i) + away + halo, Math.cos(3 * i), Math.sin(7 * i)], 3 * i);
      bodies.velocity.set([g === 0 ? 1 : -1, 0, 0], 3 * i);
    }
    const cores = coresOf(bodies, 8);
    expect(cores).toHaveLength(2);
    cores.forEach((core, g) => {
      // The median of 300 places between -1 and 1 is known to about 0.1, and a tenth of outliers shifts it by as much.
      expect(distance(core.position, [10 * g, 0, 0])).toBeLessThan(0.4);
      expect(core.velocity).toEqual([g === 0 ? 1 : -1, 0, 0]);
      expect(core.width).toBeGreaterThan(0.5);
      expect(core.width).toBeLessThan(2);
      expect(core.mass).toBe(900);
    });
    expect(coresOf(bodies, 1)).toHaveLength(1);
  });
});
