import { EXTINCTION } from "./dust.ts";

/** Bands in which populations are tabulated: Johnson-Cousins B V I and H (Vega), g r i (AB). */
export const BANDS = ["B", "V", "I", "H", "g", "r", "i"] as const;
export type Band = (typeof BANDS)[number];

/** Absolute magnitude of the Sun (Willmer 2018, ApJS 236, 47), and extinction over that in V (dust.ts; H: the same law; g r i: Schlegel, Finkbeiner & Davis 1998, ApJ 500, 525). */
export const BAND: Readonly<Record<Band, { readonly sun: number; readonly extinction: number }>> = {
  B: { sun: 5.44, extinction: EXTINCTION.B },
  V: { sun: 4.81, extinction: EXTINCTION.V },
  I: { sun: 4.1, extinction: EXTINCTION.I },
  H: { sun: 3.32, extinction: 0.19 },
  g: { sun: 5.11, extinction: 1.22 },
  r: { sun: 4.65, extinction: 0.89 },
  i: { sun: 4.53, extinction: 0.67 },
};

/** Extinction at H-alpha over that in V. */
export const H_ALPHA_EXTINCTION = 0.82;

/** Surface brightness, mag per square arcsecond, of one solar luminosity (in `band`) per square parsec. */
export const surfaceMagnitude = (perSquareParsec: number, band: Band): number =>
  BAND[band].sun + 21.572 - 2.5 * Math.log10(perSquareParsec);
