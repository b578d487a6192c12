import { expect, it } from "vitest";
import { ownLight } from "../../src/render/ownLight.ts";

const RAMP = ["#0000ff", "#ffffff", "#ff0000"];

function evenly(n: number): Uint32Array {
  const traits = new Uint32Array(2 * n).map((_, at) => (at % 2 === 0 ? 0x203 : 0));
  new Float32Array(traits.buffer).forEach((_, at, shares) => {
    if (at % 2 === 1) shares[at] = 1 / n;
  });
  return traits;
}
const shares = (traits: Uint32Array) => new Float32Array(traits.buffer).filter((_, at) => at % 2 === 1);
const sum = (values: Float32Array) => values.reduce((all, x) => all + x, 0);

it("bodies get light and colour of their own, and all light stays the same", () => {
  const traits = evenly(10);
  const lit = ownLight(traits, { body: [3, 7], share: [0.2, 0.1], colour: [0, 0.75] }, RAMP);
  expect(sum(shares(lit))).toBeCloseTo(1, 6);
  expect(shares(lit)[3]).toBeCloseTo(0.07 + 0.2, 6);
  expect(shares(lit)[0]).toBeCloseTo(0.07, 6);
  // Blue, and half way from white to red; what was there stays below.
  expect(lit[6]).toBe(((31 << 16) | 0x203) >>> 0);
  expect(lit[14]! & 0xffff).toBe(0x203);
  expect(lit[14]! >>> 27).toBe(31);
  expect((lit[14]! >>> 16) & 31).toBe(16);
  expect(lit[0]).toBe(0x203);
  expect(traits).toEqual(evenly(10));
});

it("however bright they are, the others keep a part; without any all is as it was", () => {
  const lit = ownLight(evenly(10), { body: [0, 1], share: [30, 60], colour: [1, 1] }, RAMP);
  expect(sum(shares(lit))).toBeCloseTo(1, 6);
  expect(shares(lit)[5]).toBeCloseTo(0.03, 6);
  expect(shares(lit)[1]! / shares(lit)[0]!).toBeGreaterThan(1.8);
  expect(ownLight(evenly(4), { body: [], share: [], colour: [] }, RAMP)).toEqual(evenly(4));
});
