import { expect, it } from "vitest";
import { addBody, addCell, type Force } from "../../reference/gravity.ts";
import { sphere, treeOf } from "../sampleTables.ts";

// Theory: with moments up to the order p the force error falls as distance^-(p + 1) beside the force.
it("each order of moments takes a power of the distance off the error", () => {
  const { posMass } = sphere(40);
  const { nodeCentre, nodeMoments } = treeOf({ posMass }, 0, {}, 1, 64, true);
  const low = nodeMoments.filter((_, k) => k % 24 < 8);
  const errors = (high: boolean) =>
    [8, 16].map((r) => {
      const here = [0.6 * r, -0.64 * r, 0.48 * r].map((x, k) => x + nodeCentre[k]!);
      const [exact, cell]: Force[] = [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ];
      for (let j = 0; j < 40; j++) addBody(exact!, here, posMass, j, { eps2: 0, spline: 0 });
      addCell(cell!, here, nodeCentre, high ? nodeMoments : low, 0, 0);
      return Math.hypot(...cell!.slice(0, 3).map((a, k) => a - exact![k]!)) / Math.hypot(...exact!.slice(0, 3));
    }) as [number, number];
  const [near, far] = errors(true);
  const [nearLow, farLow] = errors(false);
  expect(Math.log2(nearLow / farLow)).toBeCloseTo(3, 0);
  expect(Math.log2(near / far)).toBeCloseTo(5, 0);
  expect(far).toBeLessThan(farLow / 10);
});
