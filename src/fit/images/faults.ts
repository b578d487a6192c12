import { FileError } from "../../data/files/fileError.ts";

const NAMES = ["first", "second"] as const;
type Which = 0 | 1;

/** Four digits of a number. */
export const written = (value: number) => String(Number(value.toPrecision(4)));

/** What can be wrong with a picture of a pair, each in a line: the value, and what to do. The page says them in its language. */
export const FAULTS = {
  empty: () => "the file is empty: choose a FITS, PNG or JPEG picture",
  unknown: () => "it is no FITS, PNG or JPEG picture: choose one",
  jpeg: () => "JPEG can't be unpacked here; save it as PNG or FITS",
  large: (megabytes: number, most: number) =>
    `the file has ${megabytes} MB; PNG and JPEG are read up to ${most} MB: bin the picture, or save it as FITS`,
  pixels: (width: number, height: number, millions: number, bin: number) =>
    `the picture has ${width} x ${height} pixels; at most ${millions} million are read: bin it by ${bin} x ${bin} or more, models are compared on 64 x 64`,
  small: (width: number, height: number, least: number) =>
    `the picture has ${width} x ${height} pixels; at least ${least} a side are needed: choose a larger one`,
  noImage: () => "the FITS file holds no image; a table of bodies is opened as a file of bodies",
  blank: () => "no pixel of the FITS image has a number, all are blank or beyond 3e38: choose another image",
  cutFits: (needed: number, size: number) =>
    `the FITS image needs ${needed} bytes and the file has ${size}; it is cut off`,
  noPixels: (size: number) => `the PNG has no pixels in ${size} bytes; it is cut off`,
  noHeader: (size: number) => `the PNG has no header in ${size} bytes; it is cut off`,
  cutPng: (held: number, size: number) => `the PNG holds ${held} of ${size} bytes of pixels; it is cut off`,
  damaged: (why: string) => `the PNG's pixels are damaged (${why})`,
  kind: (bits: number, colour: number, interlaced: boolean) =>
    `the PNG has ${bits} bits of colour type ${colour}${interlaced ? ", interlaced" : ""}; save it with 8 or 16 bits without interlacing`,
  noKey: (key: string) => `the pair file has no number ${key}; needed are px, py, sx, sy, scale and pz`,
  redshift: (redshift: number) => `redshift ${redshift} is not above 0 and below 0.5`,
  outside: (g: Which, x: number, y: number, width: number, height: number) =>
    `the ${NAMES[g]} centre (${x}, ${y}) lies outside the picture of ${width} x ${height} pixels: give pixels from its left upper corner`,
  near: (first: string, second: string) =>
    `the two centres (${first}) and (${second}) are less than 2 pixels apart: a pair needs two galaxies`,
  scale: (kpcPerPixel: number) => `${kpcPerPixel} kpc a pixel is not a number above 0: give how much a pixel spans`,
  apart: (kpcPerPixel: string, kpc: string, least: number, most: number) =>
    `at ${kpcPerPixel} kpc a pixel the centres are ${kpc} kpc apart, not ${least} to ${most}: check the scale`,
  numbers: (blanks: number, pixels: number) =>
    `${blanks} of ${pixels} pixels are no numbers: give them the brightness of the sky`,
  mask: (mask: string) => `the mask (${mask}) is no circle: give x, y and a radius above 0, in pixels`,
  square: (half: number, apart: string) =>
    `a square of half side ${half} does not hold centres that are ${apart} pixels apart: give more, or none`,
  masked: (masks: number) =>
    `masks (${masks}) cover all light around the two centres: make them smaller, or give fewer`,
  dark: (first: string, second: string) =>
    `the picture shows no light around (${first}) and (${second}), it is dark or evenly bright there: choose a picture of the pair`,
  darkCentre: (g: Which, centre: string) =>
    `the picture is dark at the ${NAMES[g]} centre (${centre}): put it on a galaxy`,
  map: (width: number, height: number, wide: number, high: number) =>
    `${width} x ${height} velocities; the picture has ${wide} x ${high} pixels: bring the map onto these`,
  noVelocity: (near: number) => `no velocity within ${near} pixels of the first centre: put it where one was measured`,
  even: (times: string, least: number) =>
    `the picture is ${times} times as bright at the centres as elsewhere, a pair is ${least} times or more: choose a picture of the pair`,
};
type Faults = typeof FAULTS;

/** A picture that is none of a pair: which fault, and its values. */
export class PictureFault extends FileError {
  readonly kind: keyof Faults;
  readonly values: readonly unknown[];

  constructor(kind: keyof Faults, values: readonly unknown[]) {
    super((FAULTS[kind] as (...values: readonly unknown[]) => string)(...values));
    this.kind = kind;
    this.values = values;
  }
}

export const fault = <K extends keyof Faults>(kind: K, ...values: Parameters<Faults[K]>) =>
  new PictureFault(kind, values);
