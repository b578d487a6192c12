import { expect, it } from "vitest";
import { thinned } from "../../bench/plot.ts";

it("a long curve keeps the lowest and highest point of every pixel, its order and its end", () => {
  const places = Array.from({ length: 10_000 }, (_, k): [string, string] => [
    (k / 1000).toFixed(3),
    (100 + 50 * Math.sin(k)).toFixed(3),
  ]);
  const kept = thinned(places);
  expect(kept.length).toBeLessThanOrEqual(2 * 10 + 1);
  expect(kept.map(([x]) => Number(x))).toEqual(kept.map(([x]) => Number(x)).sort((a, b) => a - b));
  expect(kept.at(-1)).toBe(places.at(-1));
  for (let column = 0; column < 10; column++) {
    const heights = (all: readonly (readonly [string, string])[]) =>
      all.filter(([x]) => Math.floor(Number(x)) === column).map(([, y]) => Number(y));
    expect(Math.min(...heights(kept))).toBe(Math.min(...heights(places)));
    expect(Math.max(...heights(kept))).toBe(Math.max(...heights(places)));
  }
});
