import { describe, expect, it } from "vitest";
import { CLUSTER, findClusters, nearest } from "../../../src/physics/gas/clusters.ts";
import { type Gas, OPEN } from "../../../src/physics/gas/gas.ts";
import { findNeighbours, newNeighbours } from "../../../src/physics/gas/neighbours.ts";
import { clump, lattice, numbers } from "./gases.ts";

/** Neighbours by trying all pairs. */
function allPairs({ count, position, box }: Gas, reach: Float64Array): number[][] {
  return Array.from({ length: count }, (_, i) => {
    const found: number[] = [];
    for (let j = 0; j < count; j++) {
      let d2 = 0;
      for (let axis = 0; axis < 3; axis++)
        d2 += nearest(position[3 * i + axis]! - position[3 * j + axis]!, box[axis]!) ** 2;
      if (j !== i && d2 < Math.max(reach[i]!, reach[j]!) ** 2) found.push(j);
    }
    return found;
  });
}

const still = () => 1;

describe("neighbours", () => {
  it.each([
    ["of one particle", clump(1)],
    ["of 63 particles", clump(63)],
    ["of 64 particles", clump(64)],
    ["of a clump in open space", clump(600)],
    ["of a clump in a box periodic along one axis", clump(600, [1, 0, 0])],
    ["of a periodic lattice", lattice(8, 0, still)],
    ["of a periodic glass", lattice(8, 0.3, still)],
  ])("%s are those that all pairs have", (_, gas) => {
    const next = numbers(3);
    const reach = Float64Array.from({ length: gas.count }, () => 0.02 + 0.2 * next());
    const { clusters, start, list, most } = findNeighbours(gas, findClusters(gas), reach);
    const wanted = allPairs(gas, reach);
    for (const [o, i] of clusters.order.entries())
      expect([...list.subarray(start[o]!, start[o + 1]!)].sort((a, b) => a - b)).toEqual(wanted[i]);
    expect(most).toBe(Math.max(...wanted.map((row) => row.length)));
  });

  it("say which particle looks nowhere", () => {
    const gas = clump(20);
    expect(() => findNeighbours(gas, findClusters(gas), new Float64Array(20))).toThrow(/looks 0 far/);
  });

  it("are guessed near what they become, in a clump and on a lattice", () => {
    for (const gas of [clump(2000), lattice(12, 0.2, still)]) {
      const { start } = newNeighbours(gas);
      const mean = start[gas.count]! / gas.count;
      expect(mean).toBeGreaterThan(30);
      expect(mean).toBeLessThan(800);
    }
  });
});

describe("clusters", () => {
  it("hold every particle once, eight a cluster, within their boxes", () => {
    const gas = clump(1003, OPEN);
    const { order, nodes, from, to, skip, boxes } = findClusters(gas);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 1003 }, (_, i) => i));
    let held = 0;
    for (let node = 0; node < nodes; node++) {
      for (let k = from[node]!; k < to[node]!; k++)
        for (let axis = 0; axis < 3; axis++) {
          const off = Math.abs(gas.position[3 * order[k]! + axis]! - boxes[6 * node + axis]!);
          expect(off).toBeLessThanOrEqual(boxes[6 * node + 3 + axis]! * (1 + 1e-12) + 1e-15);
        }
      if (to[node]! - from[node]! > CLUSTER) continue;
      expect(skip[node]).toBe(node + 1);
      held += to[node]! - from[node]!;
      if (to[node] !== 1003) expect(to[node]! - from[node]!).toBe(CLUSTER);
    }
    expect(held).toBe(1003);
  });
});
