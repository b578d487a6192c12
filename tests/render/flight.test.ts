import { expect, test } from "vitest";
import { between } from "../../src/render/flight.ts";

const distance = (stand: readonly number[]) => Math.hypot(...[0, 1, 2].map((k) => stand[k]! - stand[3 + k]!));

test("a flight begins and ends at its stands, at rest, and comes nearer by equal factors", () => {
  const from = [8, 0, 0, 0, 0, 0];
  const to = [1, 2, 3, 1, 0, 3];
  const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((x, k) => x - b[k]!));
  expect(apart(between(from, to, 0), from)).toBeLessThan(1e-12);
  expect(apart(between(from, to, 1), to)).toBeLessThan(1e-12);
  // Half way in time is half way along: the mean of the targets, the geometric mean of the distances.
  const middle = between(from, to, 0.5);
  expect(middle.slice(3)).toEqual([0.5, 0, 1.5]);
  expect(distance(middle)).toBeCloseTo(Math.sqrt(8 * 2), 12);
  // Eased: the first hundredth of the time moves it by a millionth of what an even flight would have to.
  expect(apart(between(from, to, 0.01), from)).toBeLessThan(1e-3);
});

test("it never cuts through what is looked at, also to the opposite side", () => {
  for (const to of [
    [-5, 0, 0, 0, 0, 0],
    [0, 0, 5, 0, 0, 0],
    [-5, 1e-5, 0, 0, 0, 0],
  ]) {
    for (let k = 0; k <= 20; k++) expect(distance(between([5, 0, 0, 0, 0, 0], to, k / 20))).toBeCloseTo(5, 9);
  }
});
