/** Numbers of the populations, for shader graphs and for the processor's picture alike. */

/** Places in the list of colours after those of COMPONENTS, of which the first is the disc. */
export const DISC = 0;
export const YOUNG = 8;
export const NEBULAE = 9;
export const RIM = 10;

/** Colour of bodies without mass, wherever colours go by what bodies are: no star has it. */
export const TRACER = "#8dff5c";

/** Shares of a disc's bodies that stand for its young stars, and for the gas that these light up. */
export const SHARES = { young: 0.11, nebulae: 0.012 } as const;

/**
 * Young light follows the density about a body as stars form: by the law of Schmidt (1959) the mass of stars per volume and time goes as
 * rho^1.5, so by mass as rho^0.5, in units of the run's typical density, between these.
 */
export const FORMING = { least: 0.05, most: 3 } as const;

/** Where discs are thinner than this part of the typical density, gas is too thin to form stars (Kennicutt 1989, ApJ 344, 685), as in photographs. */
export const THIN = 0.12;

/** Of a young star's light that each body of a disc has besides its own, as much as stars form there: those a few hundred million years old are everywhere in an arm. */
export const LATE = 0.06;

/** Discs are old where they are dense and younger towards their rims: a body is 1 / (1 + this times the root of its density) of what stands at the rim. */
export const AGEING = 2;

/** Whole numbers times this, modulo 2^32, are spread evenly (Knuth's multiplicative hash): which bodies are young depends on their ids alone. */
export const SPREAD = 0x9e3779b1;
