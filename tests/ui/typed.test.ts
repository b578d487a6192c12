import { describe, expect, test } from "vitest";
import { readNumber } from "../../src/ui/typed.ts";

describe("a typed number", () => {
  test.each([
    ["0.6", "", 0.6],
    [" 0.1 kpc ", "kpc", 0.1],
    ["0.1KPC", "kpc", 0.1],
    ["12", "kpc", 12],
    ["65,536", "", 65536],
    ["1 000 000", "", 1e6],
    ["65\u202f536 bodies", "bodies", 65536],
    ["1,234.5", "", 1234.5],
    ["0,5", "", 0.5],
    ["\u22121.5 stops", "stops", -1.5],
    ["+2", "stops", 2],
    ["1.2e-5", "", 1.2e-5],
    ["3×", "×", 3],
    [".25", "", 0.25],
  ])("%s with the unit “%s” is %d", (words, unit, value) => {
    expect(readNumber(words, unit)).toBe(value);
  });

  test.each(["", " ", "kpc", "abc", "1 Myr", "0x10", "Infinity", "1e999", "1,2,3", "--1", "1.2.3", "NaN"])(
    "“%s” is none, with kpc for a unit",
    (words) => {
      expect(readNumber(words, "kpc")).toBeNull();
    },
  );
});
