import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { cli, result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);

/** Pixels of a PNG of ours: rows of red, green and blue, filter "sub". */
function pixels(path: string): { width: number; height: number; rgb: Uint8Array } {
  const bytes = readFileSync(path);
  expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const from = bytes.indexOf("IDAT");
  const rows = inflateSync(bytes.subarray(from + 4, from + 4 + bytes.readUInt32BE(from - 4)));
  const rgb = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    expect(rows[y * (3 * width + 1)]).toBe(1);
    for (let x = 0; x < 3 * width; x++)
      rgb[3 * width * y + x] = rows[y * (3 * width + 1) + 1 + x]! + (x < 3 ? 0 : rgb[3 * width * y + x - 3]!);
  }
  return { width, height, rgb };
}

describe("picture", () => {
  it("photographs a galaxy: bright in the middle, dark at the rim, with stars about it only where wanted", async () => {
    const file = at("galaxy.hdf5");
    await result("model", "milky-way", "--n", "3000", "--seed", "2", "--out", file);
    const mean = ({ rgb, width }: ReturnType<typeof pixels>, x: number, y: number, size: number) => {
      let sum = 0;
      for (let j = y; j < y + size; j++)
        for (let i = x; i < x + size; i++) for (let c = 0; c < 3; c++) sum += rgb[3 * (j * width + i) + c]!;
      return sum / (3 * size * size);
    };
    const take = async (...more: string[]) => {
      const out = at("galaxy.png");
      const said = await result("picture", file, "--width", "160", "--height", "90", "--out", out, ...more);
      return { said, picture: pixels(out) };
    };
    const { said, picture } = await take("--no-sky");
    expect(said).toMatchObject({ width: 160, height: 90, instrument: "hubble", n: 3000 });
    for (const share of said.takenByDust as number[]) expect(share).toBeGreaterThan(0.02);
    expect(mean(picture, 78, 43, 4)).toBeGreaterThan(120);
    expect(mean(picture, 0, 0, 8)).toBeLessThan(4);
    const sky = await take("--from", "edge");
    const variety = new Set(sky.picture.rgb.subarray(0, 3 * 160 * 10)).size;
    expect(variety).toBeGreaterThan(20);
    // Seen from the side it is flat.
    expect(mean(sky.picture, 70, 43, 4)).toBeGreaterThan(2 * mean(sky.picture, 78, 14, 4));
    for (const instrument of ["sdss", "eye", "infrared"]) {
      const other = await take("--instrument", instrument, "--dust", "0", "--no-sky");
      expect(other.said.takenByDust).toEqual([0, 0, 0]);
    }
  });

  it("says in one line what it can't", async () => {
    const file = at("few.tipsy");
    await result("model", "plummer", "--n", "20", "--out", file);
    for (const words of [
      ["--from", "above"],
      ["--from", "0,0,0"],
      ["--centre", "1,2"],
      ["--instrument", "spyglass"],
      ["--width", "5"],
    ]) {
      const { code, out, err } = await cli("picture", file, "--out", at("x.png"), ...words);
      // After what reading the file may have said of how far it is.
      const lines = err.trim().split("\n");
      expect([code, out]).toEqual([1, ""]);
      expect(lines.filter((line) => line.startsWith("antennae picture: ")).length).toBe(1);
      expect(lines.at(-1)).toMatch(/^antennae picture: /);
    }
  });
});
