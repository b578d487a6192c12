import { pngOf } from "../../src/headless/png.ts";
import type { Gas } from "../../src/physics/gas/gas.ts";

/** A picture of the density in the plane at height `z`, logarithmic between `low` and `high`: dark blue, white, dark red. */
export function slice(
  gas: Gas,
  z: number,
  [left, right]: readonly [number, number],
  [bottom, top]: readonly [number, number],
  [low, high]: readonly [number, number],
  pixels: number,
): Uint8Array {
  const [width, height] = [Math.round((right - left) * pixels), Math.round((top - bottom) * pixels)];
  const [sums, weights] = [new Float64Array(width * height), new Float64Array(width * height)];
  for (let i = 0; i < gas.count; i++) {
    const h = gas.smoothing[i]!;
    const off = Math.abs(gas.position[3 * i + 2]! - z);
    if (off >= h) continue;
    const [x, y] = [(gas.position[3 * i]! - left) * pixels, (gas.position[3 * i + 1]! - bottom) * pixels];
    const reach = Math.sqrt(h * h - off * off) * pixels;
    for (let b = Math.max(0, Math.ceil(y - reach)); b < Math.min(height, y + reach); b++)
      for (let a = Math.max(0, Math.ceil(x - reach)); a < Math.min(width, x + reach); a++) {
        const q = Math.sqrt(off * off + ((a - x) ** 2 + (b - y) ** 2) / pixels ** 2) / h;
        if (q >= 1) continue;
        const weight = ((1 - q) ** 4 * (1 + 4 * q)) / (gas.number[i]! * h ** 3);
        sums[b * width + a]! += weight * gas.density[i]!;
        weights[b * width + a]! += weight;
      }
  }
  const rgb = new Uint8Array(3 * width * height);
  for (let k = 0; k < sums.length; k++) {
    const part = Math.log(sums[k]! / weights[k]! / low) / Math.log(high / low);
    const at = Math.min(Math.max(Number.isFinite(part) ? part : 0, 0), 1);
    const pixel = 3 * ((height - 1 - Math.floor(k / width)) * width + (k % width));
    rgb.set(
      [Math.min(1, 2 * at), 1 - Math.abs(2 * at - 1), Math.min(1, 2 - 2 * at)].map((c) => 255 * c),
      pixel,
    );
  }
  return pngOf(width, height, rgb);
}
