import type { Series } from "./plot.ts";

/** Colours of the galaxies (render/colour/galaxy.ts) first: told apart with every common kind of colour blindness. */
const LIGHTS = ["#ffb066", "#6aa5ff", "#5fe0b5", "#ff8fb8", "#f5e06a", "#b79bff", "#ff7b6b", "#c3cad9"];
/** The same hues with more than 3:1 against white paper. */
const INKS = ["#b85c00", "#1f5fc4", "#00795c", "#b8306e", "#857000", "#6b45c4", "#c0392b", "#566077"];

/** Colour of line number `hue`; -1 is the colour of text. */
export function lineColour(hue: number, print: boolean): string {
  if (hue < 0) return print ? "#171a22" : "#e9ecf4";
  return (print ? INKS : LIGHTS)[hue % LIGHTS.length]!;
}

const DASHES: readonly (readonly number[])[] = [[], [7, 3], [2, 3], [9, 3, 2, 3]];

/** Dashes, so that colour is not all that tells lines apart. */
export function dashOf({ hue, dash = Math.max(0, hue + 1) }: Pick<Series, "hue" | "dash">): number[] {
  return [...DASHES[dash % DASHES.length]!];
}
