/** Newton's constant in kpc (km/s)^2 / Msun (CODATA 2018, IAU 2015 nominal solar mass parameter). */
export const GRAVITY_KPC_KMS_MSUN = 4.30091727e-6;

/** Kiloparsec over (km/s), in Myr: 3.0857e16 km / 3.15576e13 s. */
export const MYR_PER_KPC_KMS = 977.79222;

/**
 * What the numbers of a table of bodies mean. One unit of length is `lengthKpc` kpc, and so on; `null` stands for a
 * dimensionless system (N-body units). `gravity` is Newton's constant in these units: 1 for N-body and most Tipsy
 * files, 43007.1 for GADGET's (1 kpc, 1e10 Msun, 1 km/s). The time unit is length / velocity.
 */
export interface Units {
  /** Name that people read. */
  readonly name: string;
  /** Newton's constant, length velocity^2 / mass; above 0. */
  readonly gravity: number;
  /** Kiloparsecs in one unit of length. */
  readonly lengthKpc: number | null;
  /** Solar masses in one unit of mass. */
  readonly massMsun: number | null;
  /** Kilometres a second in one unit of velocity. */
  readonly velocityKms: number | null;
}

/** Dimensionless units with G = 1 (Henon's where the model says so: M = 1, E = -1/4; Heggie & Mathieu 1986). */
export const NBODY_UNITS: Units = { name: "N-body", gravity: 1, lengthKpc: null, massMsun: null, velocityKms: null };

/** Units with G = 1 from a length (kpc) and a velocity (km/s); the mass unit follows. */
export function unitsFrom(name: string, lengthKpc: number, velocityKms: number): Units {
  const massMsun = (lengthKpc * velocityKms * velocityKms) / GRAVITY_KPC_KMS_MSUN;
  return { name, gravity: 1, lengthKpc, massMsun, velocityKms };
}

/** Units with G = 1 from a length (kpc) and a mass (Msun); the velocity unit follows. */
export function unitsFromMass(name: string, lengthKpc: number, massMsun: number): Units {
  const velocityKms = Math.sqrt((GRAVITY_KPC_KMS_MSUN * massMsun) / lengthKpc);
  return { name, gravity: 1, lengthKpc, massMsun, velocityKms };
}

/**
 * What the models in N-body units are read as where people read them: a small galaxy of 5 kpc and 5e10 Msun, hence
 * 207 km/s and 23.6 Myr. The numbers themselves stay dimensionless; any other length and mass would do as well.
 */
export const MODEL_SCALE: Units = unitsFromMass("5 kpc, 5e10 Msun", 5, 5e10);

/** The units of GalactICS and Bonsai's Milky Way files: 1 kpc, 100 km/s, hence 2.325e9 Msun and 9.778 Myr. */
export const GALACTICS_UNITS: Units = unitsFrom("kpc, 100 km/s", 1, 100);

/** GADGET's default units: 1 kpc, 1e10 Msun, 1 km/s. */
export const GADGET_UNITS: Units = {
  name: "GADGET",
  gravity: 43007.1,
  lengthKpc: 1,
  massMsun: 1e10,
  velocityKms: 1,
};

/** Myr per time unit, or null for dimensionless units. */
export function timeMyr(units: Units): number | null {
  if (units.lengthKpc === null || units.velocityKms === null) return null;
  return (units.lengthKpc / units.velocityKms) * MYR_PER_KPC_KMS;
}

/** How a number of the bodies becomes a quantity that people read: times `factor`, then the unit. */
export interface Quantity {
  /** What a number of the bodies is multiplied by. */
  readonly factor: number;
  /** Sign of the unit, e.g. "kpc". */
  readonly unit: string;
}

/** The quantities that people read. */
export interface Scale {
  /** Kiloparsecs or megaparsecs. */
  readonly length: Quantity;
  /** Megayears. */
  readonly time: Quantity;
  /** Kilometres a second. */
  readonly velocity: Quantity;
  /** Solar masses. */
  readonly mass: Quantity;
}

const KPC_PER_MPC = 1000;

/** kpc (Mpc where that is the unit of length or less), Myr, km/s and Msun for bodies in `units`; null where these are dimensionless. */
export function scaleOf(units: Units): Scale | null {
  const { lengthKpc, massMsun, velocityKms } = units;
  const time = timeMyr(units);
  if (lengthKpc === null || massMsun === null || velocityKms === null || time === null) return null;
  return {
    length:
      lengthKpc < KPC_PER_MPC ? { factor: lengthKpc, unit: "kpc" } : { factor: lengthKpc / KPC_PER_MPC, unit: "Mpc" },
    time: { factor: time, unit: "Myr" },
    velocity: { factor: velocityKms, unit: "km/s" },
    mass: { factor: massMsun, unit: "M\u2609" },
  };
}

/** Internal energy of a unit of mass of gas of 10^4 K, hydrogen and a quarter helium, in (km/s)^2: neutral. */
export const NEUTRAL_AT_1E4_K = 101.59;
/** The same of ionised gas. */
export const IONISED_AT_1E4_K = 210.37;
