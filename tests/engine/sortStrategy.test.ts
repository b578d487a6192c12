import { expect, it } from "vitest";
import { SortStrategy } from "../../src/engine/sortStrategy.ts";

/** How so many steps sort: "d" by digits, "b" by bins. */
const steps = (sort: SortStrategy, count: number) =>
  Array.from({ length: count }, () => (sort.next() === "full" ? "d" : "b")).join("");

const digits = (count: number) => "d".repeat(count);

it("the first step is sorted by digits, those behind it by bins; so are the bodies of another moment", () => {
  const sort = new SortStrategy();
  expect(steps(sort, 4)).toBe("dbbb");
  sort.begin();
  expect(steps(sort, 3)).toBe("dbb");
});

it("where bins overflow 16 steps are sorted by digits, twice as many each time that they do soon again, at most 256", () => {
  const sort = new SortStrategy();
  steps(sort, 100);
  for (const many of [16, 32, 64, 128, 256, 256]) {
    sort.overflowed();
    expect(steps(sort, many + 1)).toBe(`${digits(many)}b`);
  }
  // Steps that stood still were sorted by nothing.
  steps(sort, 1100);
  sort.overflowed(200);
  expect(steps(sort, 257)).toBe(`${digits(256)}b`);
  steps(sort, 1100);
  sort.overflowed(10);
  expect(steps(sort, 17)).toBe(`${digits(16)}b`);
});

it("another moment does not end the steps by digits", () => {
  const sort = new SortStrategy();
  sort.overflowed();
  sort.begin();
  expect(steps(sort, 17)).toBe(`${digits(16)}b`);
});

it("now and then it goes by digits in any case, where there are test particles: those that were too many for bins are sorted then", () => {
  const sort = new SortStrategy(true);
  expect(steps(sort, 129)).toBe(`d${"b".repeat(63)}d${"b".repeat(63)}d`);
  sort.overflowed();
  expect(steps(sort, 81)).toBe(`${digits(16)}${"b".repeat(63)}db`);
  expect(steps(new SortStrategy(false), 2000)).toBe(`d${"b".repeat(1999)}`);
});
