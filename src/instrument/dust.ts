/**
 * Optical depth (V) of one solar mass of gas per square parsec: with helium it has 9.2e19 hydrogen atoms a square centimetre, and 1.87e21 of them have A_V = 1
 * (Bohlin, Savage & Drake 1978, ApJ 224, 132): A_V = 0.049, and tau = A_V / 1.086.
 */
export const OPACITY_OF_GAS = 9.2e19 / 1.87e21 / 1.086;

/** The part of a disc's mass that is taken for gas, where none is computed: about that of spirals like ours (0.1 to 0.2). */
export const GAS_OF_DISCS = 1 / 6;
