import { GRAIN, TONES, tonesOf } from "../../src/render/tones.ts";

const smoothstep = (from: number, to: number, x: number) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const mix = (a: number, b: number, t: number) => a + t * (b - a);

/** Display values, 0 to 1, of light: Lupton et al. 2004 (PASP 116, 133), with cores that burn out; on paper as ink. */
export function stretch(light: readonly [number, number, number], paper: boolean, latitude = 0): number[] {
  const { floor, burn, gamma, ink, core, coreFrom, inkFull } = TONES;
  const { full, burnt } = tonesOf(latitude);
  const brightest = Math.max(...light, 1e-9);
  const shown = Math.asinh(brightest / floor) / full;
  return light.map((channel) => {
    const hue = (channel / brightest) ** (1 / gamma);
    if (!paper) return mix(hue, 1, burnt * smoothstep(burn, 1, shown)) * Math.min(1, shown);
    return mix(1, mix(hue * ink, core, smoothstep(coreFrom, 1, shown)), smoothstep(0, inkFull, shown));
  });
}

const fract = (x: number) => x - Math.floor(x);

/** What a pixel's grain adds to display values: Jimenez 2014, so that neighbours round differently. */
export const grain = (x: number, y: number): number =>
  ((fract(GRAIN.outer * fract(x * GRAIN.column + y * GRAIN.row)) - 0.5) * GRAIN.steps) / 255;
