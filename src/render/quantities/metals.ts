/** Metals of the Sun, part of its mass (Asplund et al. 2009). */
export const SOLAR_METALS = 0.0134;
