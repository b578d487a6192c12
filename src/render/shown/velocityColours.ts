/**
 * Evenly spaced colours, sRGB, on the sky and on paper alike: velocities from blue (approaching) over a light grey to red (receding), of
 * lightness that falls alike to both ends; dispersions by "viridis" of N. Smith, S. van der Walt and E. Firing (matplotlib, 2015, CC0).
 */
export const VELOCITY_COLOURS = {
  velocity: ["#1d2f8f", "#6e9ee8", "#e9e6e4", "#e28a6d", "#7d1128"],
  dispersion: ["#440154", "#3b528b", "#21918c", "#5ec962", "#fde725"],
} as const;
