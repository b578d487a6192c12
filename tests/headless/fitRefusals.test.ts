import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cli, scratchFolder } from "./commandLine.ts";
import { fitsPicture, pairPicture } from "./pairPicture.ts";

const folder = scratchFolder();
const file = (name: string, bytes: Uint8Array | string) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
/** A PNG's signature and header, of 20 000 x 10 000 grey pixels. */
const huge = Buffer.from("89504e470d0a1a0a0000000d4948445200004e20000027100800000000000000000000000049444154", "hex");

const CENTRES = "22,33,42,27";
/** What is wrong, the picture, the centres, more options, and the line. */
const WRONG: readonly (readonly [string, () => string, string, readonly string[], string])[] = [
  ["no file", () => join(folder, "none.png"), CENTRES, [], "none.png: there is no such file"],
  [
    "a folder",
    () => mkdirSync(join(folder, "sky.fits"), { recursive: true })!,
    CENTRES,
    [],
    "sky.fits: it is a folder",
  ],
  [
    "nothing in it",
    () => file("empty.png", ""),
    CENTRES,
    [],
    "empty.png: the file is empty: choose a FITS, PNG or JPEG picture",
  ],
  [
    "words",
    () => file("words.png", "not a picture"),
    CENTRES,
    [],
    "words.png: it is no FITS, PNG or JPEG picture: choose one",
  ],
  [
    "half a picture",
    () => file("half.fits", readFileSync(pairPicture(folder)).subarray(0, 9000)),
    CENTRES,
    [],
    "half.fits: the FITS image needs 19264 bytes and the file has 9000; it is cut off",
  ],
  [
    "too many pixels",
    () => file("huge.png", huge),
    CENTRES,
    [],
    "huge.png: the picture has 20000 x 10000 pixels; at most 64 million are read: bin it by 2 x 2 or more, models are compared on 64 x 64",
  ],
  [
    "no numbers",
    () => fitsPicture(folder, "blank.fits", () => Number.NaN),
    CENTRES,
    [],
    "blank.fits: no pixel of the FITS image has a number, all are blank or beyond 3e38: choose another image",
  ],
  [
    "no light",
    () => fitsPicture(folder, "dark.fits", () => 7),
    CENTRES,
    [],
    "the picture shows no light around (22, 33) and (42, 27), it is dark or evenly bright there: choose a picture of the pair",
  ],
  [
    "a centre beside the pair",
    () => pairPicture(folder),
    "22,33,60,60",
    [],
    "the picture is dark at the second centre (60, 60): put it on a galaxy",
  ],
  [
    "a centre outside",
    () => pairPicture(folder),
    "22,33,64,27",
    [],
    "the second centre (64, 27) lies outside the picture of 64 x 64 pixels: give pixels from its left upper corner",
  ],
  [
    "equal centres",
    () => pairPicture(folder),
    "22,33,22,33",
    [],
    "the two centres (22, 33) and (22, 33) are less than 2 pixels apart: a pair needs two galaxies",
  ],
  [
    "a centre that is no number",
    () => pairPicture(folder),
    "22,33,NaN,27",
    [],
    '"22,33,NaN,27" is not 4 numbers with commas between them',
  ],
  [
    "masks over everything",
    () => pairPicture(folder),
    CENTRES,
    ["--mask", "20,30,40", "--mask", "44,30,40"],
    "masks (2) cover all light around the two centres: make them smaller, or give fewer",
  ],
  [
    "a mask that is no circle",
    () => pairPicture(folder),
    CENTRES,
    ["--mask", "20,30,-4"],
    "the mask (20, 30, -4) is no circle: give x, y and a radius above 0, in pixels",
  ],
  [
    "a mask without numbers",
    () => pairPicture(folder),
    CENTRES,
    ["--mask", "20,30"],
    '--mask "20,30" is not 3 numbers with commas between them',
  ],
  [
    "a mass that is no number",
    () => pairPicture(folder),
    CENTRES,
    ["--mass", "NaN"],
    '--mass "NaN" is not a number from 0.001 to 10000',
  ],
];

it.each(WRONG)("fit answers %s in one line and writes nothing", async (_, picture, centres, more, line) => {
  const out = join(folder, "models.csv");
  const words = ["--centres", centres, "--kpc-per-pixel", "1", "--engine", "cpu", "--models", "12", "--out", out];
  const { code, err, out: said } = await cli("fit", picture(), ...words, ...more);
  expect([code, said]).toEqual([1, ""]);
  expect(err.trim().split("\n"), err).toHaveLength(1);
  expect(err.trim().startsWith("antennae fit: ")).toBe(true);
  expect(err.trim().endsWith(line), err).toBe(true);
  expect(existsSync(out)).toBe(false);
});
