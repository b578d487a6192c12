import { expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { milkyWay } from "../../../src/data/models/milkyWay.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { spawnThread } from "../../../src/headless/processorWorkers.ts";

/** Half of the mean radius of the gas, and its mean height. */
function sizes({ count, position, columns }: Bodies) {
  let [gas, radius, height] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    if (!(columns!.internalEnergy![i]! > 0)) continue;
    gas++;
    radius += Math.hypot(position[3 * i]!, position[3 * i + 1]!) / 2;
    height += Math.abs(position[3 * i + 2]!);
  }
  return { length: radius / gas, height: height / gas };
}

it("a disc of gas that forms stars keeps its scale length and its height, and tells of what forms", async () => {
  const bodies = milkyWay.make({ gasFraction: 0.3, haloHeaviness: 30 }, { n: 6000, seed: 1 });
  const before = sizes(bodies);
  const settings = { timestep: 1 / 16, softening: 0.1, theta: 0.7 };
  const engine = await ProcessorEngine.create(bodies, settings, { threads: 1, spawn: spawnThread });
  engine.step(48);
  await engine.done();
  const found = (await engine.readBodies()) as Bodies;
  engine.destroy();
  const after = sizes(found);
  expect(Math.abs(after.length / before.length - 1)).toBeLessThan(0.1);
  expect(Math.abs(after.height / before.height - 1)).toBeLessThan(0.1);
  const { starFormationRate, metallicity, birthTime, internalEnergy } = found.columns!;
  const born = birthTime!.reduce((sum, t, i) => sum + (t > 0 ? found.mass[i]! : 0), 0);
  const rate = starFormationRate!.reduce((sum, r) => sum + r, 0);
  // Within what so few stars scatter by.
  expect(born / (rate * found.time)).toBeGreaterThan(0.5);
  expect(born / (rate * found.time)).toBeLessThan(2);
  // Gas keeps its own metals, and gets those of the stars that it formed.
  const given = bodies.columns!.metallicity!;
  expect(metallicity!.every((z, i) => z >= given[i]!)).toBe(true);
  const made = metallicity!.reduce((sum, z, i) => sum + found.mass[i]! * (z - given[i]!), 0);
  expect(made / (0.02 * born)).toBeGreaterThan(0.5);
  expect(made / (0.02 * born)).toBeLessThan(2);
  expect(internalEnergy!.every((u, i) => u > 0 === (metallicity![i]! > 0 && birthTime![i] === 0))).toBe(true);
});
