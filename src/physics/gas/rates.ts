/** Mass of a hydrogen atom in grams, Boltzmann's constant in erg a kelvin. */
export const HYDROGEN_MASS = 1.6735575e-24;
export const BOLTZMANN = 1.380649e-16;

/** Share of hydrogen in the mass of primordial gas. */
export const HYDROGEN = 0.76;

/** Helium atoms for each hydrogen nucleus in primordial gas. */
export const HELIUM = (1 - HYDROGEN) / (4 * HYDROGEN);

/** Free electrons and cooling of gas in collisional equilibrium, for each hydrogen nucleus. */
export interface Equilibrium {
  /** n_e / n_H. */
  readonly electrons: number;
  /** Energy lost over n_H^2, in erg cm^3 / s. */
  readonly cooling: number;
}

/**
 * Hydrogen and helium in collisional ionisation equilibrium at a temperature in kelvins, without a field of radiation: the rates of Katz, Weinberg &
 * Hernquist (1996), which go back to Cen (1992). Densities cancel: everything is in proportion to n_H^2.
 */
export function equilibrium(temperature: number): Equilibrium {
  const t = temperature;
  const root = Math.sqrt(t);
  const hot = 1 / (1 + Math.sqrt(t / 1e5));
  // Coefficients of recombination and of ionisation by collisions, in cm^3 / s.
  const recombineH = (8.4e-11 * (t / 1e3) ** -0.2) / (1 + (t / 1e6) ** 0.7) / root;
  const recombineHe = 1.5e-10 * t ** -0.6353;
  const recombineHe2 = 4 * recombineH;
  const dielectronic = 1.9e-3 * t ** -1.5 * Math.exp(-470000 / t) * (1 + 0.3 * Math.exp(-94000 / t));
  const ioniseH = 5.85e-11 * root * Math.exp(-157809.1 / t) * hot;
  const ioniseHe = 2.38e-11 * root * Math.exp(-285335.4 / t) * hot;
  const ioniseHe1 = 5.68e-12 * root * Math.exp(-631515 / t) * hot;

  // Ionisation balances recombination stage by stage; where nothing is ionised the ratios below would be 0 / 0.
  const protons = ioniseH / (ioniseH + recombineH);
  const neutral = 1 - protons;
  const up = ioniseHe / (recombineHe + dielectronic);
  const up2 = ioniseHe1 / recombineHe2;
  const he0 = HELIUM / (1 + up + up * up2);
  const he1 = he0 * up;
  const he2 = he1 * up2;
  const electrons = protons + he1 + 2 * he2;

  const excitation =
    7.5e-19 * Math.exp(-118348 / t) * hot * neutral + 5.54e-17 * t ** -0.397 * Math.exp(-473638 / t) * hot * he1;
  const ionisation = 2.18e-11 * ioniseH * neutral + 3.94e-11 * ioniseHe * he0 + 8.72e-11 * ioniseHe1 * he1;
  const recombination =
    1.036e-16 * t * (recombineH * protons + recombineHe * he1 + recombineHe2 * he2) + 6.526e-11 * dielectronic * he1;
  const gaunt = 1.1 + 0.34 * Math.exp(-((5.5 - Math.log10(t)) ** 2) / 3);
  const freeFree = 1.43e-27 * root * gaunt * (protons + he1 + 4 * he2);
  return { electrons, cooling: electrons * (excitation + ionisation + recombination + freeFree) };
}

/** Mean mass of a particle in units of a hydrogen atom's, with this many electrons for each hydrogen nucleus. */
export function meanWeight(electrons: number): number {
  return (1 + 4 * HELIUM) / (1 + HELIUM + electrons);
}
