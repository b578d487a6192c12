import { IONISED_AT_1E4_K, type Units } from "../../bodies/units.ts";

/** Columns that a Tipsy file with gas has. */
export const TIPSY_GAS = ["internalEnergy", "density", "metallicity", "birthTime"] as const;

/**
 * Where numbers of gas, and of stars, stand in a record: columns, and words from its end. A record of gas ends in rho, temp, hsmooth, metals, phi; one of a star in
 * metals, tform, eps, phi.
 */
export const TIPSY_WORDS: Readonly<
  Record<"gas" | "dark" | "star", readonly (readonly [column: string, words: number])[]>
> = {
  gas: [
    ["density", 5],
    ["internalEnergy", 4],
    ["metallicity", 2],
  ],
  star: [
    ["metallicity", 4],
    ["birthTime", 3],
  ],
  dark: [],
};

/** Internal energy of ionised gas at one kelvin: (km/s)^2. */
const IONISED = IONISED_AT_1E4_K / 1e4;

/** Where units are unknown: ChaNGa's own gas constant and mean weight of 1, and a ratio of specific heats of 5/3. */
const PURE = 1.5;

/** Internal energy over temperature; Tipsy has temperatures. */
export function energyOfKelvin({ velocityKms }: Units): number {
  return velocityKms === null ? PURE : IONISED / (velocityKms * velocityKms);
}

/** What temperatures are taken for, for people. */
export const temperatureNote = ({ velocityKms }: Units): string =>
  velocityKms === null
    ? "Temperatures are 2/3 of the internal energy, as with ChaNGa's dGasConst = 1 and dMeanMolWeight = 1"
    : "Temperatures are those of ionised gas, of mean weight 0.59";
