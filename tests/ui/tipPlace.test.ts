import fc from "fast-check";
import { expect, test } from "vitest";
import { tipPlace } from "../../src/ui/tipPlace.ts";

const WINDOW = { width: 1280, height: 800 };
const TIP = { width: 240, height: 60 };

test("beside one of a column, below a button, above one at the foot", () => {
  expect(tipPlace({ left: 980, top: 100, width: 272, height: 50 }, TIP, WINDOW)).toEqual({ left: 716, top: 100 });
  expect(tipPlace({ left: 20, top: 100, width: 272, height: 50 }, TIP, WINDOW)).toEqual({ left: 316, top: 100 });
  expect(tipPlace({ left: 1200, top: 20, width: 38, height: 38 }, TIP, WINDOW)).toEqual({ left: 1032, top: 66 });
  expect(tipPlace({ left: 600, top: 740, width: 38, height: 38 }, TIP, WINDOW)).toEqual({ left: 499, top: 672 });
  expect(tipPlace({ left: 16, top: 300, width: 328, height: 50 }, TIP, { width: 360, height: 740 })).toEqual({
    left: 60,
    top: 358,
  });
});

test("never outside of the window", () => {
  const side = (least: number, most: number) => fc.integer({ min: least, max: most });
  const anchors = fc.record({ left: side(-50, 1300), top: side(-50, 820), width: side(1, 400), height: side(1, 200) });
  fc.assert(
    fc.property(anchors, side(20, 300), side(20, 200), (anchor, width, height) => {
      const { left, top } = tipPlace(anchor, { width, height }, WINDOW);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(WINDOW.width);
      expect(top + height).toBeLessThanOrEqual(WINDOW.height);
    }),
  );
});
