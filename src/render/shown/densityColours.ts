/**
 * The colour map "inferno" of N. Smith and S. van der Walt (matplotlib, 2015, CC0) at steps of 1/9, sRGB: its lightness
 * rises evenly, so it is read alike with every kind of colour blindness and in grey.
 */
const INFERNO = [
  "#000004",
  "#1b0c41",
  "#4a0c6b",
  "#781c6d",
  "#a52c60",
  "#cf4446",
  "#ed6925",
  "#fb9b06",
  "#f7d13d",
  "#fcffa4",
] as const;

/** Evenly spaced colours from low to high, between which display values (sRGB) are mixed: on the sky, and on paper. */
export const DENSITY_COLOURS = {
  dark: INFERNO,
  print: ["#ffffff", ...[...INFERNO].reverse()],
} as const;

/** "#rrggbb" as display values, 0 to 1. */
export function displayValues(css: string): [number, number, number] {
  const channel = (at: number) => Number.parseInt(css.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}
