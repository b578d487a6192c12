/** Numbers of dust, for the shader graphs and for the processor's picture alike. Lengths are CSS pixels. */

/** Pixels of the picture along one of the dust's. */
export const COARSE = 2;

/** Depths behind or before what the camera looks at that the sums can hold, in units of the run's radius. */
export const DEPTHS = 8;

/** Least depth of a layer, in units of what the sums can hold. */
export const LEAST_DEPTH = 0.02 / DEPTHS;

/** Optical depths below this dim by less than a pixel's byte shows. */
export const THINNEST = 1e-3;

/** The normal distribution's integral as 1 / (1 + exp(-1.702 x)), right within 0.01. */
export const LOGIT = 1.702;

/**
 * Standard deviations of an image of dust: over the spacing of bodies, as thin lanes as bodies tell, where light goes by densities, which the dust has then
 * too; else over that of an image of light. No less than keeps its sum (MASS_IMAGE).
 */
export const DUST_IMAGE = { kernel: 0.7, broader: 1.6, least: 0.65, largest: 24 } as const;
