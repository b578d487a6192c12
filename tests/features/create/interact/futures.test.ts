import { expect, test } from "vitest";
import { Futures } from "../../../../src/features/create/interact/futures.ts";
import { Keeper } from "../../../../src/run/kept/keeper.ts";
import type { Run, Without } from "../../../../src/run/wanted.ts";

const before = (bytes: number, deed: number) =>
  ({ bodies: { mass: new Float32Array(bytes / 4) }, deed }) as never as Without;

test("bodies before deeds are those of their run, the newest where one is done again, and take no more than they may", () => {
  const keeper = new Keeper(1e6);
  const futures = new Futures(keeper);
  const [one, other] = [{} as Run, {} as Run];
  const [first, again, second] = [before(40, 1), before(40, 1), before(40, 2)];
  futures.keep(one, "a", first);
  expect([futures.find(one, "a"), futures.find(other, "a"), futures.find(one, "b")]).toEqual([first, null, null]);
  futures.keep(one, "a", again);
  expect(futures.find(one, "a")).toBe(again);
  // A quarter of the memory is theirs.
  keeper.budget = 4 * 80;
  futures.keep(one, "a_b", second);
  expect([futures.find(one, "a"), futures.find(one, "a_b")]).toEqual([again, second]);
  // Room for one: the oldest go.
  keeper.budget = 4 * 79;
  futures.keep(other, "a", first);
  expect([futures.find(one, "a"), futures.find(one, "a_b"), futures.find(other, "a")]).toEqual([null, null, first]);
});
