import { describe, expect, test } from "vitest";
import { mapsFits } from "../../../src/data/maps/fits.ts";
import { binned, mapsCsv, type SkyMaps } from "../../../src/data/maps/maps.ts";

const MAPS: SkyMaps = {
  ...{ width: 3, height: 2, pixel: 0.5, lengthUnit: "kpc", title: "Mice's \u2609", time: 12.5, timeUnit: "Myr" },
  maps: [
    { name: "density", unit: "Msun/pc2", values: Float32Array.from([1, 2, 3, 4, 5, 6]) },
    { name: "velocity", unit: "km/s", values: Float32Array.from([-100, 0, 100, Number.NaN, 1.5, 2.5]) },
  ],
};

/** Header cards by name, and data of each part, as the standard says. */
function partsOf(bytes: Uint8Array) {
  const parts: { cards: Map<string, string>; data: DataView }[] = [];
  let at = 0;
  while (at < bytes.length) {
    const cards = new Map<string, string>();
    for (let ended = false; !ended; at += 2880) {
      for (let k = 0; k < 36; k++) {
        const line = new TextDecoder().decode(bytes.subarray(at + 80 * k, at + 80 * k + 80));
        ended ||= line.startsWith("END ");
        if (line[8] === "=") cards.set(line.slice(0, 8).trim(), line.slice(10).split(" / ")[0]!.trim());
      }
    }
    const sides = Number(cards.get("NAXIS")) === 2 ? [cards.get("NAXIS1"), cards.get("NAXIS2")].map(Number) : [0];
    const size = 4 * sides.reduce((product, n) => product * n, 1);
    parts.push({ cards, data: new DataView(bytes.buffer, at, size) });
    at += 2880 * Math.ceil(size / 2880);
  }
  return parts;
}

describe("maps of a view", () => {
  test("as FITS: images in whole blocks, lowest row first, with units and a scale about the middle", () => {
    const bytes = mapsFits(MAPS);
    expect(bytes.length % 2880).toBe(0);
    const [primary, density, velocity, ...rest] = partsOf(bytes);
    expect(rest).toEqual([]);
    expect(primary!.cards.get("SIMPLE")).toBe("T");
    expect(primary!.cards.get("OBJECT")).toBe("'Mice''s '");
    expect(Number(primary!.cards.get("TIME"))).toBe(12.5);
    expect(density!.cards.get("BUNIT")).toBe("'Msun/pc2'");
    expect(velocity!.cards.get("EXTNAME")).toBe("'VELOCITY'");
    expect(density!.cards.get("CUNIT1")).toBe("'kpc     '");
    for (const [key, value] of [
      ["CRPIX1", 2],
      ["CRPIX2", 1.5],
      ["CDELT1", 0.5],
      ["CDELT2", 0.5],
      ["CRVAL1", 0],
    ] as const)
      expect(Number(density!.cards.get(key)), key).toBe(value);
    const numbers = ({ data }: { readonly data: DataView }) =>
      Array.from({ length: 6 }, (_, k) => data.getFloat32(4 * k));
    expect(numbers(density!)).toEqual([4, 5, 6, 1, 2, 3]);
    expect(numbers(velocity!)).toEqual([Number.NaN, 1.5, 2.5, -100, 0, 100]);
  });

  test("as FITS: a title that is too long is cut, and never between the two quotes that stand for one", () => {
    for (const title of ["'".repeat(40), `x${"'".repeat(40)}`, "x".repeat(70)]) {
      const said = partsOf(mapsFits({ ...MAPS, title }))[0]!.cards.get("OBJECT")!;
      expect(said).toMatch(/^'([^']|'')*'$/);
      const inside = said.slice(1, -1).replaceAll("''", "'");
      expect(title.startsWith(inside)).toBe(true);
      expect(inside.length).toBeGreaterThanOrEqual(29);
    }
  });

  test("as CSV: a line a pixel from the upper left one, empty where no mass is", () => {
    const lines = mapsCsv(MAPS).split("\n");
    expect(lines[0]).toBe("x [kpc],y [kpc],density [Msun/pc2],velocity [km/s]");
    expect(lines[1]).toBe("-0.5,0.25,1,-100");
    expect(lines[4]).toBe("-0.5,-0.25,4,");
    expect(lines).toHaveLength(8);
  });

  test("means over squares of pixels keep the sums", () => {
    const sums = Float32Array.from({ length: 4 * 5 * 4 }, (_, k) => k % 7);
    const { width, height, sums: means } = binned(sums, { width: 5, height: 4 }, 2);
    expect([width, height]).toEqual([2, 2]);
    for (const c of [0, 1, 2, 3]) {
      let [all, kept] = [0, 0];
      for (let y = 0; y < 4; y++) for (let x = 0; x < 4; x++) all += sums[4 * (5 * y + x) + c]!;
      for (let k = 0; k < 4; k++) kept += 4 * means[4 * k + c]!;
      expect(kept).toBeCloseTo(all, 5);
    }
  });
});
