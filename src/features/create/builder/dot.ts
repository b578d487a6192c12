import type { Draft } from "./state.ts";

/** Colours of galaxies, which repeat. */
const COLOURS = 6;

/** Number of the colour in which the bodies of galaxy `g` are drawn: a scenario that comes first takes several. */
export const dotOf = ({ within }: Draft, g: number): number => (g === 0 ? 0 : within + g - 1) % COLOURS;
