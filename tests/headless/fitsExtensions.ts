import { readFileSync } from "node:fs";
import { expect } from "vitest";

/** Every extension of a FITS file, read strictly: whole blocks, cards of 80 letters in their order, as many numbers as the axes say. */
export function fitsExtensions(
  path: string,
): Map<string, { cards: Map<string, string>; values: Float32Array; sides: number[] }> {
  const bytes = readFileSync(path);
  expect(bytes.length % 2880).toBe(0);
  const found = new Map<string, { cards: Map<string, string>; values: Float32Array; sides: number[] }>();
  let from = 0;
  for (let first = true; from < bytes.length; first = false) {
    const cards = new Map<string, string>();
    let end = from;
    for (; ; end += 80) {
      const card = bytes.toString("latin1", end, end + 80);
      expect(card).toMatch(/^[\x20-\x7e]{80}$/);
      if (card.startsWith("END")) break;
      expect(card.slice(8, 10)).toBe("= ");
      const value = card
        .slice(10)
        .replace(/^('(?:[^']|'')*'|[^/]*).*$/, "$1")
        .trim();
      cards.set(card.slice(0, 8).trim(), value.replace(/^'(.*?) *'$/, "$1"));
    }
    const data = from + 2880 * Math.ceil((end + 80 - from) / 2880);
    expect([...cards.keys()].slice(0, 3)).toEqual([first ? "SIMPLE" : "XTENSION", "BITPIX", "NAXIS"]);
    const sides = Array.from({ length: Number(cards.get("NAXIS")) }, (_, k) => Number(cards.get(`NAXIS${k + 1}`)));
    const count = sides.length > 0 ? sides.reduce((a, b) => a * b, 1) : 0;
    const values = Float32Array.from({ length: count }, (_, k) => bytes.readFloatBE(data + 4 * k));
    if (!first) found.set(cards.get("EXTNAME")!, { cards, values, sides });
    from = data + 2880 * Math.ceil((4 * count) / 2880);
  }
  return found;
}
