import type { GalaxyFrame } from "../../src/instrument/frames.ts";

/** In the plane of x and y; turns to larger angles. */
export const FRAME: GalaxyFrame = {
  centre: [0, 0, 0],
  velocity: [0, 0, 0],
  spin: [0, 0, 1],
  plane: [
    [1, 0, 0],
    [0, 1, 0],
  ],
  size: 1,
};
