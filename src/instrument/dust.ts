/**
 * Optical depth (V) of one solar mass of gas per square parsec: with helium it has 9.2e19 hydrogen atoms a square centimetre, and 1.87e21 of them have A_V = 1
 * (Bohlin, Savage & Drake 1978, ApJ 224, 132): A_V = 0.049, and tau = A_V / 1.086.
 */
export const OPACITY_OF_GAS = 9.2e19 / 1.87e21 / 1.086;

/** The part of a disc's mass that is taken for gas, where none is computed: about that of spirals like ours (0.1 to 0.2). */
export const GAS_OF_DISCS = 1 / 6;

/** Extinction over that in V for R_V = 3.1 (Cardelli, Clayton & Mathis 1989, ApJ 345, 245). */
export const EXTINCTION = { I: 0.6, V: 1, B: 1.32 } as const;

/** Components with dust, where no gas is computed: disc and gas. */
export const DUSTY: readonly number[] = [0, 3];

/** Height of dust over that of a disc's stars: about half (Xilouris et al. 1999, A&A 344, 868) with the width of its clouds. */
export const HEIGHT_OF_DUST = 0.4;

/** Standard deviation of a cloud over the smoothing length of the gas that it is in. */
export const CLOUD_OF_GAS = 0.3;
