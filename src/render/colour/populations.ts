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

/** A gas body's share of the light for its mass, against stars (run/appearance.ts). */
export const GAS_LIGHT = 0.6;

/**
 * What gas turns into stars, and what those shine: in runs whose gas is computed nothing of it is painted. Densities are in units of that at which stars begin
 * to form (Springel & Hernquist 2003), light in solar luminosities of I, V and B a solar mass (src/instrument/populationTable.ts, Z = 0.0095).
 */
export const BORN = {
  /** That density, solar masses a cubic parsec: 0.13 hydrogen nuclei a cubic centimetre. */
  threshold: 4.17e-3,
  /** Years of star formation that are seen on the gas itself, as what formed in them is too little for a body; and the part of gas that becomes stars in them at the threshold, rising as the root of the density. */
  years: 2e7,
  part: 2e7 / 2.58e9,
  /** Of those years the first ones, in which gas glows: a share of the bodies shows their light with the red line's, the others that of the later ones. */
  nebulae: 0.3,
  glowing: [134, 98.1, 174],
  fading: [27.3, 32.1, 51.8],
  /** Logarithms of ages, years, and the light of stars of these. */
  ages: [7.3, 7.5, 8, 8.5, 9, 9.5, 10],
  light: [
    [15, 18.1, 31.5],
    [12.1, 13.1, 21.7],
    [4.66, 6.14, 9.73],
    [2.25, 2.75, 4.13],
    [1.28, 1.24, 1.47],
    [0.61, 0.445, 0.391],
    [0.246, 0.16, 0.123],
  ],
  /** Light that counts as 1: of a disc of 4e9 years. */
  usual: 0.36,
} as const;
