import { expect, it } from "vitest";
import { fittedPair, valuesOfFit } from "../../../src/data/scenarios/fittedPair.ts";
import { galaxyZoo } from "../../../src/data/scenarios/galaxyZoo.ts";
import { FITTED_PAIRS } from "../../../src/data/scenarios/galaxyZooPairs.ts";

it.each([2, 57, 58])("with the numbers of pair %s its bodies are those of the pair", (number) => {
  const pair = FITTED_PAIRS[number - 1]!;
  const values = valuesOfFit(pair);
  const [mine, published] = [
    fittedPair.make(values, { n: 1000, seed: 2 }),
    galaxyZoo.make({ pair: number }, { n: 1000, seed: 2 }),
  ];
  const size = Math.max(...published.position.map(Math.abs));
  mine.position.forEach((x, i) => {
    expect(Math.abs(x - published.position[i]!)).toBeLessThan(2e-3 * size);
  });
  const seen = fittedPair.forValues!(values);
  expect(seen.moment!.time).toBeCloseTo(galaxyZoo.forValues!({ pair: number }).moment!.time, 2);
  expect(seen.defaults!.end).toBeCloseTo(seen.moment!.time, 3);
});

it("keeps a fit in whole in the numbers of a link", () => {
  for (const pair of FITTED_PAIRS)
    for (const { name, min, max } of fittedPair.parameters) {
      const value = valuesOfFit(pair)[name];
      if (value === undefined) continue;
      expect(value, name).toBeGreaterThanOrEqual(min);
      expect(value, name).toBeLessThanOrEqual(max);
    }
});
