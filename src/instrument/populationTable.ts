/**
 * Absolute magnitudes of single populations of one solar mass at birth, in the order of BANDS, a row for each of AGES: PARSEC 1.2S + COLIBRI isochrones
 * (Bressan et al. 2012, MNRAS 427, 127; Marigo et al. 2017, ApJ 835, 77) with the initial mass function of Kroupa (2001), as CMD 3.7 gives them (stev.oapd.inaf.it/cmd); g r i are LSST's. In the last row of the second table
 * these are CMD's of 10^10.1 years, 0.19 mag brighter as V then is: CMD's own of 10^10 years lack the brightest giants (g - r is 0.58, and 0.71 from B - V by
 * Jester et al. 2005, AJ 130, 873).
 */
export const MAGNITUDES: readonly { readonly metals: number; readonly rows: readonly (readonly number[])[] }[] = [
  {
    metals: 0.00385,
    rows: [
      [-0.36, -0.8, -1.49, -2.34, -0.67, -0.96, -1.06],
      [0.11, 0.01, -0.31, -0.89, -0.03, 0.08, 0.19],
      [0.92, 0.99, 0.85, 0.27, 0.81, 1.02, 1.17],
      [1.63, 1.64, 1.27, 0.21, 1.53, 1.65, 1.69],
      [2.19, 1.95, 1.2, -0.26, 2, 1.82, 1.67],
      [2.98, 2.82, 2.36, 1.33, 2.8, 2.78, 2.78],
      [3.83, 3.61, 3.1, 2.06, 3.62, 3.56, 3.53],
      [4.83, 4.45, 3.8, 2.57, 4.55, 4.34, 4.24],
      [6.13, 5.44, 4.48, 3.13, 5.64, 5.17, 4.96],
      [7.37, 6.54, 5.47, 4.08, 6.89, 6.24, 5.96],
    ],
  },
  {
    metals: 0.00947,
    rows: [
      [-0.25, -0.2, -0.29, -0.51, -0.34, -0.12, 0.07],
      [0.4, -0.01, -0.76, -1.84, 0.11, -0.27, -0.4],
      [1.06, 1.06, 0.65, -0.49, 0.67, 0.74, 0.78],
      [1.49, 1.49, 1.04, -0.25, 1.39, 1.5, 1.48],
      [2.1, 2.02, 1.39, -0.1, 1.96, 1.98, 1.86],
      [2.97, 2.84, 2.43, 1.4, 2.81, 2.82, 2.84],
      [3.9, 3.71, 3.22, 2.02, 3.7, 3.67, 3.65],
      [5.02, 4.58, 3.83, 2.4, 4.71, 4.44, 4.29],
      [6.46, 5.69, 4.63, 3.13, 5.93, 5.37, 5.09],
      [7.71, 6.8, 5.62, 4.06, 7.22, 6.47, 6.1],
    ],
  },
];

/** Decimal logarithms of the ages of the rows, years. */
export const AGES = [6.6, 6.8, 7, 7.2, 7.5, 8, 8.5, 9, 9.5, 10] as const;
