import { expect, it } from "vitest";
import { powerLaw } from "../../bench/powerLaw.ts";

it("finds a power law again, and says what lies between its points", () => {
  const law = powerLaw([1, 3, 10, 40].map((x) => [x, 5 * x ** 1.75]));
  expect(law.exponent).toBeCloseTo(1.75, 12);
  expect(law.at(7)).toBeCloseTo(5 * 7 ** 1.75, 9);
  // One that lies above and one that lies below by the same factor leave the exponent.
  expect(
    powerLaw(
      [
        [1, 2],
        [2, 2],
        [4, 8],
        [8, 32],
      ].map(([x, y]) => [x!, y!]),
    ).exponent,
  ).toBeCloseTo(1.4, 12);
});
