import { describe, expect, it } from "vitest";
import { Random } from "../../src/data/models/random.ts";
import { FITTED_PAIRS } from "../../src/data/scenarios/galaxyZooPairs.ts";
import { drawn } from "../../src/fit/images/drawn.ts";
import type { Picture } from "../../src/fit/images/picture.ts";
import { MOST_BYTES } from "../../src/fit/images/picture.ts";
import { readPicture } from "../../src/fit/images/read.ts";
import { type Pair, targetOf } from "../../src/fit/images/target.ts";
import { runEncounter } from "../../src/fit/model.ts";
import { rigidGalaxy } from "../../src/fit/rigid.ts";

const SIZE = 200;
const pictureOf = (light: (x: number, y: number) => number): Picture => ({
  width: SIZE,
  height: SIZE,
  light: Float32Array.from({ length: SIZE * SIZE }, (_, i) => light(i % SIZE, Math.floor(i / SIZE))),
});
const spot = (x: number, y: number) => 1000 * Math.exp(-(x * x + y * y) / 50);
const GOOD: Pair = { first: [80, 120], second: [120, 90], kpcPerPixel: 0.3 };
const pair = pictureOf((x, y) => 20 + spot(x - 80, y - 120) + spot(x - 120, y - 90));
const single = pictureOf((x, y) => 20 + spot(x - 80, y - 120));
const random = new Random(1);
const noise = pictureOf(() => 100 + 10 * random.gaussian());

/** What is wrong, the picture, what is said of it differently from a good pair, and all that is answered. */
const WRONG: readonly (readonly [string, Picture, Partial<Pair>, string])[] = [
  [
    "a centre outside",
    pair,
    { second: [300, 90] },
    "the second centre (300, 90) lies outside the picture of 200 x 200 pixels: give pixels from its left upper corner",
  ],
  [
    "a centre that is no number",
    pair,
    { first: [80, Number.NaN] },
    "the first centre (80, NaN) lies outside the picture of 200 x 200 pixels: give pixels from its left upper corner",
  ],
  [
    "equal centres",
    pair,
    { second: [80, 120] },
    "the two centres (80, 120) and (80, 120) are less than 2 pixels apart: a pair needs two galaxies",
  ],
  ["no scale", pair, { kpcPerPixel: 0 }, "0 kpc a pixel is not a number above 0: give how much a pixel spans"],
  [
    "a scale that is no number",
    pair,
    { kpcPerPixel: Number.NaN },
    "NaN kpc a pixel is not a number above 0: give how much a pixel spans",
  ],
  [
    "a scale of another unit",
    pair,
    { kpcPerPixel: 300 },
    "at 300 kpc a pixel the centres are 15000 kpc apart, not 0.5 to 1000: check the scale",
  ],
  [
    "a mask without a radius",
    pair,
    { masks: [[10, 10, -1]] },
    "the mask (10, 10, -1) is no circle: give x, y and a radius above 0, in pixels",
  ],
  [
    "masks over everything",
    pair,
    {
      masks: [
        [100, 100, 150],
        [10, 10, 3],
      ],
    },
    "masks (2) cover all light around the two centres: make them smaller, or give fewer",
  ],
  [
    "a square that is too small",
    pair,
    { half: 10 },
    "a square of half side 10 does not hold centres that are 50 pixels apart: give more, or none",
  ],
  [
    "a dark picture",
    pictureOf(() => 0),
    {},
    "the picture shows no light around (80, 120) and (120, 90), it is dark or evenly bright there: choose a picture of the pair",
  ],
  [
    "an evenly bright picture",
    pictureOf(() => 255),
    {},
    "the picture shows no light around (80, 120) and (120, 90), it is dark or evenly bright there: choose a picture of the pair",
  ],
  [
    "no number in any pixel",
    pictureOf(() => Number.NaN),
    {},
    "40000 of 40000 pixels are no numbers: give them the brightness of the sky",
  ],
  ["one galaxy alone", single, {}, "the picture is dark at the second centre (120, 90): put it on a galaxy"],
  [
    "noise",
    noise,
    {},
    "times as bright at the centres as elsewhere, a pair is 3 times or more: choose a picture of the pair",
  ],
];

describe("a picture that can't be fitted is answered in one line", () => {
  it.each(WRONG)("%s", (_, picture, change, line) => {
    let said = "";
    try {
      targetOf(picture, { ...GOOD, ...change });
    } catch (error) {
      said = (error as Error).message;
    }
    expect(said.endsWith(line), said).toBe(true);
    expect(said).not.toMatch(/\n/);
  });

  it("a PNG that is held as a whole has a limit, which is said before it is read", async () => {
    const source = {
      size: MOST_BYTES + 1,
      read(_: number, length: number) {
        expect(length).toBeLessThan(100);
        return Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
      },
    };
    await expect(readPicture(source)).rejects.toThrow(
      "the file has 513 MB; PNG and JPEG are read up to 512 MB: bin the picture, or save it as FITS",
    );
  });

  it("published pairs are not among them", () => {
    for (const one of FITTED_PAIRS.filter((_, k) => k % 8 === 0)) {
      const { position } = runEncounter(rigidGalaxy("merger-zoo"), one, 1500);
      const half = Math.max(3 * Math.hypot(one.position[0], one.position[1]), 2.5 * Math.max(...one.radii));
      const { picture, pair } = drawn(position, one.position, { side: 128, half });
      expect(() => targetOf(picture, pair), one.name).not.toThrow();
    }
  });
});
