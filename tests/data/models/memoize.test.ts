import { expect, it } from "vitest";
import { memoize } from "../../../src/data/models/memoize.ts";

it("what was made lately is made once, by all its numbers; what was not asked for longest is forgotten", () => {
  const known = memoize<object>(2);
  let made = 0;
  const ask = (...numbers: number[]) => known(numbers, () => ({ made: ++made }));
  const first = ask(0.1, 2);
  expect(ask(0.1, 2)).toBe(first);
  // The next float64, and the same digits in other places.
  const near = ask(0.1 + 2 ** -56, 2);
  expect(near).not.toBe(first);
  expect(ask(0.1, 2)).toBe(first);
  expect(ask(0, 12)).not.toBe(ask(0.1, 2));
  expect(made).toBe(3);
  expect(ask(0.1 + 2 ** -56, 2)).not.toBe(near);
  expect(made).toBe(4);
});
