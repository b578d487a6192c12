import { expect, test } from "vitest";
import { Befores } from "../../../../src/features/create/interact/befores.ts";
import type { Run, Without } from "../../../../src/run/wanted.ts";

const before = (count: number, deed: number) => ({ bodies: { count }, deed }) as Without;

test("bodies before deeds are those of their run, the newest where one is done again, and take no more than they may", () => {
  const befores = new Befores();
  const [one, other] = [{} as Run, {} as Run];
  const [first, again, second] = [before(10, 1), before(10, 1), before(10, 2)];
  befores.keep(one, "a", first, 1e6);
  expect([befores.find(one, "a"), befores.find(other, "a"), befores.find(one, "b")]).toEqual([first, null, null]);
  befores.keep(one, "a", again, 1e6);
  expect(befores.find(one, "a")).toBe(again);
  befores.keep(one, "a_b", second, 2 * 440);
  expect([befores.find(one, "a"), befores.find(one, "a_b")]).toEqual([again, second]);
  // Room for one of ten bodies: the oldest goes.
  befores.keep(other, "a", first, 2 * 440 - 1);
  expect([befores.find(one, "a"), befores.find(one, "a_b"), befores.find(other, "a")]).toEqual([null, null, first]);
});
