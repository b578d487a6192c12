import type { SeenImages } from "../boxImages.ts";
import type { ShownName } from "../shown/shown.ts";

/** Bodies as the engine has them: four numbers each of place and mass, velocity and a spare, acceleration and potential; ids. No more than there are bodies. */
export interface BodyTables {
  readonly posMass: Float32Array<ArrayBuffer>;
  readonly velocity: Float32Array<ArrayBuffer>;
  readonly acceleration: Float32Array<ArrayBuffer>;
  readonly id: Uint32Array<ArrayBuffer>;
}

/** What gives a body its colour, in the numbers of assembly/render/images.ts. */
export const COLOURED_BY = {
  galaxy: 0,
  component: 1,
  speed: 2,
  depth: 3,
  quantity: 4,
  logarithm: 5,
  population: 6,
} as const;

/** One view of one set of bodies: pixels of the picture, lengths and speeds in the units of the tables. */
export interface ViewRequest {
  readonly side: 0 | 1;
  /** Its part of the picture, from the upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** By columns: x w, y w, w (the depth) and a spare of a place, x and y from the view's upper left corner. */
  readonly matrix: readonly number[];
  readonly eye: readonly [number, number, number];
  /** Bodies nearer than this are seen as from there. */
  readonly nearest: number;
  /** Pixels per unit of tan(angle). */
  readonly focal: number;
  /** Standard deviations of images against the spacing of the bodies, where that is known (0: they don't follow it); else `size` times a power of the depth between `narrowest` and `widest`. */
  readonly kernel: number;
  readonly size: number;
  readonly narrowest: number;
  readonly widest: number;
  readonly least: number;
  readonly largest: number;
  /** Do bodies whose haze would be wider come out of it as stars? */
  readonly stars: boolean;
  /** Length units. */
  readonly softened: number;
  /** Typical depth of the potential, and the least against it. */
  readonly depth: number;
  readonly shallowest: number;
  /** Do bodies weigh their mass and its velocities (shown/moments.ts), or their light? */
  readonly mass: boolean;
  /** Of those with mass, has gas alone any, and each the number of a map of gas (shown/gasMaps.ts) in place of a velocity? */
  readonly gas: boolean;
  /** Velocity of the centre of mass, and the one along the line of sight that counts as 1. */
  readonly drift: readonly [number, number, number];
  readonly reach: number;
  /** Of all weights, per square of the length units. */
  readonly factor: number;
  /** Share of the weight in a point. */
  readonly point: number;
  readonly components: number;
  readonly galaxy: number;
  readonly colour: ColourTable;
  /** Factor on how far colours are from grey. */
  readonly saturation: number;
  /** Styles of the classes of bodies, and the eight numbers of the cut (parts.ts). */
  readonly parts: Float32Array;
  readonly cut: readonly number[];
  /** Those of a periodic box that are drawn; null: bodies are drawn once. */
  readonly images: SeenImages | null;
  /** Before the light of this view; null: none. */
  readonly dust: DustRequest | null;
  /** Images of the sky (sky/images.ts). */
  readonly sky: Float32Array | null;
}

/** The dust of a view's bodies: widths as in ViewRequest. */
export interface DustRequest {
  readonly kernel: number;
  readonly size: number;
  readonly least: number;
  readonly largest: number;
  /** Which bodies have dust: a bit for each component. */
  readonly components: number;
  /** Of all masses, per square of the length units. */
  readonly factor: number;
  /** Optical depths of red, green and blue where the sums are 1. */
  readonly opacities: readonly [number, number, number];
  /** Of the camera from what it looks at, and the depths about it that the sums can hold (shown/dustNumbers.ts). */
  readonly distance: number;
  readonly depths: number;
}

/** Linear red, green and blue of each colour; what the ends of a ramp stand for: speed, depth, the quantity, its logarithm to the base 2. */
export interface ColourTable {
  readonly by: keyof typeof COLOURED_BY;
  readonly colours: readonly (readonly [number, number, number])[];
  readonly bottom: number;
  readonly top: number;
  /** Of bodies whose quantity is `below` some number. */
  readonly none?: { readonly below: number; readonly colour: readonly [number, number, number] };
}

/** A picture: light with its glow, or a map: of mass per area between the decimal logarithms `low` and `high`, of velocities up to `span`, of gas, whose means begin at the mass per area `floor`. */
export interface PictureRequest {
  readonly width: number;
  readonly height: number;
  readonly views: readonly ViewRequest[];
  readonly shows: ShownName;
  readonly paper: boolean;
  /** Stops. */
  readonly latitude: number;
  readonly glow: number;
  readonly low: number;
  readonly high: number;
  readonly floor: number;
  readonly span: number;
  /** The colours of the map, display values. */
  readonly map: readonly (readonly [number, number, number])[];
  /** Are the sums over blocks of the picture asked for? */
  readonly blocks: boolean;
}
