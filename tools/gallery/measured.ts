import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { BAND, type Band } from "../../src/instrument/bands.ts";
import { expose, type View } from "../../src/instrument/expose.ts";
import { lightOf } from "../../src/instrument/light.ts";
import { type Morphology, morphologyOf } from "../../src/instrument/morphology.ts";
import { blur, seeing } from "../../src/instrument/pointSpread.ts";

/** Pixels a side, and the full width at half maximum of a point's image: 1.3 seconds of arc in pixels of 0.396, as in SDSS. */
const [PIXELS, FWHM] = [256, 3.3];
/** The Petrosian radius of the galaxy in it, pixels: what is measured within 1.5 of them is in the map wherever its middle is. */
const PETROSIAN = 60;
/** Heights of the picture across the map by which that radius is found. */
const WIDER = 2;

export interface Measured extends Omit<Morphology, "petrosian"> {
  /** Of all light in the map, AB magnitudes. */
  readonly "g-r": number;
}

const channel = (band: Band) => ({ bands: { [band]: 1 }, gain: 1, extinction: BAND[band].extinction });

/** What a survey would measure in r of the galaxy in the middle of a view: behind its dust and blurred, without sky. */
export function measured(
  bodies: Bodies,
  view: View,
  { dust, young, tracers }: { readonly dust: number; readonly young: number; readonly tracers: number },
): Measured {
  const filters = {
    ...{ name: "bands", title: "g r i", saturation: 1, softening: 1 },
    channels: [channel("g"), channel("r"), channel("i")] as const,
  };
  const light = lightOf(bodies, { filters, dust, young, tracers });
  const seenIn = (pixel: number) => {
    const map = { ...view, width: PIXELS, height: PIXELS, pixel };
    return blur(expose(light.emitters, map, filters, 1000 * light.kpc).light, PIXELS, PIXELS, 3, seeing(FWHM));
  };
  const band = (seen: Float32Array, c: number) =>
    Float32Array.from({ length: PIXELS * PIXELS }, (_, p) => seen[3 * p + c]!);
  const formOf = (values: Float32Array) =>
    morphologyOf({ width: PIXELS, height: PIXELS, values }, [PIXELS / 2, PIXELS / 2]);
  const wide = (WIDER * view.pixel * view.height) / PIXELS;
  const seen = seenIn((wide * formOf(band(seenIn(wide), 1)).petrosian) / PETROSIAN);
  const [g, r] = [band(seen, 0), band(seen, 1)];
  const sum = (values: Float32Array) => values.reduce((a, b) => a + b, 0);
  const { concentration, asymmetry, gini, m20 } = formOf(r);
  return { "g-r": BAND.g.sun - BAND.r.sun - 2.5 * Math.log10(sum(g) / sum(r)), concentration, asymmetry, gini, m20 };
}
