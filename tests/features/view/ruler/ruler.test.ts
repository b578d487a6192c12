import { expect, test } from "vitest";
import { angleAt, apart } from "../../../../src/features/view/ruler/state.ts";
import { newState } from "../../kit/fixtures.ts";

test("angles are between 0 and 180 degrees, whichever way round; lengths are those of pixels", () => {
  const at = (turn: number, r = 7) => ({ x: 3 + r * Math.cos(turn), y: 4 + r * Math.sin(turn) });
  const corner = { x: 3, y: 4 };
  for (const [one, two, angle] of [
    [0, 1, 1],
    [-2, 1, 3],
    [3, -3, 2 * Math.PI - 6],
    [0.5, 0.5 + Math.PI, Math.PI],
    [1, 1, 0],
  ] as const) {
    expect(angleAt(at(one), corner, at(two, 0.1))).toBeCloseTo((angle * 180) / Math.PI, 4);
    expect(angleAt(at(two), corner, at(one))).toBeCloseTo((angle * 180) / Math.PI, 4);
  }
  expect(angleAt(corner, corner, at(1))).toBe(0);
  expect(apart(at(0), at(Math.PI))).toBeCloseTo(14, 12);
});

test("one tool lies on the sky at a time, and its own command takes it away", () => {
  const { getState } = newState();
  getState().ruler.toggleSkyTool("ruler");
  getState().ruler.toggleSkyTool("protractor");
  expect(getState().ruler.skyTool).toBe("protractor");
  getState().ruler.toggleSkyTool("protractor");
  expect(getState().ruler.skyTool).toBeNull();
});
