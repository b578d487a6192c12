import { expect, it } from "vitest";
import { GAS_BOXES } from "../../../src/physics/gas/boxes/scenarios.ts";
import { findForces } from "../../../src/physics/gas/forces.ts";
import { newGas } from "../../../src/physics/gas/gas.ts";

it.each(GAS_BOXES)("$name lies in its box, about as many as asked for, its pressure as said", (scenario) => {
  const { make, defaults } = scenario;
  for (const n of [2000, defaults.n]) {
    const bodies = make({}, { n, seed: 1 });
    const { side } = bodies.space!;
    expect(bodies.position.every((x) => x >= 0 && x < side)).toBe(true);
    if (n === defaults.n) expect(Math.abs(bodies.count / n - 1)).toBeLessThan(0.01);
    expect(bodies.mass.reduce((sum, m) => sum + m, 0)).toBeCloseTo(1e-6, 10);
  }
  const bodies = make({}, { n: defaults.n, seed: 1 });
  const side = bodies.space!.side;
  const energy = bodies.columns!.internalEnergy!;
  const gas = newGas({ ...bodies, energy }, [side, side, side]);
  findForces(gas, null, 0, null);
  // Over all the mass and room there is, gas lies evenly within its own kind: densities beside their median.
  for (const of of new Set(bodies.galaxy)) {
    const own = Array.from(gas.density.filter((_, i) => bodies.galaxy[i] === of)).sort((a, b) => a - b);
    const at = (share: number) => own[Math.floor(share * own.length)]! / own[Math.floor(own.length / 2)]!;
    expect(at(0.4)).toBeGreaterThan(0.93);
    expect(at(0.6)).toBeLessThan(1.07);
  }
  expect(gas.account.alone).toBe(0);
});

it("refuses a wind that is too fast", () => {
  const wind = GAS_BOXES.find(({ name }) => name === "cloud-in-wind")!;
  expect(() => wind.make({ mach: 20 }, { n: 1000, seed: 1 })).toThrow(/mach = 20 is not a number from 0.5 to 6/);
});
