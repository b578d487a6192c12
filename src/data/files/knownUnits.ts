import { GADGET_UNITS, GALACTICS_UNITS, GRAVITY_KPC_KMS_MSUN, type Units } from "../bodies/units.ts";

/** Centimetres in a kiloparsec and grams in a solar mass, as GADGET's parameter files round them. */
export const CM_PER_KPC = 3.085678e21;
export const GRAM_PER_MSUN = 1.989e33;

/** The units in cm, g and cm/s; 1, 1, 1 where they have no physical meaning, as in SWIFT's own tests. */
export function cgsOf({ lengthKpc, massMsun, velocityKms }: Units): { length: number; mass: number; velocity: number } {
  if (lengthKpc === null || massMsun === null || velocityKms === null) return { length: 1, mass: 1, velocity: 1 };
  return { length: lengthKpc * CM_PER_KPC, mass: massMsun * GRAM_PER_MSUN, velocity: velocityKms * 1e5 };
}

/** Codes round the parsec and the solar mass differently, in the fourth digit. */
const ROUNDING = 1e-3;

/** Units of a length (kpc), a mass (Msun) and a velocity (km/s): GADGET's or GalactICS' own where they match, else by G. */
export function unitsOfSizes(lengthKpc: number, massMsun: number, velocityKms: number): Units {
  for (const known of [GADGET_UNITS, GALACTICS_UNITS]) {
    const near = (a: number, b: number | null) => b !== null && Math.abs(a / b - 1) < ROUNDING;
    if (near(lengthKpc, known.lengthKpc) && near(massMsun, known.massMsun) && near(velocityKms, known.velocityKms))
      return known;
  }
  const gravity = (GRAVITY_KPC_KMS_MSUN * massMsun) / (lengthKpc * velocityKms * velocityKms);
  const round = (x: number) => Number(x.toPrecision(6));
  return {
    name: `${round(lengthKpc)} kpc, ${round(velocityKms)} km/s, ${round(massMsun)} Msun`,
    gravity: Math.abs(gravity - 1) < 1e-9 ? 1 : gravity,
    lengthKpc,
    massMsun,
    velocityKms,
  };
}
