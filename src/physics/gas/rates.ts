/** Mass of a hydrogen atom in grams, Boltzmann's constant in erg a kelvin. */
export const HYDROGEN_MASS = 1.6735575e-24;
export const BOLTZMANN = 1.380649e-16;

/** Share of hydrogen in the mass of primordial gas. */
export const HYDROGEN = 0.76;

/** Helium atoms for each hydrogen nucleus in primordial gas. */
export const HELIUM = (1 - HYDROGEN) / (4 * HYDROGEN);

/** What a field of radiation does to H, He and He+ in gas of one density: each a number for each of the three. */
export interface Irradiation {
  /** Photoionisations of an atom or ion a second, over n_H in 1 / cm^3. */
  readonly ionise: readonly [number, number, number];
  /** Heat that these give an atom or ion, in erg / s, over n_H. */
  readonly heat: readonly [number, number, number];
  /** The ions among those with so many free electrons that leave as many (`ionisation.ts`). */
  readonly balanced: (ionsWith: (free: number) => Ions) => Ions;
}

/** Free electrons and cooling of gas in equilibrium, for each hydrogen nucleus. */
export interface Equilibrium {
  /** n_e / n_H. */
  readonly electrons: number;
  /** Share of the hydrogen that is neutral. */
  readonly neutral: number;
  /** Energy lost over n_H^2, less the heat of radiation, in erg cm^3 / s; below 0 where gas is heated. */
  readonly cooling: number;
}

/** Shares of the ions of hydrogen (of all its nuclei) and of helium (for each hydrogen nucleus), and the electrons that they leave free. */
export interface Ions {
  readonly neutral: number;
  readonly protons: number;
  readonly he0: number;
  readonly he1: number;
  readonly he2: number;
  readonly electrons: number;
}

/**
 * Hydrogen and helium in ionisation equilibrium at a temperature in kelvins: the rates of Katz, Weinberg & Hernquist (1996), which go back to Cen (1992).
 * Without radiation that is collisional equilibrium, where densities cancel: everything is in proportion to n_H^2.
 */
export function equilibrium(temperature: number, light: Irradiation | null = null): Equilibrium {
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

  // Ionisation balances recombination stage by stage (their eqs. 33 to 38), with so many free electrons; where nothing is ionised the ratios would be 0 / 0.
  const ionsWith = (free: number): Ions => {
    const [h, he, heUp] = light ? light.ionise.map((rate) => rate / free) : [0, 0, 0];
    const protons = (ioniseH + h!) / (ioniseH + h! + recombineH);
    const neutral = recombineH / (ioniseH + h! + recombineH);
    const up = (ioniseHe + he!) / (recombineHe + dielectronic);
    const up2 = (ioniseHe1 + heUp!) / recombineHe2;
    const he0 = HELIUM / (1 + up + up * up2);
    const he1 = he0 * up;
    const he2 = he1 * up2;
    return { protons, neutral, he0, he1, he2, electrons: protons + he1 + 2 * he2 };
  };
  const { protons, neutral, he0, he1, he2, electrons } = light ? light.balanced(ionsWith) : ionsWith(1);

  const excitation =
    7.5e-19 * Math.exp(-118348 / t) * hot * neutral + 5.54e-17 * t ** -0.397 * Math.exp(-473638 / t) * hot * he1;
  const ionisation = 2.18e-11 * ioniseH * neutral + 3.94e-11 * ioniseHe * he0 + 8.72e-11 * ioniseHe1 * he1;
  const recombination =
    1.036e-16 * t * (recombineH * protons + recombineHe * he1 + recombineHe2 * he2) + 6.526e-11 * dielectronic * he1;
  const gaunt = 1.1 + 0.34 * Math.exp(-((5.5 - Math.log10(t)) ** 2) / 3);
  const freeFree = 1.43e-27 * root * gaunt * (protons + he1 + 4 * he2);
  const heat = light ? light.heat[0] * neutral + light.heat[1] * he0 + light.heat[2] * he1 : 0;
  return { electrons, neutral, cooling: electrons * (excitation + ionisation + recombination + freeFree) - heat };
}

/** Mean mass of a particle in units of a hydrogen atom's, with this many electrons for each hydrogen nucleus. */
export function meanWeight(electrons: number): number {
  return (1 + 4 * HELIUM) / (1 + HELIUM + electrons);
}

/** Internal energy a gram of gas at a temperature in kelvins, with so many electrons for each hydrogen nucleus. */
export const specificEnergy = (temperature: number, electrons: number): number =>
  (1.5 * BOLTZMANN * temperature) / (meanWeight(electrons) * HYDROGEN_MASS);

/** That of gas in equilibrium. */
export const energyAt = (temperature: number): number =>
  specificEnergy(temperature, equilibrium(temperature).electrons);

/** That of neutral gas. */
export const neutralEnergyAt = (temperature: number): number => specificEnergy(temperature, 0);

/** That of fully ionised gas. */
export const ionisedEnergyAt = (temperature: number): number => specificEnergy(temperature, 1 + 2 * HELIUM);
