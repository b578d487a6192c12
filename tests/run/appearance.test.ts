import { describe, expect, test } from "vitest";
import { componentIndex, emptyBodies } from "../../src/data/bodies/bodies.ts";
import { viewOf } from "../../src/run/appearance.ts";
import { runDefaults } from "../../src/run/runDefaults.ts";

/** Light shares of a view. */
const shares = (traits: Uint32Array) => new Float32Array(traits.buffer).filter((_, i) => i % 2 === 1);
const sum = (x: Float32Array) => x.reduce((a, b) => a + b, 0);

/** A uniform ball of `n` bodies of mass 1/n, radius 1; always the same. */
function ball(n: number) {
  const bodies = emptyBodies(n);
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let i = 0; i < n; i++) {
    const r = random() ** (1 / 3);
    const z = 2 * random() - 1;
    const phi = 2 * Math.PI * random();
    bodies.mass[i] = 1 / n;
    bodies.position.set(
      [r * Math.sqrt(1 - z * z) * Math.cos(phi), r * Math.sqrt(1 - z * z) * Math.sin(phi), r * z],
      3 * i,
    );
  }
  return bodies;
}

describe("what the picture knows of the bodies", () => {
  test("light sums to 1 whatever the number of bodies", async () => {
    for (const n of [1, 10, 5000]) expect(sum(shares((await viewOf(ball(n))).traits))).toBeCloseTo(1, 4);
  });

  test("a uniform ball: radius of 85 % of the light, and mean potential 6/5 G M / R", async () => {
    const view = await viewOf(ball(20_000));
    expect(view.radius).toBeCloseTo(0.85 ** (1 / 3), 2);
    expect(view.depth).toBeGreaterThan(1.2 * 0.9);
    expect(view.depth).toBeLessThan(1.2 * 1.1);
  });

  test("halos are dark, unless there is nothing else", async () => {
    const bodies = ball(100);
    bodies.component.fill(componentIndex("disc"), 0, 50);
    bodies.component.fill(componentIndex("halo"), 50);
    const light = shares((await viewOf(bodies)).traits);
    expect(light[60]! / light[10]!).toBeLessThan(0.1);
    bodies.component.fill(componentIndex("halo"));
    expect(shares((await viewOf(bodies)).traits)[0]).toBeCloseTo(0.01, 5);
  });

  test("a galaxy in a box of gas at rest leaves half of the light to the gas; in open space and in an expanding box it does not", async () => {
    const bodies = { ...ball(100), columns: { internalEnergy: new Float32Array(100) } };
    bodies.component.fill(componentIndex("disc"), 0, 50);
    bodies.component.fill(componentIndex("gas"), 50);
    bodies.mass.fill(1e-4, 50);
    const gasOf = async (table: typeof bodies) => sum(shares((await viewOf(table)).traits).slice(50));
    expect(await gasOf(bodies)).toBeLessThan(0.01);
    expect(await gasOf({ ...bodies, ...{ space: { side: 4 } } })).toBeCloseTo(0.5, 4);
    const expansion = { omegaM: 0.3, omegaL: 0.7, h: 0.7, hubble: 1 };
    expect(await gasOf({ ...bodies, ...{ space: { side: 4, expansion } } } as never)).toBeLessThan(0.01);
    // Gas that outshines the rest stays as bright as it is.
    bodies.mass.fill(1, 50);
    expect(await gasOf({ ...bodies, ...{ space: { side: 4 } } })).toBeCloseTo((0.6 * 50) / (0.6 * 50 + 0.5), 3);
  });

  test("in a table without components, a class of much heavier bodies counts as halo; stars of all masses do not", async () => {
    const bodies = ball(200);
    bodies.component.fill(componentIndex("other"));
    bodies.mass.fill(0.05, 100);
    const light = shares((await viewOf(bodies)).traits);
    expect(light[150]! / light[50]!).toBeLessThan(0.5);
    for (let i = 0; i < 200; i++) bodies.mass[i] = 1 + i;
    const cluster = shares((await viewOf(bodies)).traits);
    expect(cluster[199]! / cluster[0]!).toBeCloseTo(200, 0);
  });

  test("bodies without mass shine beside the others, and change nothing else that is seen", async () => {
    const alone = ball(400);
    alone.velocity.forEach((_, k) => {
      alone.velocity[k] = Math.sin(k);
    });
    const bodies = ball(500);
    for (const key of ["mass", "position", "velocity", "component"] as const)
      bodies[key].set(alone[key].subarray(0, alone[key].length));
    bodies.mass.fill(0, 400);
    bodies.component.fill(componentIndex("tracer"), 400);
    const [view, was] = [await viewOf(bodies), await viewOf(alone)];
    const light = shares(view.traits);
    expect(light.subarray(0, 400)).toEqual(shares(was.traits));
    expect(new Set(light.subarray(400))).toEqual(new Set([Math.fround(2 / 400)]));
    for (const key of ["speed", "radius", "mass", "centre", "drift"] as const) expect(view[key]).toEqual(was[key]);
  });

  test("galaxy and component travel in the traits", async () => {
    const bodies = ball(3);
    bodies.galaxy[2] = 5;
    bodies.component[2] = 3;
    const { traits, galaxies } = await viewOf(bodies);
    expect(traits[4]).toBe(5 | (3 << 8));
    expect(galaxies).toBe(6);
  });

  test("bodies at rest are seen alike in any units: their speeds and times too follow from mass and size", async () => {
    const one = ball(2000);
    const si = ball(2000);
    const [length, mass] = [3e20, 1e41];
    si.position.forEach((x, i) => {
      si.position[i] = length * x;
    });
    si.mass.forEach((m, i) => {
      si.mass[i] = mass * m;
    });
    const [a, b] = [await viewOf(one), await viewOf({ ...si, units: { ...si.units, gravity: 6.6743e-11 } })];
    const velocity = Math.sqrt((6.6743e-11 * mass) / length);
    const ratios = [
      b.radius / a.radius / length,
      b.speed / a.speed / velocity,
      b.depth / a.depth / velocity ** 2,
      b.density / a.density / (velocity / length) ** 2,
      b.time / a.time / (length / velocity),
    ];
    for (const ratio of ratios) expect(ratio).toBeCloseTo(1, 5);
  });

  test("defaults follow the units: lengths twice as large make softening twice as large", () => {
    const one = ball(5000);
    const two = ball(5000);
    two.position.forEach((x, i) => {
      two.position[i] = 2 * x;
    });
    const [a, b] = [runDefaults(one).settings, runDefaults(two).settings];
    // Both are rounded to two digits: 5 % each.
    expect(Math.abs(b.softening / a.softening / 2 - 1)).toBeLessThan(0.1);
    expect(Math.abs(b.timestep / a.timestep / 2 ** 1.5 - 1)).toBeLessThan(0.1);
  });
});
