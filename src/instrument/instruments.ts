import { FILTERS, type Filters } from "./filters.ts";

/** A telescope with its filters and its sky. */
export interface Instrument {
  readonly name: string;
  readonly filters: Filters;
  /** Full width at half maximum of a point's image, seconds of arc. */
  readonly fwhm: number;
  /** Do bright stars have spikes? */
  readonly spikes: boolean;
  /** Of the sky (V, mag per square arcsecond), and that of a light which is as bright as the noise of a square arcsecond. */
  readonly sky: number;
  readonly noise: number;
}

const SITE: Readonly<Record<string, Omit<Instrument, "name" | "filters">>> = {
  hubble: { fwhm: 0.1, spikes: true, sky: 22.5, noise: 28.2 },
  sdss: { fwhm: 1.3, spikes: false, sky: 20.9, noise: 26.2 },
  eye: { fwhm: 1, spikes: false, sky: 21.5, noise: 27 },
  infrared: { fwhm: 0.15, spikes: true, sky: 22, noise: 28 },
};

/** Every instrument, by the name of its filters. */
export const INSTRUMENTS: readonly Instrument[] = FILTERS.map((filters) => ({
  name: filters.name,
  filters,
  ...SITE[filters.name]!,
}));

/** The instrument called `name`. Throws one line with the known names. */
export function findInstrument(name: string): Instrument {
  const found = INSTRUMENTS.find((instrument) => instrument.name === name);
  if (found) return found;
  throw new Error(`there is no instrument "${name}"; known are: ${INSTRUMENTS.map((one) => one.name).join(", ")}`);
}
