import { expect, it } from "vitest";
import { Bridge } from "../../reference/bridge.ts";
import { Hermite } from "../../reference/hermite.ts";
import { clusterInGalaxy } from "../clusterInGalaxy.ts";

const { bodies, galaxy, cluster } = clusterInGalaxy(16, 8, 3);
const SETTINGS = { softening: 0.1, eta: 0.002 };
const STEPS = [8, 16, 32];
const UNTIL = 1 / 4;

it("is of second order in the step between kicks: half of it, a quarter of the error in every place", () => {
  // All bodies by hermite4, with steps so short that their errors are far smaller.
  const exact = new Hermite(4, bodies, { ...SETTINGS, eta: 2e-4, timestep: UNTIL / 4 });
  for (let k = 0; k < 4; k++) exact.step();
  const errors = STEPS.map((steps) => {
    const twin = new Bridge(cluster, galaxy, { ...SETTINGS, timestep: UNTIL / steps });
    const before = twin.energy;
    for (let k = 0; k < steps; k++) twin.step();
    const all = [...twin.others, ...twin.cluster.bodies];
    const squares = all.map(({ x }, i) => x.reduce((sum, p, k) => sum + (p - exact.bodies[i]!.x[k]!) ** 2, 0));
    return { place: Math.sqrt(Math.max(...squares)), energy: Math.abs(twin.energy / before - 1) };
  });
  expect(errors[0]!.place).toBeGreaterThan(1e-5);
  for (let k = 1; k < errors.length; k++) {
    const order = Math.log2(errors[k - 1]!.place / errors[k]!.place);
    expect(order).toBeGreaterThan(1.9);
    expect(order).toBeLessThan(2.1);
  }
  expect(errors.at(-1)!.energy).toBeLessThan(1e-5);
});
