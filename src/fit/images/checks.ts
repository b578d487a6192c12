import { fault, written } from "./faults.ts";
import type { Pair } from "./pair.ts";
import type { Picture } from "./picture.ts";

/** Least and largest separation of a pair, kpc: beyond them the scale is wrong, and steps of an orbit would be without end. */
const APART = [0.5, 1000] as const;
/** Where a centre's light is looked for, in pixels of the target. */
const NEAR = 3;
/** Brightness over the mean of the compared square: of each centre, and of both in the mean, at least. Published pairs have 1.1 and 5.5 or more, noise about 1.5. */
const NOT_DARK = 0.5;
const BRIGHTER = 3;

/** Throws one line where the pair is not in the picture. */
export function checkPair(
  { width, height, light }: Picture,
  { first, second, kpcPerPixel, masks = [], half }: Pair,
): void {
  [first, second].forEach(([x, y], g) => {
    if (!(x >= 0 && y >= 0 && x < width && y < height)) throw fault("outside", g === 0 ? 0 : 1, x, y, width, height);
  });
  const apart = Math.hypot(first[0] - second[0], first[1] - second[1]);
  if (apart < 2) throw fault("near", first.join(", "), second.join(", "));
  if (!(kpcPerPixel > 0) || !Number.isFinite(kpcPerPixel)) throw fault("scale", kpcPerPixel);
  const kpc = apart * kpcPerPixel;
  if (kpc < APART[0] || kpc > APART[1]) throw fault("apart", written(kpcPerPixel), written(kpc), ...APART);
  const blanks = light.reduce((sum, value) => (Number.isFinite(value) ? sum : sum + 1), 0);
  if (blanks > 0) throw fault("numbers", blanks, light.length);
  for (const mask of masks) if (!mask.every(Number.isFinite) || !(mask[2] > 0)) throw fault("mask", mask.join(", "));
  if (half !== undefined && !(half >= apart / 2)) throw fault("square", half, written(apart));
}

/** Throws one line where the light of a picture, of which masks took `hidden`, shows no pair. */
export function checkLight({ first, second, masks = [] }: Pair, light: number, hidden: number): void {
  if (light > 0) return;
  if (hidden > 0) throw fault("masked", masks.length);
  throw fault("dark", first.join(", "), second.join(", "));
}

/** Throws one line where the target is not brighter at its centres than elsewhere, by its pixels' distances from each; what is masked is not looked at. */
export function checkCentres(
  { light, seen }: { readonly light: Float64Array; readonly seen: Float64Array },
  [first, second]: readonly [ArrayLike<number>, ArrayLike<number>],
  pair: Pair,
): void {
  const shown = seen.reduce((sum, value) => sum + value, 0);
  if (shown === 0) checkLight(pair, 0, 1);
  const mean = light.reduce((sum, value) => sum + value, 0) / shown;
  const near = [first, second].map((away) => {
    let [sum, pixels] = [0, 0];
    for (let i = 0; i < light.length; i++) {
      if (seen[i] === 0 || away[i]! > NEAR) continue;
      sum += light[i]!;
      pixels++;
    }
    return pixels === 0 ? null : sum / pixels / mean;
  });
  const dark = near.findIndex((times) => times !== null && times < NOT_DARK);
  if (dark >= 0) throw fault("darkCentre", dark === 0 ? 0 : 1, [pair.first, pair.second][dark]!.join(", "));
  const both = near.filter((times) => times !== null);
  if (both.length === 0) return;
  const bright = both.reduce((sum, times) => sum + times, 0) / both.length;
  if (bright < BRIGHTER) throw fault("even", written(bright), BRIGHTER);
}
