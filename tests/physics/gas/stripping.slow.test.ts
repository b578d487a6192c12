import { expect, it } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { STRIPPED } from "../../../src/data/scenarios/stripping.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { spawnThread } from "../../../src/headless/processorWorkers.ts";
import { gunnGottRadius, stripping } from "../../../src/physics/gas/boxes/stripping.ts";

/** Kiloparsecs: as much of the gas is the disc's, and rings of it are as wide as the second. */
const [THICK, WIDE, RINGS] = [2, 1, 10];

/** What stood in rings about the axis of stars, or of gas that was the galaxy's at the start: bodies within THICK of the plane. */
function ringsOf({ count, position, id }: Bodies, was: Bodies, gas: boolean): number[] {
  const disc = (i: number) => was.galaxy[Number(id[i])] === 0 && was.component[Number(id[i])] === (gas ? 3 : 0);
  const centre = [0, 0, 0];
  let stars = 0;
  for (let i = 0; i < count; i++) {
    if (was.component[Number(id[i])] !== 0) continue;
    stars++;
    for (let k = 0; k < 3; k++) centre[k]! += position[3 * i + k]!;
  }
  const rings = new Array<number>(RINGS).fill(0);
  for (let i = 0; i < count; i++) {
    if (!disc(i)) continue;
    const [x, y, z] = centre.map((sum, k) => position[3 * i + k]! - sum / stars) as [number, number, number];
    const ring = Math.floor(Math.hypot(y, z) / WIDE);
    if (Math.abs(x) < THICK && ring < RINGS) rings[ring]!++;
  }
  return rings;
}

it("a disc of gas is stripped down to between the radius of Gunn & Gott and that of all that pulls", async () => {
  // The ram pressure of 1000 km/s and a quarter of the density, in half as many steps.
  const values = { starFormation: 0, windSpeed: 500, windDensity: 4, windTemperature: 10 };
  const bodies = stripping.make(values, { n: 8192, seed: 1 });
  const settings = { timestep: 1 / 32, softening: STRIPPED.softening, theta: 0.7 };
  const engine = await ProcessorEngine.create(bodies, settings, { threads: 2, spawn: spawnThread });
  engine.step(128);
  await engine.done();
  const after = (await engine.readBodies()) as Bodies;
  engine.destroy();
  const [before, left] = [bodies, after].map((each) => ringsOf(each, bodies, true)) as [number[], number[]];
  const share = left.map((count, k) => count / before[k]!);
  // Where half of a ring is gone, between the middles of rings.
  const out = share.findIndex((part) => part < 0.5);
  const radius = WIDE * (out + 0.5 - (0.5 - share[out]!) / (share[out - 1]! - share[out]!));
  // 4.03 kpc; with the pull of halo and gas, at its largest across the disc, pressures are equal at 5.3 kpc.
  expect(radius).toBeGreaterThan(gunnGottRadius(4e-3, 500));
  expect(radius).toBeLessThan(5.3);
  const sum = (rings: number[], from: number, to: number) => rings.slice(from, to).reduce((all, n) => all + n, 0);
  expect(sum(left, 0, 4) / sum(before, 0, 4)).toBeGreaterThan(0.9);
  expect(sum(left, 6, RINGS) / sum(before, 6, RINGS)).toBeLessThan(0.05);
  // Stars don't feel it.
  const [had, has] = [bodies, after].map((each) => sum(ringsOf(each, bodies, false), 0, 4)) as [number, number];
  expect(has / had).toBeGreaterThan(0.9);
});
