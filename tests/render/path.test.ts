import { describe, expect, test } from "vitest";
import { Path } from "../../src/render/path.ts";

const key = (second: number, stand: number[], ...values: number[]) => ({ second, stand, values });
const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((x, k) => x - b[k]!));

describe("a path", () => {
  test("is at its keys at their seconds, and stays there before and behind", () => {
    const keys = [key(1, [3, 4, 5, 0, 0, 1], 7), key(2, [-8, 1, 2, 1, 1, 1], 9), key(5, [0.1, -0.2, -6, 0, 0, 0], 9.5)];
    const path = new Path(keys);
    for (const { second, stand, values } of keys) {
      expect(apart(path.at(second).stand, stand)).toBeLessThan(1e-12 * 10);
      expect(path.at(second).values).toEqual(values);
    }
    expect(path.at(-3)).toEqual(path.at(1));
    expect(path.at(9)).toEqual(path.at(5));
  });

  test("goes round on a circle, evenly in the middle, where keys stand on one; the short way over the back", () => {
    const on = (turn: number) => [Math.cos(turn), Math.sin(turn), 0, 0, 0, 0];
    const quarter = Math.PI / 2;
    const path = new Path([0, 1, 2, 3, 4].map((k) => key(k, on(k * quarter))));
    for (let s = 0; s <= 4; s += 0.05) expect(Math.hypot(...path.at(s).stand.slice(0, 3))).toBeCloseTo(1, 12);
    expect(apart(path.at(1.5).stand, on(1.5 * quarter))).toBeLessThan(1e-12);
    expect(apart(path.at(2.25).stand, on(2.25 * quarter))).toBeLessThan(1e-12);
    // Eased: at a hundredth of a second from either end next to nothing has happened.
    expect(apart(path.at(0.01).stand, on(0))).toBeLessThan(1e-3);
    expect(apart(path.at(3.99).stand, on(0))).toBeLessThan(1e-3);
    const back = new Path([key(0, on(3)), key(1, on(-3))]);
    expect(back.at(0.5).stand[0]).toBeCloseTo(-1, 12);
  });

  test("values never go beyond their keys, nor back where keys don't; speeds have no jumps", () => {
    const times = [0, 0, 1, 1.01, 8, 8, 30];
    const path = new Path(times.map((time, k) => key(k * k, [1 + k, 0, 1, 0, 0, 0], time)));
    const at = (s: number) => path.at(s).values[0]!;
    let before = Number.NEGATIVE_INFINITY;
    for (let s = 0; s <= 36; s += 0.01) {
      expect(at(s)).toBeGreaterThanOrEqual(before - 1e-12);
      before = at(s);
    }
    for (const [k, time] of times.entries()) {
      expect(at(k * k)).toBeCloseTo(time, 12);
      const [left, right] = [(at(k * k) - at(k * k - 1e-5)) / 1e-5, (at(k * k + 1e-5) - at(k * k)) / 1e-5];
      expect(Math.abs(left - right)).toBeLessThan(1e-2);
    }
  });

  test("from straight above up stays up: seen from the pole the camera leans by a ten-thousandth to where it came from", () => {
    const path = new Path([key(0, [0, 0, 5, 0, 0, 0]), key(1, [0, -5, 0, 0, 0, 0])]);
    const { stand } = path.at(0);
    expect(apart(stand, [0, -5e-4, 5, 0, 0, 0])).toBeLessThan(1e-6);
    expect(path.at(0.5).stand[0]).toBeCloseTo(0, 12);
  });
});
