import { expect, test } from "vitest";
import { filmBitrate, filmBytes, filmFrames } from "../../src/render/filmSize.ts";

test("a film's size is known before it is made", () => {
  // 7680 x 4320 pixels, 60 frames a second, a minute: 0.2 bits a pixel are 3 GB.
  expect(filmBytes("mp4", { width: 7680, height: 4320 }, 60, 3600) / 1e9).toBeCloseTo(2.99, 2);
  // Small ones don't fall below what a codec needs.
  expect(filmBitrate(64, 64, 10)).toBe(1e6);
  // A GIF has a byte a pixel and an end.
  expect(filmBytes("gif", { width: 640, height: 360 }, 25, 100)).toBe(640 * 360 * 100);
  expect([filmFrames("gif", 0), filmFrames("gif", 50), filmFrames("gif", 3600)]).toEqual([600, 50, 600]);
  expect([filmFrames("mp4", 0), filmFrames("webm", 3600)]).toEqual([0, 3600]);
});
