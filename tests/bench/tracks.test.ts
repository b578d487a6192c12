import { expect, it } from "vitest";
import { halfMassRadius, largestDifference, middleOf } from "../../bench/tracks.ts";
import { clusterInGalaxy } from "../engine/clusterInGalaxy.ts";

const { bodies } = clusterInGalaxy(3000, 1000);
const members = Uint32Array.from({ length: 1000 }, (_, k) => 3000 + k);

it("finds the cluster's middle, though some of it is far away, and the radius that holds half of it", () => {
  const position = bodies.position.slice();
  for (let k = 0; k < 50; k++) position[3 * (3000 + k)] = 40;
  const middle = middleOf({ position }, members);
  // Where tests/engine/clusterInGalaxy.ts puts it: a Plummer sphere of virial radius 0.1.
  for (const [k, x] of [0.8, 0, 0.1].entries()) expect(Math.abs(middle[k]! - x)).toBeLessThan(0.01);
  const radius = halfMassRadius(bodies, members, middle);
  expect(radius).toBeGreaterThan(0.07);
  expect(radius).toBeLessThan(0.084);
});

it("compares two tracks as far as both go", () => {
  const look = (time: number, x: number, halfMassRadius: number) => ({
    ...{ time, energyError: 0, offset: [x, 0, 0], halfMassRadius },
  });
  const found = largestDifference([look(0, 1, 1), look(1, -0.5, 1.1), look(2, 3, 3)], [look(0, 1, 1), look(1, 0.4, 1)]);
  expect(found.until).toBe(1);
  expect(found.place).toBeCloseTo(0.9, 12);
  expect(found.distance).toBeCloseTo(0.1, 12);
  expect(found.halfMassRadius).toBeCloseTo(0.1, 12);
});
