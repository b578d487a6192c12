/** Temperature of ionised hydrogen and helium whose internal energy a unit of mass is 1 (km/s)^2. */
export const KELVINS = 47.53;
