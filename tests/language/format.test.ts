import { expect, test } from "vitest";
import { counted } from "../../src/language/counted.ts";
import { brief, compact, exponent, grouped, rounded, tick } from "../../src/language/format.ts";

test("numbers for people", () => {
  expect(grouped(16384)).toBe("16,384");
  expect(rounded(0)).toBe("0");
  expect(rounded(0.015625)).toBe("0.0156");
  expect(rounded(12.345)).toBe("12.3");
  expect(rounded(1234.5)).toBe("1,235");
  // Metres and seconds of a galaxy.
  expect(rounded(3.0857e19)).toBe("3.09\u202f×\u202f10¹⁹");
  expect([brief(0), brief(236.16), brief(2000), brief(5e19), brief(2e-20)]).toEqual([
    "0",
    "236.2",
    "2,000",
    "5\u202f×\u202f10¹⁹",
    "2\u202f×\u202f10⁻²⁰",
  ]);
  expect(exponent(-1.23e-5)).toBe("\u22121.2\u202f×\u202f10⁻⁵");
  // People read what is about one without a power of ten.
  expect([0.17, -1.4, 60, 99.6, 0.012, 0.0099].map(exponent)).toEqual([
    "0.17",
    "\u22121.4",
    "60",
    "1.0\u202f×\u202f10²",
    "0.012",
    "9.9\u202f×\u202f10⁻³",
  ]);
  expect(exponent(Number.NaN)).toBe("not a number");
  expect([counted(1, "step", "steps"), counted("1", "step", "steps"), counted("1,000", "step", "steps")]).toEqual([
    "1 step",
    "1 step",
    "1,000 steps",
  ]);
  expect(compact(37_025_002_260)).toBe("3.70\u202f×\u202f10¹⁰");
  expect(compact(12_345)).toBe("12,345");
  expect(compact(-0.25)).toBe("\u22120.25");
});

test("numbers on axes", () => {
  const all = [0, 1, 20, 0.5, -3, 2000, 1e5, -2e15, 1.5e9, 1e-4].map(tick);
  expect(all).toEqual([
    "0",
    "1",
    "20",
    "0.5",
    "\u22123",
    "2,000",
    "10⁵",
    "\u22122\u202f×\u202f10¹⁵",
    "1.5\u202f×\u202f10⁹",
    "10⁻⁴",
  ]);
});
