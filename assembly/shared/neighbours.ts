// Nearest neighbours along the curve: the numbers of shaders/measure/localDensity.wgsl that both stages of that name take.

/** Places along the curve, before and after a body, in which its neighbours are looked for. */
export const REACH: u32 = 64;
/** How many of the nearest count. */
export const NEAR: u32 = 16;
/** Squared distance that no neighbour has. */
export const FAR: f32 = 1e36;
/** Of the unit sphere. */
export const VOLUME: f32 = 4.18879;
/** Squared radius at least, so that bodies at one place have a density. */
export const LEAST: f32 = 1e-24;
