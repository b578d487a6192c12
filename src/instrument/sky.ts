import { coarseNormal, uniform } from "./hash.ts";
import { drawn, GALAXIES, galaxyOf, STARS, starTint } from "./skyObjects.ts";

/** What stands behind and before a galaxy, and the sky's own light. */
export interface Sky {
  /** Seconds of arc a pixel. */
  readonly scale: number;
  /** Distance of the galaxy, megaparsecs: its light is in solar luminosities. */
  readonly distance: number;
  readonly seed: number;
  /** Full width at half maximum of a point's image, pixels. */
  readonly fwhm: number;
  /** Do bright stars have four spikes, as a mirror's vanes make them? */
  readonly spikes: boolean;
}

interface Image {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
}

/** Square degrees of a square second of arc. */
const SQUARE_DEGREES = 1 / 3600 ** 2;

/** Solar luminosities (V) that something of a magnitude would have at so many megaparsecs. */
export const luminosity = (magnitude: number, distance: number): number =>
  10 ** (-0.4 * (magnitude - 25 - 5 * Math.log10(distance) - 4.81));

/** Adds stars of our own galaxy and galaxies behind to an image (three numbers a pixel, solar luminosities at the galaxy's distance). */
export function addSky(image: Image, { scale, distance, seed, fwhm, spikes }: Sky): void {
  const area = image.width * image.height * scale * scale * SQUARE_DEGREES;
  drawn(GALAXIES, area, 1000 + seed).forEach((magnitude, k) => {
    addGalaxy(image, luminosity(magnitude, distance), magnitude, scale, fwhm, 1e6 * seed + k);
  });
  drawn(STARS, area, 2000 + seed).forEach((magnitude, k) => {
    addStar(image, luminosity(magnitude, distance), fwhm, spikes, 1e6 * seed + k);
  });
}

/** A small galaxy: an exponential disc, or a bulge by de Vaucouleurs' law, of an ellipse; larger discs have two arms. */
function addGalaxy(
  { width, height, light }: Image,
  luminous: number,
  magnitude: number,
  scale: number,
  fwhm: number,
  id: number,
): void {
  const [x, y] = [uniform(id, 1) * width, uniform(id, 2) * height];
  const { early, arcsec, flat, turned, wound, tint, ...galaxy } = galaxyOf(magnitude, id);
  const half = Math.hypot(arcsec / scale, 0.45 * fwhm);
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  const arms = half > 4 ? galaxy.arms : 0;
  const reach = Math.min(LARGEST, Math.ceil(half * (early ? 6 : 4.5)) + 1);
  const [top, left] = [Math.floor(y) - reach, Math.floor(x) - reach];
  const side = 2 * reach + 1;
  const end = early
    ? Math.exp(-7.67 * Math.sqrt(Math.sqrt((reach - 1) / half)))
    : Math.exp((-1.678 * (reach - 1)) / half);
  const profile = early ? DE_VAUCOULEURS : EXPONENTIAL;
  let sum = 0;
  for (let j = top, k = 0; j < top + side; j++) {
    for (let i = left; i < left + side; i++, k++) {
      const dx = i + 0.5 - x;
      const dy = j + 0.5 - y;
      const u = dx * cos + dy * sin;
      const v = (dy * cos - dx * sin) / flat;
      const r = Math.sqrt(u * u + v * v + 0.09) / half;
      // Without an edge where it ends.
      const smooth = r < FARTHEST ? Math.max(0, looked(profile, STEPS * r) - end) : 0;
      const weight =
        arms > 0 ? smooth * (1 + arms * Math.cos(2 * Math.atan2(v, u) + wound * Math.log(r + 0.1))) : smooth;
      sum += weight;
      stamp[k] = weight;
    }
  }
  for (let c = 0; c < 3; c++) {
    const each = (luminous * tint[c]!) / sum;
    for (let j = Math.max(0, top); j < Math.min(height, top + side); j++)
      for (let i = Math.max(0, left); i < Math.min(width, left + side); i++)
        light[3 * (j * width + i) + c]! += each * stamp[(j - top) * side + i - left]!;
  }
}

/** Surface brightness by half-light radii, in so many steps of one, as far as any is drawn. */
const [STEPS, FARTHEST] = [256, 7];
const tabulated = (of: (r: number) => number) =>
  Float64Array.from({ length: STEPS * FARTHEST + 2 }, (_, k) => of(k / STEPS));
const EXPONENTIAL = tabulated((r) => Math.exp(-1.678 * r));
const DE_VAUCOULEURS = tabulated((r) => Math.exp(-7.67 * Math.sqrt(Math.sqrt(r))));
const looked = (table: Float64Array, place: number): number => {
  const step = Math.floor(place);
  return table[step]! + (place - step) * (table[step + 1]! - table[step]!);
};

/** As far as the largest galaxy is drawn, pixels, and the weights of the pixels of one. */
const LARGEST = 200;
const stamp = new Float64Array((2 * LARGEST + 1) ** 2);

/** A star: core, wings that fall as r^-3, and four spikes along the diagonals that fall as r^-2. */
function addStar({ width, height, light }: Image, luminous: number, fwhm: number, spikes: boolean, id: number): void {
  const [x, y] = [uniform(id, 21) * width, uniform(id, 22) * height];
  const tint = starTint(id);
  const sigma = Math.max(0.55, fwhm / 2.3548);
  // As far as it is worth a thousandth of what the darkest star adds.
  const reach = Math.min(400, Math.ceil(4 * sigma + 0.05 * sigma * Math.sqrt(luminous / 3e3)));
  const [spike, wing] = [spikes ? 0.045 : 0, 0.05];
  for (let j = Math.max(0, Math.floor(y) - reach); j <= Math.min(height - 1, y + reach); j++) {
    for (let i = Math.max(0, Math.floor(x) - reach); i <= Math.min(width - 1, x + reach); i++) {
      const dx = i + 0.5 - x;
      const dy = j + 0.5 - y;
      const r2 = dx * dx + dy * dy;
      const core = r2 < 25 * sigma * sigma ? Math.exp(-r2 / (2 * sigma * sigma)) / (2 * Math.PI * sigma * sigma) : 0;
      const r = Math.sqrt(r2) + sigma;
      let value =
        (1 - wing - spike) * core +
        ((wing * sigma) / (2 * Math.PI * r * r * r)) * Math.max(0, 1 - r / (1.5 * reach + sigma));
      if (spike > 0) {
        // Rotated a little from the diagonals, as telescopes are.
        const [first, second] = [0.77 * dx + 0.638 * dy, 0.77 * dy - 0.638 * dx];
        for (let vane = 0; vane < 2; vane++) {
          const along = Math.abs(vane === 0 ? first : second);
          const q = vane === 0 ? second : first;
          if (Math.abs(q) > 3) continue;
          const across = Math.exp(-(q * q) / (2 * 0.36 * sigma * sigma)) / (0.6 * sigma * Math.sqrt(2 * Math.PI));
          const end = Math.max(0, 1 - along / reach);
          value += ((spike * sigma) / 4) * across * (end / ((along + 2 * sigma) * (along + 2 * sigma)));
        }
      }
      const at = 3 * (j * width + i);
      for (let c = 0; c < 3; c++) light[at + c]! += luminous * tint[c]! * value;
    }
  }
}

/** Adds noise to an image: `sky` is what each pixel has of the sky's light (which is taken off again), `deviation` its noise there; light has that of its photons. */
export function addNoise(light: Float32Array, sky: number, deviation: number, seed: number): void {
  const most = Math.max(sky, 1e-12);
  for (let k = 0; k < light.length; k++) {
    const own = Math.max(0, light[k]!);
    light[k] = light[k]! + deviation * Math.sqrt((own + most) / most) * coarseNormal(k, 40 + 2 * seed);
  }
}
