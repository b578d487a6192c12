import { expect, it } from "vitest";
import { Random } from "../../../src/data/models/random.ts";
import { BOX, boxNumbers } from "../../../src/engine/domains/boxTable.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { boxLevels } from "../../reference/boxLevels.ts";

const { BOX_FAN, BOX_HEAD } = CONSTANTS.boxes;

it.each([1, 2, 15, 16, 17, 255, 256, 257, 5000])(
  "of %i groups: each level has a box around every sixteen of the one below, with the least |a|, up to sixteen or fewer",
  (groups) => {
    const random = new Random(3);
    const own = Float32Array.from({ length: BOX * groups }, (_, k) => random.bits() / 2 ** 32 + (k % BOX > 3 ? 1 : 0));
    const found = boxLevels(own);
    const begins = [...found.subarray(1, 2 + found[0]!)];
    const level = (l: number) =>
      Array.from({ length: begins[l + 1]! - begins[l]! }, (_, k) => {
        const at = BOX_HEAD + BOX * (begins[l]! + k);
        return [...found.subarray(at, at + BOX - 1)];
      });
    expect(found.length).toBe(BOX_HEAD + BOX * begins.at(-1)!);
    expect(boxNumbers(groups)).toBe(found.length);
    expect(found.subarray(BOX_HEAD, BOX_HEAD + own.length)).toEqual(own);
    expect(level(found[0]! - 1).length).toBeLessThanOrEqual(BOX_FAN);
    for (let l = 1; l < found[0]!; l++) {
      const below = level(l - 1);
      const around = Array.from({ length: Math.ceil(below.length / BOX_FAN) }, (_, k) => {
        const within = below.slice(BOX_FAN * k, BOX_FAN * (k + 1));
        const most = (of: typeof Math.min, axis: number) => of(...within.map((box) => box[axis]!));
        return [0, 1, 2, 3, 4, 5, 6].map((axis) => most(axis < 4 ? Math.min : Math.max, axis));
      });
      expect(level(l)).toEqual(around);
    }
  },
);

it("of no groups there is nothing", () => {
  expect(boxLevels(new Float32Array())).toEqual(new Float32Array());
});
