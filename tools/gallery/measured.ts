import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { BAND, type Band } from "../../src/instrument/bands.ts";
import { expose, type View } from "../../src/instrument/expose.ts";
import { lightOf } from "../../src/instrument/light.ts";
import { type Morphology, morphologyOf } from "../../src/instrument/morphology.ts";
import { blur, seeing } from "../../src/instrument/pointSpread.ts";

/** Pixels a side, and the full width at half maximum of a point's image: 1.3 seconds of arc in pixels of 0.396, as in SDSS. */
const [PIXELS, FWHM] = [256, 3.3];
/** Heights of the picture across the map. */
const WIDER = 1.3;

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
  const map = { ...view, width: PIXELS, height: PIXELS, pixel: (WIDER * view.pixel * view.height) / PIXELS };
  const exposed = expose(light.emitters, map, filters, 1000 * light.kpc);
  const seen = blur(exposed.light, PIXELS, PIXELS, 3, seeing(FWHM));
  const band = (c: number) => Float32Array.from({ length: PIXELS * PIXELS }, (_, p) => seen[3 * p + c]!);
  const [g, r] = [band(0), band(1)];
  const sum = (values: Float32Array) => values.reduce((a, b) => a + b, 0);
  const { concentration, asymmetry, gini, m20 } = morphologyOf({ width: PIXELS, height: PIXELS, values: r }, [
    PIXELS / 2,
    PIXELS / 2,
  ]);
  return { "g-r": BAND.g.sun - BAND.r.sun - 2.5 * Math.log10(sum(g) / sum(r)), concentration, asymmetry, gini, m20 };
}
