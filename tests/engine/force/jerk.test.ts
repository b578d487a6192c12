import { expect, it } from "vitest";
import { jerk } from "../../../src/engine/force/jerk.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { COUNTS, sizesOf } from "../stageDriver.ts";

const { BLOCK_BODIES, WANTED, LEAST_SOURCES } = CONSTANTS["integrate/blockDispatch"];

/** What integrate/blockDispatch asks for. */
function askedFor(n: number, due: number): number {
  const groups = Math.ceil(due / BLOCK_BODIES);
  const most = Math.max(Math.floor(n / LEAST_SOURCES), 1);
  return groups * Math.min(Math.max(Math.floor(WANTED / Math.max(groups, 1)), 1), most);
}

it.each([...COUNTS, 10_000, 131_072])("of %i bodies no more workgroups are asked for than can be started", (n) => {
  const most = jerk(true).workgroups(sizesOf(n));
  for (let due = 1; due <= n; due += Math.max(1, n >> 9)) expect(askedFor(n, due)).toBeLessThanOrEqual(most);
  expect(askedFor(n, n)).toBeGreaterThan(0.5 * Math.min(most, Math.ceil(n / BLOCK_BODIES)));
});
