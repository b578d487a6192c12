import type { Bodies } from "../data/bodies/bodies.ts";
import type { View } from "../instrument/expose.ts";
import { findInstrument } from "../instrument/instruments.ts";
import { lightOf } from "../instrument/light.ts";
import { distanceOf, photograph } from "../instrument/photograph.ts";

export interface PhotographRequest {
  readonly bodies: Bodies;
  readonly view: View;
  /** Which stars and galaxies stand behind. */
  readonly seed: number;
}

/** Red, green, blue and opacity, row by row from the upper left. */
export type PhotographAnswer =
  | { readonly pixels: Uint8ClampedArray<ArrayBuffer>; readonly error?: undefined }
  | { readonly error: string };

/** Images of each body of a disc: a million bodies as four million, few as many, fewer where pixels are few. */
const images = (count: number, pixels: number) =>
  Math.max(1, Math.min(8, Math.round(4e6 / count), Math.round(pixels / 8e4)));

self.onmessage = ({ data: { bodies, view, seed } }: MessageEvent<PhotographRequest>) => {
  const answer = (message: PhotographAnswer, transfer: Transferable[] = []) => self.postMessage(message, { transfer });
  try {
    const instrument = findInstrument("hubble");
    const light = lightOf(bodies, {
      filters: instrument.filters,
      dust: 1,
      young: 1,
      tracers: images(bodies.count, view.width * view.height),
    });
    const distance = distanceOf(view, light.kpc);
    const { picture } = photograph(light, { instrument, view, distance, exposure: 0, sky: true, seed });
    const pixels = new Uint8ClampedArray(4 * view.width * view.height).fill(255);
    for (let p = 0; p < view.width * view.height; p++)
      for (let c = 0; c < 3; c++) pixels[4 * p + c] = picture.rgb[3 * p + c]!;
    answer({ pixels }, [pixels.buffer]);
  } catch (error) {
    answer({ error: `no photograph could be taken: ${error instanceof Error ? error.message : error}` });
  }
};
