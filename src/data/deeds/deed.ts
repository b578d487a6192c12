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
  | ({ readonly kind: "move"; readonly of: number } & Placed)
  | { readonly kind: "stop"; readonly of: number }
  | { readonly kind: "remove"; readonly of: number }
);

export type DeedKind = Deed["kind"];

/** A deed before it is done: its time is that of the bodies. */
export type Undated<D = Deed> = D extends Deed ? Omit<D, "time"> : never;
