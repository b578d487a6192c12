import type { SkyMaps } from "../../../data/maps/maps.ts";
import { drawKey } from "../../../render/annotateKey.ts";
import { displayValues } from "../../../render/shown/densityColours.ts";
import { colourKey, type MapLegend } from "./massState.ts";

/** Letters against the width of one map. */
const LETTER = 1 / 46;
const LEAST = 9;

/** The maps side by side as they are on the page, each with its scale. `legends`: of each in turn. */
export function mapsPng(maps: SkyMaps, legends: readonly MapLegend[], paper: boolean): Promise<Blob> {
  const { width, height } = maps;
  const canvas = new OffscreenCanvas(width * maps.maps.length, height);
  const pen = canvas.getContext("2d")!;
  const lowest = legends[0]!.low;
  const density = maps.maps[0]!.values;
  maps.maps.forEach(({ values }, k) => {
    const legend = legends[k]!;
    const { low, high, even } = legend;
    const pixels = new ImageData(width, height);
    const shades = legend.colours.map(displayValues);
    for (let at = 0; at < width * height; at++) {
      const value = values[at]!;
      const t = even ? (value - low) / (high - low) : Math.log(value / low) / Math.log(high / low);
      const seen = density[at]! >= lowest && Number.isFinite(value);
      const place = seen ? Math.min(1, Math.max(0, t)) * (shades.length - 1) : 0;
      const below = Math.min(shades.length - 2, Math.floor(place));
      for (let c = 0; c < 3; c++) {
        const [a, b] = [shades[below]![c]!, shades[below + 1]![c]!];
        pixels.data[4 * at + c] = 255 * (seen ? a + (place - below) * (b - a) : paper ? 1 : 0);
      }
      pixels.data[4 * at + 3] = 255;
    }
    pen.putImageData(pixels, k * width, 0);
  });
  const letter = Math.max(LEAST, width * LETTER);
  legends.forEach((legend, k) => {
    const right = (k + 1) * width - letter;
    const place = { right, bottom: height - letter, width: width - 2 * letter, letter, paper };
    drawKey(pen, colourKey(legend), place);
  });
  return canvas.convertToBlob({ type: "image/png" });
}
