import { text } from "../text.ts";
import type { ColourMode, LegendEntry } from "./mode.ts";

const t = text.colours.galaxy;

/** Warm and cool in turn, told apart with every common kind of colour blindness (after Okabe and Ito, 2008). */
export const GALAXY_COLOURS = ["#ffb066", "#6aa5ff", "#5fe0b5", "#ff8fb8", "#f5e06a", "#b79bff"];

/** The galaxies that share the colour of galaxy `first`. */
function numbersOf(first: number, galaxies: number): number[] {
  const numbers: number[] = [];
  for (let g = first; g <= galaxies; g += GALAXY_COLOURS.length) numbers.push(g);
  return numbers;
}

/** Them, by their numbers. */
function label(first: number, galaxies: number): string {
  const numbers = numbersOf(first, galaxies);
  if (numbers.length < 2) return t.one(first);
  if (numbers.length < 4) return t.several(numbers, null);
  return t.several(numbers.slice(0, 3), numbers.at(-1)!);
}

/** The colours of so many galaxies, or of what is numbered like them; `name`: of those that share a colour, from `first` on. */
export const numberedLegend = (galaxies: number, name: (first: number, galaxies: number) => string): LegendEntry[] =>
  GALAXY_COLOURS.slice(0, Math.max(1, galaxies)).map((colour, i) => ({
    colour,
    label: name(i + 1, galaxies),
    ...(galaxies > 1 && { of: numbersOf(i + 1, galaxies).map((number) => `galaxy-${number}`) }),
  }));

export const galaxy: ColourMode = {
  name: "galaxy",
  title: t.title,
  help: t.help,
  of: "galaxies",
  legend: ({ galaxies }) => numberedLegend(galaxies, label),
  scale: { by: "galaxy", colours: GALAXY_COLOURS },
};
