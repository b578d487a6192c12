/** A place in a picture, in pixels from its left upper corner. */
export type Pixel = readonly [x: number, y: number];

/** A circle of pixels. */
export type Circle = readonly [x: number, y: number, radius: number];

/** What a picture shows: two centres, and how large its pixels are. */
export interface Pair {
  readonly first: Pixel;
  readonly second: Pixel;
  readonly kpcPerPixel: number;
  /** What is left out: stars and other galaxies. */
  readonly masks?: readonly Circle[];
  /** Half the side of the square that is compared, in pixels; where it is left out it holds the light around the pair. */
  readonly half?: number;
}
