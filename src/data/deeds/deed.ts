import type { ComponentName } from "../bodies/bodies.ts";
import type { Vector } from "../models/sample.ts";
import type { BuiltGalaxy } from "../scenarios/build.ts";

/** Where something is put, and how it moves there, in the units and the frame of the bodies. */
interface Placed {
  readonly position: Vector;
  readonly velocity: Vector;
}

/** What is done to the bodies of a run at one time, in their units. Galaxies are called by their numbers at that time. */
export type Deed = { readonly time: number } & (
  | ({
      readonly kind: "add";
      /** A model with its factors, values and tilt; where it stands is said by the deed. */
      readonly galaxy: BuiltGalaxy;
      /** How many bodies it is made of, and the seed. */
      readonly n: number;
      readonly seed: number;
      /** Softening in which it is in equilibrium. */
      readonly softening: number;
    } & Placed)
  | ({ readonly kind: "body"; readonly component: ComponentName; readonly mass: number } & Placed)
  | {
      /** Bodies without mass are laid along a path. */
      readonly kind: "paint";
      readonly shape: BrushShape;
      readonly n: number;
      readonly seed: number;
      /** Standard deviation of their places about the shape along each axis, and their speed along it. */
      readonly spread: number;
      readonly speed: number;
      /** What they move with as a whole. */
      readonly velocity: Vector;
      /**
       * A stream runs from the first point over all others; a cloud is about the first and goes towards the second; a ring is about the
       * first, goes through the second, and from there over the third, a quarter turn further.
       */
      readonly path: readonly Vector[];
    }
  | ({ readonly kind: "move"; readonly of: number } & Placed)
  | { readonly kind: "stop"; readonly of: number }
  | { readonly kind: "remove"; readonly of: number }
  /** What an earlier deed added is taken out, what it removed comes back, what it moved or stopped goes on as before; and the same the other way round. By the deed's index in its run. */
  | { readonly kind: "undo" | "redo"; readonly of: number }
);

/** A deed that undoes or repeats an earlier one. */
export type Toggle = Extract<Deed, { kind: "undo" | "redo" }>;
/** One that bodies alone are enough for. */
export type Doable = Exclude<Deed, Toggle>;

export const isToggle = (deed: Deed): deed is Toggle => deed.kind === "undo" || deed.kind === "redo";

/** One that is done to a galaxy that is there. */
export type OnGalaxy = Extract<Deed, { kind: "move" | "stop" | "remove" }>;

export const isOnGalaxy = (deed: Deed): deed is OnGalaxy => ["move", "stop", "remove"].includes(deed.kind);

/** Shapes that are painted. */
export const BRUSH_SHAPES = ["stream", "ring", "cloud"] as const;
export type BrushShape = (typeof BRUSH_SHAPES)[number];

/** Points of a path at most; of a ring, all that it has. */
export const MOST_POINTS = 16;
export const RING_POINTS = 3;

export type DeedKind = Deed["kind"];

/** A deed before it is done: its time is that of the bodies. */
export type Undated<D = Deed> = D extends Deed ? Omit<D, "time"> : never;
