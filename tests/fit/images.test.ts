import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { card, header } from "../../src/data/files/fits/cards.ts";
import { bytesSource } from "../../src/data/files/source.ts";
import { kpcPerArcsec, readPairFile } from "../../src/fit/images/pairFile.ts";
import { readPicture } from "../../src/fit/images/read.ts";
import { imageOf, SIDE, targetOf } from "../../src/fit/images/target.ts";

/** A PNG of rows that start with their filter; checksums are not looked at. */
export function png(
  width: number,
  height: number,
  bits: number,
  colour: number,
  rows: Uint8Array,
  interlaced = 0,
): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, colour, 0, 0, interlaced], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return new Uint8Array(
    Buffer.concat([start, chunk("IHDR", head), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))]),
  );
}

const read = (bytes: Uint8Array) => readPicture(bytesSource(bytes));

describe("pictures", () => {
  it("undoes every filter of a PNG", async () => {
    const side = 20;
    const pixel = (x: number, y: number) => (7 * x + 31 * y + ((x * y) % 13)) % 256;
    const rows: number[] = [];
    for (let y = 0; y < side; y++) {
      const filter = y % 5;
      rows.push(filter);
      for (let x = 0; x < side; x++) {
        const [left, up, corner] = [
          x > 0 ? pixel(x - 1, y) : 0,
          y > 0 ? pixel(x, y - 1) : 0,
          x > 0 && y > 0 ? pixel(x - 1, y - 1) : 0,
        ];
        const guess = left + up - corner;
        const nearest = [left, up, corner].reduce((a, b) => (Math.abs(guess - b) < Math.abs(guess - a) ? b : a));
        const taken = [0, left, up, (left + up) >> 1, nearest][filter]!;
        rows.push((pixel(x, y) - taken + 256) % 256);
      }
    }
    const { light } = await read(png(side, side, 8, 0, Uint8Array.from(rows)));
    for (let i = 0; i < side * side; i++) expect(light[i]).toBeCloseTo(pixel(i % side, Math.floor(i / side)), 4);
  });

  it("reads 16 bits, colours and opacity", async () => {
    const deep = Uint8Array.from({ length: 16 * 33 }, (_, i) => (i % 33 === 0 ? 0 : i % 33 === 1 ? 0x80 : 0));
    expect((await read(png(16, 16, 16, 0, deep))).light[0]).toBeCloseTo((255 * 0x8000) / 0xffff, 3);
    const four = Uint8Array.from({ length: 16 * 65 }, (_, i) =>
      i % 65 === 0 ? 0 : [30, 60, 90, 51][((i % 65) - 1) % 4]!,
    );
    expect((await read(png(16, 16, 8, 6, four))).light[5]).toBeCloseTo(60 * 0.2, 4);
  });

  it("reads FITS images from their lowest row, blank pixels dark", async () => {
    const data = new DataView(new ArrayBuffer(4 * 16 * 16));
    for (let i = 0; i < 256; i++) data.setFloat32(4 * i, i === 3 ? Number.NaN : i);
    const head = header([
      card("SIMPLE", true),
      card("BITPIX", -32),
      card("NAXIS", 2),
      card("NAXIS1", 16),
      card("NAXIS2", 16),
    ]);
    const bytes = new Uint8Array(Buffer.concat([head, new Uint8Array(data.buffer)]));
    const { light } = await read(bytes);
    expect([light[0], light[15 * 16 + 2], light[15 * 16 + 3]]).toEqual([240, 2, 0]);
    await expect(read(bytes.subarray(0, 3000))).rejects.toThrow(/cut off/);
    for (let i = 0; i < 256; i++) data.setFloat32(4 * i, Number.NaN);
    await expect(read(new Uint8Array(Buffer.concat([head, new Uint8Array(data.buffer)])))).rejects.toThrow(
      "no pixel of the FITS image has a number, all are blank",
    );
  });

  it("says in one line what it does not read", async () => {
    await expect(read(new TextEncoder().encode("hello, world"))).rejects.toThrow("it is no FITS, PNG or JPEG picture");
    await expect(read(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]))).rejects.toThrow("JPEG can't be unpacked here");
    await expect(read(png(100000, 100000, 8, 0, new Uint8Array(4)))).rejects.toThrow("at most 64 million are read");
    await expect(read(png(16, 16, 8, 0, new Uint8Array(4)))).rejects.toThrow("holds 4 of 272 bytes of pixels");
    await expect(read(png(16, 16, 8, 0, new Uint8Array(272), 1))).rejects.toThrow("interlaced");
    await expect(read(png(4, 4, 8, 0, new Uint8Array(20)))).rejects.toThrow("at least 16 a side");
    await expect(read(png(16, 16, 8, 0, new Uint8Array(272)).subarray(0, 40))).rejects.toThrow("the PNG has no pixels");
  });
});

describe("targets", () => {
  const size = 200;
  const spot = (x: number, y: number, s: number) => (i: number) =>
    1000 * Math.exp(-(((i % size) - x) ** 2 + (Math.floor(i / size) - y) ** 2) / (2 * s * s));
  const [one, two] = [spot(80, 120, 6), spot(120, 90, 4)];
  const picture = {
    width: size,
    height: size,
    light: Float32Array.from({ length: size * size }, (_, i) => 20 + one(i) + two(i)),
  };
  const pair = { first: [80, 120], second: [120, 90], kpcPerPixel: 0.3 } as const;

  it("lie where the sky is: x to the right, y up, in units of 15 kpc", () => {
    const { place, window, light } = targetOf(picture, pair);
    expect(place).toEqual([0.8, 0.6]);
    expect(light.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 10);
    // A model's particles at the two centres fall on the picture's brightest pixels.
    const image = imageOf([0, 0, 0, ...place, 0], 2, window);
    const lit = Array.from(image.keys()).filter((i) => image[i]! > 0);
    expect(lit).toHaveLength(2);
    for (const i of lit) {
      const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => light[i + SIDE * dy + dx]!));
      expect(Math.max(...around)).toBeGreaterThan(
        0.5 * Math.max(...light.filter((_, k) => Math.abs((k % SIDE) - (i % SIDE)) < 9)),
      );
    }
  });

  it("leave out what is masked", () => {
    const { light, seen } = targetOf(picture, { ...pair, masks: [[120, 90, 15]] });
    expect(seen.filter((value) => value === 0).length).toBeGreaterThan(20);
    expect(light.filter((value, i) => value > 0 && seen[i] === 0).reduce((a, b) => a + b, 0)).toBeLessThan(0.01);
  });

  it("refuse pictures without a pair", () => {
    expect(() => targetOf(picture, { ...pair, second: [300, 90] })).toThrow(
      "the second centre (300, 90) lies outside the picture of 200 x 200 pixels",
    );
    expect(() => targetOf(picture, { ...pair, second: [Number.NaN, 90] })).toThrow(
      "the second centre (NaN, 90) lies outside",
    );
    expect(() => targetOf(picture, { ...pair, second: [80, 121] })).toThrow("less than 2 pixels apart");
    expect(() => targetOf({ ...picture, light: picture.light.map(() => 7) }, pair)).toThrow(
      "shows no light around (80, 120) and (120, 90)",
    );
  });

  it("are described by the lines that come with published ones", () => {
    const lines = "scale=0.35\nwidth=1024\npx=513\npy=514\npz=0.022676\nsx=309\nsy=608\nsz=0.022539\n";
    const found = readPairFile(lines);
    expect(found.second).toEqual([309, 608]);
    // 0.022676 in 70 km/s/Mpc: 94.5 Mpc away, so 0.458 kpc an arcsecond.
    expect(found.kpcPerPixel / 0.35).toBeCloseTo(0.458, 2);
    expect(found.faster).toBeCloseTo(-40.2, 0);
    expect(() => readPairFile("px=1")).toThrow("the pair file has no number py");
    expect(() => kpcPerArcsec(2)).toThrow("redshift 2 is not above 0 and below 0.5");
  });
});
