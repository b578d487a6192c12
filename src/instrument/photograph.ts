import { type Developed, develop, lightAt } from "./develop.ts";
import { type Exposure, expose, type View } from "./expose.ts";
import type { Instrument } from "./instruments.ts";
import type { Light } from "./light.ts";
import { blur, seeing } from "./pointSpread.ts";
import { addNoise, addSky } from "./sky.ts";
import { FIELD } from "./skyObjects.ts";

export interface PhotographChoices {
  readonly instrument: Instrument;
  readonly view: View;
  /** Megaparsecs to the galaxy. */
  readonly distance: number;
  /** Stops more or less than the exposure that the picture chooses by itself. */
  readonly exposure: number;
  /** Stars before and galaxies behind, and noise? */
  readonly sky: boolean;
  readonly seed: number;
}

/** Seconds of arc of a length (parsecs) at a distance (megaparsecs). */
export const arcseconds = (parsecs: number, distance: number): number =>
  (parsecs / (1e6 * distance)) * (180 / Math.PI) * 3600;

/** Megaparsecs at which the view is as high as a camera's field; `kpc`: in a length unit. */
export const distanceOf = ({ pixel, height }: View, kpc: number): number =>
  (pixel * height * kpc) / 1000 / ((FIELD / 60) * (Math.PI / 180));

/** White is so many times the surface brightness below which this share of the galaxy's light lies. */
const BRIGHTER = 2.2;
const SHARE = 0.9;

/** A photograph of bodies' light: what the instrument records, and its display values. */
export function photograph(
  light: Light,
  choices: PhotographChoices,
): { readonly exposure: Exposure; readonly picture: Developed } {
  const { instrument, view, distance, sky, seed } = choices;
  const { filters } = instrument;
  const parsecs = 1000 * light.kpc;
  const exposed = expose(light.emitters, view, filters, parsecs);
  const white = BRIGHTER * lightAt(exposed.light, SHARE) * 2 ** -choices.exposure;
  const scale = arcseconds(view.pixel * parsecs, distance);
  const fwhm = Math.max(1.1, instrument.fwhm / scale);
  const recorded = blur(exposed.light, view.width, view.height, 3, seeing(fwhm));
  if (sky) {
    addSky({ ...view, light: recorded }, { scale, distance, seed, fwhm, spikes: instrument.spikes });
    // Solar luminosities (V) of a square parsec at a magnitude per square arcsecond, in a pixel.
    const area = (view.pixel * parsecs) ** 2;
    const at = (magnitude: number) => area * 10 ** (-0.4 * (magnitude - 26.382));
    addNoise(recorded, at(instrument.sky), at(instrument.noise) / scale, seed);
  }
  const exposure = { ...exposed, light: recorded };
  return { exposure, picture: develop(exposure, filters, white) };
}
