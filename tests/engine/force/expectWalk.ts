import { expect } from "vitest";
import { differences, type Tables } from "../stageDriver.ts";

/** Of a hundred groups one may open a cell that the twin does not: borderline distances are a matter of rounding. */
const BORDERLINE = 0.01;

/** How many of `count` rows of four numbers differ between a table and its twin; no more than borderline distances explain. */
export function differing({ gpu, twin }: { gpu: Tables; twin: Tables }, name: string, count: number): void {
  const row = (table: Tables[string], k: number) => table.subarray(4 * k, 4 * k + 4).join();
  const others = Array.from({ length: count }, (_, k) => k).filter((k) => row(gpu[name]!, k) !== row(twin[name]!, k));
  expect(others.length, `rows of ${name} that differ`).toBeLessThanOrEqual(BORDERLINE * count);
}

/**
 * Holds a walk against its twin: the same counts in (nearly) every group, and the same forces within `tolerance` on the bodies of those groups.
 * Returns the sums of what was used, per group.
 */
export function expectWalk(
  { gpu, twin }: { gpu: Tables; twin: Tables },
  tree: { groupList: Uint32Array },
  tolerance: (index: number) => number,
): { bodies: number; cells: number; far: number } {
  const { groupList } = tree;
  const groups = groupList[0]!;
  const [counts, expected] = [gpu.groupCounts!, twin.groupCounts!];
  const excused = new Set<number>();
  let borderline = 0;
  for (let g = 0; g < groups; g++) {
    if (differences(counts.subarray(4 * g, 4 * g + 4), expected.subarray(4 * g, 4 * g + 4)).length === 0) continue;
    borderline++;
    for (let i = groupList[2 + g]!; i < groupList[3 + g]!; i++) excused.add(i);
  }
  expect(borderline, "groups whose counts differ").toBeLessThanOrEqual(BORDERLINE * groups);
  const allowed = (k: number) => (excused.has(Math.floor(k / 4)) ? Number.POSITIVE_INFINITY : tolerance(k));
  expect(differences(gpu.acceleration!, twin.acceleration!, allowed), "acceleration").toEqual([]);
  const sum = (k: number) => Array.from({ length: groups }, (_, g) => counts[4 * g + k]!).reduce((a, b) => a + b, 0);
  return { bodies: sum(0), cells: sum(1), far: sum(2) };
}
