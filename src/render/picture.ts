import type { Bodies } from "../data/bodies/bodies.ts";
import type { Scaling } from "../engine/index.ts";
import type { Appearance } from "./bodies.ts";
import type { BoxImages } from "./boxImages.ts";
import type { OrbitCamera } from "./camera.ts";
import type { LightLine } from "./lightLines.ts";
import type { Look } from "./look.ts";
import type { QuantityNote } from "./quantities/quantity.ts";
import type { GasMapName } from "./shown/gasMaps.ts";
import type { MapRange } from "./shown/massView.ts";
import type { Covered } from "./views.ts";

/** The machine has no memory for a picture of this many pixels. */
export class NoRoomForPicture extends Error {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    super(`no room for a picture of ${width} x ${height} pixels; choose a smaller size`);
    this.width = width;
    this.height = height;
  }
}

/** Bodies of an engine, or at rest, that a picture of the same machine can draw. */
export interface Drawable {
  /** Number of bodies. */
  readonly count: number;
  /** What one unit of the drawn numbers is in the units of the bodies. */
  readonly scaling: Scaling;
}

/** Bodies at rest, which can be put elsewhere: before there is an engine, and in previews. Their maker destroys them. */
export interface RestingBodies extends Drawable {
  /** Puts the bodies elsewhere: `3 count` coordinates, length units of the bodies. */
  place(position: Float32Array): void;
  /** Takes over the masses, places and velocities of as many other bodies. */
  write(bodies: Bodies): void;
  destroy(): void;
}

/** The bodies as a picture on a canvas, whatever draws it. What callers give and ask for is in the units of the bodies. */
export interface Picture {
  readonly camera: OrbitCamera;
  readonly canvas: HTMLCanvasElement;
  /** Of the canvas, CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** The maps of mass per area and of its velocities. */
  readonly mass: {
    /** Mass per area for which the sums are 1, and the velocity for which theirs is (shown/moments.ts). */
    readonly unit: number;
    readonly reach: number;
    /** What a map of gas shows where the sums say 1, in the bodies' own units (`shownIn`). */
    unitOf(map: GasMapName): number;
    /** The picture's own range is another one. */
    onRange: (range: MapRange) => void;
    /** While a film is made the picture's own range stays. */
    hold(on: boolean): void;
  };
  /** What else draws over the picture: put aside, and given back, by what takes the picture for itself. */
  over: object | null;
  /** What the quantity of the first run's colours says about itself. */
  onNote: (note: QuantityNote | null) => void;
  onError: (error: unknown) => void;
  /** A graphics card took so many milliseconds for one of the pictures, by its own clock. */
  onTimed: (ms: number) => void;
  /** Draws these bodies from now on; null draws an empty sky. Bodies on side 1 share the canvas with those on side 0. */
  show(bodies: Drawable | null, appearance?: Appearance, side?: 0 | 1): void;
  /** Other traits (see Appearance) of as many bodies as a side has. */
  relight(traits: Uint32Array<ArrayBuffer>, side?: 0 | 1): void;
  /** Draws these images of the box that the bodies are in with it, or null: it alone. Those of a GPU's picture are `DrawnImages`. */
  repeat(images: BoxImages | null): void;
  set(look: Look): void;
  /** Lines drawn as light with the bodies, in the units of the scene; null: none. */
  lines(lines: readonly LightLine[] | null): void;
  /** `softening`: length units of the bodies. */
  setSoftening(softening: number, side?: 0 | 1): void;
  /** The bodies have moved although no step was done: draw them. */
  touch(): void;
  /** CSS pixels, and pixels of the canvas for one of them. */
  resize(width: number, height: number, pixelRatio: number, covered: Covered): void;
  /** Must the picture be drawn although the bodies have not moved? Moves the camera on, by `seconds` where they are not the clock's. */
  stale(seconds?: number): boolean;
  /** Draws the bodies as they are after the steps asked for so far; returns at once. */
  render(): void;
  /** Resolves when what was to be drawn is on the canvas. */
  done(): Promise<void>;
  /** Resolves when what the chosen colours are worked out by is compiled, without which pictures show the bodies until then. Stills wait for it by themselves. */
  prepared(): Promise<void>;
  /** Draws, and calls `take` while the canvas holds the picture. Rejects with one line where there is no room for its size. */
  still<T>(take: () => T | Promise<T>): Promise<T>;
  /** The picture as it would stand on the canvas. */
  read(): Promise<ImageData>;
  /** What was added up in each pixel, in the units of `mass`: four numbers, of which the first three count; of maps see shown/moments.ts. */
  readSums(): Promise<{ readonly width: number; readonly height: number; readonly sums: Float32Array }>;
  destroy(): void;
}
