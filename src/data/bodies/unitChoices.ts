import { GADGET_UNITS, GALACTICS_UNITS, GRAVITY_KPC_KMS_MSUN, NBODY_UNITS, type Units } from "./units.ts";

/** A meaning that the numbers of a file may have, where the file itself doesn't say. */
export interface UnitChoice {
  readonly name: string;
  readonly title: string;
  readonly units: Units;
}

const solar = (name: string, lengthKpc: number, massMsun: number): Units => ({
  name,
  gravity: (GRAVITY_KPC_KMS_MSUN * massMsun) / lengthKpc,
  lengthKpc,
  massMsun,
  velocityKms: 1,
});

/** SI, as in Princeton's N-body exercise (COS 126): m, kg, m/s; CODATA 2018 G. */
export const SI_UNITS: Units = {
  name: "SI (m, kg, m/s)",
  gravity: 6.6743e-11,
  lengthKpc: 3.24077929e-20,
  massMsun: 5.02916e-31,
  velocityKms: 1e-3,
};

/** The units that files in this field come in. */
export const UNIT_CHOICES: readonly UnitChoice[] = [
  { name: "nbody", title: "N-body units, G = 1", units: NBODY_UNITS },
  { name: "galactics", title: "kpc, 100 km/s, G = 1", units: GALACTICS_UNITS },
  { name: "gadget", title: "kpc, 10¹⁰ M\u2609, km/s", units: GADGET_UNITS },
  { name: "kpc-msun", title: "kpc, M\u2609, km/s", units: solar("kpc, Msun, km/s", 1, 1) },
  { name: "pc-msun", title: "pc, M\u2609, km/s", units: solar("pc, Msun, km/s", 1e-3, 1) },
  { name: "si", title: "m, kg, m/s", units: SI_UNITS },
];

/** The units called `name`; throws one line with the known names. */
export function unitsCalled(name: string): Units {
  const found = UNIT_CHOICES.find((choice) => choice.name === name);
  if (found) return found.units;
  throw new Error(`there are no units "${name}"; known are: ${UNIT_CHOICES.map((choice) => choice.name).join(", ")}`);
}
