import { expect, it } from "vitest";
import { paretoFront } from "../../src/engine/index.ts";

it("the front has those whom no other beats in time without a larger error, nor in error without more time", () => {
  const configurations = [
    { ms: 1, error: 1e-2 },
    { ms: 2, error: 1e-3 },
    { ms: 3, error: 2e-3 },
    { ms: 2, error: 5e-3 },
    { ms: 9, error: 1e-7 },
    { ms: 0.1, error: null },
  ];
  expect(paretoFront(configurations)).toEqual([true, true, false, false, true, false]);
  // Equals beat each other in nothing.
  expect(paretoFront([configurations[0]!, { ...configurations[0]! }])).toEqual([true, true]);
  expect(paretoFront([])).toEqual([]);
});
