import { describe, expect, test } from "vitest";
import { type Cost, fittedBodies, Growth, type MovedBy } from "../../../../src/features/run/play/fittedBodies.ts";

const fitted = (bodies: number, step: number, draw: number, by: MovedBy) => fittedBodies({ bodies, step, draw }, by);

test("a fast card gets more bodies, a slow one fewer, within bounds", () => {
  expect(fitted(65536, 0.6, 1, "chip")).toBeGreaterThan(65536);
  expect(fitted(65536, 4, 3, "chip")).toBeLessThanOrEqual(65536);
  expect(fitted(65536, 1000, 100, "chip")).toBe(8192);
  expect(fitted(65536, 1e-3, 1e-3, "chip")).toBe(2_097_152);
});

test("a processor gets as many as it moves 20 times a second, within bounds", () => {
  expect(fitted(16384, 24, 12, "processor")).toBe(16384);
  expect(fitted(16384, 90, 12, "processor")).toBe(4096);
  expect(fitted(16384, 4, 3, "processor")).toBe(65536);
  expect(fitted(16384, 1e4, 1e3, "processor")).toBe(2048);
});

describe("the first run", () => {
  const FRAME = 1000 / 60;
  /** A card that takes `launches` and so many milliseconds more for a million bodies a step, and the like for a picture. */
  const card =
    (launches: number, million: number, pixels: number, drawn: number) =>
    (bodies: number): Cost => ({
      bodies,
      step: launches + (million * bodies) / 2 ** 20,
      draw: pixels + (drawn * bodies) / 2 ** 20,
    });
  /** Numbers of bodies that it has, one after the other, from what they cost. */
  function course(costOf: (bodies: number) => Cost, by: MovedBy, from = 65536): number[] {
    const growth = new Growth(by);
    const course = [from];
    for (let run = 0; run < 9; run++) {
      const { bodies, change } = growth.next(costOf(course.at(-1)!));
      if (!change) return course;
      course.push(bodies);
    }
    throw new Error(`no end: ${course}`);
  }

  const h200 = card(0.2, 1.5, 3.1, 0.4);
  const cards = {
    "of a data centre": h200,
    "for games": card(0.25, 5, 1, 1),
    "whose sums in memory are slow": card(0.25, 4, 1, 12),
    "of a laptop": card(0.6, 40, 4, 12),
    "of a telephone": card(1.5, 300, 6, 60),
  };

  test.each(Object.entries(cards))(
    "of a card %s has half as many as it moves, or more, and holds 60 frames",
    (_, costOf) => {
      const runs = course(costOf, "chip");
      expect(runs.length).toBeLessThanOrEqual(3);
      const last = runs.at(-1)!;
      const ms = ({ step, draw }: Cost) => 2 * step + draw;
      if (last > 8192) expect(ms(costOf(last))).toBeLessThanOrEqual(FRAME);
      if (last < 2_097_152) expect(ms(costOf(4 * last))).toBeGreaterThan(0.75 * FRAME);
    },
  );

  test("of a card that moves a million twenty times as fast as its launches say goes there at once", () => {
    expect(course(h200, "chip")).toEqual([65536, 2_097_152]);
  });

  test("that was found well before stays, as long as it holds 60 frames", () => {
    for (const costOf of Object.values(cards)) {
      const last = course(costOf, "chip").at(-1)!;
      expect(course(costOf, "chip", last)).toEqual([last]);
    }
  });

  test("of a processor is changed once at most", () => {
    expect(course((bodies) => ({ bodies, step: bodies / 500, draw: 20 }), "processor", 16384).length).toBe(2);
    expect(course((bodies) => ({ bodies, step: 1, draw: 1e5 / bodies }), "processor", 16384).length).toBe(2);
  });

  test("behind its last change keeps the number that there is, whatever a hiccup says", () => {
    const growth = new Growth("chip");
    expect(growth.next(h200(65536))).toEqual({ bodies: 2_097_152, change: true });
    expect(growth.next({ bodies: 2_097_152, step: 9, draw: 3 })).toMatchObject({ change: true });
    expect(growth.next({ bodies: 524_288, step: 2, draw: 14 })).toEqual({ bodies: 524_288, change: false });
  });

  test("is no longer led astray by clocks that rise: more bodies for less leave it where it can be", () => {
    const costOf = (bodies: number): Cost => ({ bodies, step: bodies === 65536 ? 1 : 0.8, draw: 2 });
    expect(course(costOf, "chip").length).toBeLessThanOrEqual(3);
  });
});
