/** How light becomes display values, for the shader graph (stretch.ts) and for the processor's picture. */
export const TONES = {
  /** Light below which the stretch is linear, and light that is shown at full brightness: 8 magnitudes apart. */
  floor: 0.3,
  white: 70,
  /** Brightness from which a colour begins to run to white, as an overexposed star does, and how far it does. */
  burn: 0.5,
  burnt: 0.9,
  gamma: 2.2,
  /** On paper: brightness of faint colours and of cores, and where cores begin and ink is full. */
  ink: 0.62,
  core: 0.05,
  coreFrom: 0.35,
  inkFull: 0.8,
} as const;

/**
 * Before light is rounded to bytes something between half a step less and half a step more is added, which neighbouring pixels have of all sizes: else faint glow
 * shows where it is rounded up, as rings. Interleaved gradient noise (Jimenez 2014, SIGGRAPH course Advances in Real-Time Rendering): fract(outer fract(x column +
 * y row)). A little less than a step, so that black and white stay what they are.
 */
export const GRAIN = { column: 0.06711056, row: 0.00583715, outer: 52.9829189, steps: 0.99 } as const;

/**
 * What the stretch of a picture with this latitude (stops) divides by, so that TONES.white and as many stops more are 1, and how far its brightest
 * colours run to white: less with each stop, since a picture that holds more light has less of it overexposed.
 */
export function tonesOf(latitude: number): { readonly full: number; readonly burnt: number } {
  const { floor, white, burnt } = TONES;
  return { full: Math.asinh((white * 2 ** latitude) / floor), burnt: burnt / (1 + latitude) };
}

/**
 * The glow, for strength 1: five images of the light, the first with half the picture's pixels a side and each next one with half of that, each made from
 * the last by a Gaussian that reaches so many texels (three standard deviations), and how much of each is added. Reaches are those of three's BloomNode.
 */
export const GLOW = {
  part: 0.35,
  images: [
    { reach: 6, share: 0.44 },
    { reach: 10, share: 0.52 },
    { reach: 14, share: 0.6 },
    { reach: 18, share: 0.68 },
    { reach: 22, share: 0.76 },
  ],
} as const;
