import type { GasChoice } from "../../data/bodies/gas.ts";

/** Radiation of galaxies and quasars between the galaxies, ionising and heating H, He and He+ in this order. */
export interface Background {
  /** Photoionisations of an atom or ion a second. */
  readonly ionise: readonly [number, number, number];
  /** Heat that these give an atom or ion, in erg / s. */
  readonly heat: readonly [number, number, number];
  /** Hydrogen nuclei in a cubic centimetre from which on gas of 10^4 K is shielded from it. */
  readonly shielded: number;
}

/** Erg in an electron volt. */
const EV = 1.602177e-12;

/** That of today: Haardt & Madau (2012), Table 3 at redshift 0. The density is Rahmati et al.'s (2013), Table 2, for the same radiation. */
export const TODAY: Background = {
  ionise: [2.28e-14, 1.24e-14, 5.55e-16],
  heat: [8.89e-14 * EV, 1.12e-13 * EV, 1.14e-14 * EV],
  shielded: 5.1e-4,
};

/** Backgrounds by their names. */
export const BACKGROUNDS: { readonly [K in Exclude<NonNullable<GasChoice["background"]>, "none">]: Background } = {
  today: TODAY,
};

/** That which gas was given by its name; null: none. */
export const backgroundOf = (name: GasChoice["background"]): Background | null =>
  name === undefined || name === "none" ? null : BACKGROUNDS[name];

/** Part of the radiation that gets into gas with so many hydrogen nuclei in a cubic centimetre, at a temperature in kelvins (Rahmati et al. 2013, eqs. 13 and 14). */
export function unshielded(temperature: number, nuclei: number, { shielded }: Background): number {
  const ratio = nuclei / (shielded * (temperature / 1e4) ** 0.17);
  return 0.98 * (1 + ratio ** 1.64) ** -2.28 + 0.02 * (1 + ratio) ** -0.84;
}
