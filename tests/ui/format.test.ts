import { expect, test } from "vitest";
import { exponent, grouped, rounded } from "../../src/ui/format.ts";

test("numbers for people", () => {
  expect(grouped(16384)).toBe("16,384");
  expect(rounded(0)).toBe("0");
  expect(rounded(0.015625)).toBe("0.0156");
  expect(rounded(12.345)).toBe("12.3");
  expect(rounded(1234.5)).toBe("1,235");
  expect(exponent(-1.23e-5)).toBe("\u22121.2\u202f×\u202f10⁻⁵");
  expect(exponent(Number.NaN)).toBe("not a number");
});
