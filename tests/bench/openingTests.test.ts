import { describe, expect, it } from "vitest";
import { DISTRIBUTIONS } from "../../bench/distributions.ts";
import { openingTests } from "../../bench/openingTests.ts";

const box = (n: number) => DISTRIBUTIONS.find(({ name }) => name === "clustered-box")!.make(n, 1);

describe("opening tests", () => {
  // Liu+ 2019, tables 1 and 2: 0.34 to 0.40 of the tests, 0.5 to 5 % more cells, 4 to 22 % fewer bodies.
  it.each([
    [12, 6000],
    [32, 6000],
    [64, 30_000],
  ])("bucket-to-node, buckets of %i, %i bodies: at most half of those node-to-node, on ChaNGa's tree", (bucket, n) => {
    const { bucketToNode, nodeToNode } = openingTests(box(n), 0.7, bucket);
    expect(bucketToNode.tests).toBeLessThan(0.5 * nodeToNode.tests);
    expect(bucketToNode.cells).toBeGreaterThan(nodeToNode.cells);
    expect(bucketToNode.bodies).toBeLessThan(nodeToNode.bodies);
  });

  it("of so few that all are one bucket there is one, by either way", () => {
    for (const { tests, cells, bodies } of Object.values(openingTests(box(40), 0.7, 64)))
      expect([tests, cells, bodies]).toEqual([1, 0, 40]);
  });

  it("theta 0 opens every bucket but those of one body: each body meets all others", () => {
    for (const { cells, bodies } of Object.values(openingTests(box(300), 1e-9, 16)))
      expect(cells + bodies).toBeCloseTo(300, 9);
  });
});
