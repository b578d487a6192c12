import type { Model } from "../models/model.ts";

/** A time worth a picture, in time units of the bodies, and its own view where the first one does not do. */
export interface Moment {
  readonly time: number;
  readonly viewRadius?: number;
  readonly viewDirection?: readonly [number, number, number];
  readonly colour?: string;
}

/** A model, or models placed on orbits, with everything needed to show it well. What the user picks. */
export interface Scenario extends Model {
  /** One sentence: what to look for while it runs. */
  readonly lookFor: string;
  /** When and from where it shows best what to look for: the gallery is made of these. */
  readonly moment: Moment;
  /** Defaults of the run, in the units of the bodies that `make` returns. */
  readonly defaults: {
    readonly n: number;
    readonly theta: number;
    readonly softening: number;
    readonly timestep: number;
    /** Radius of the first view about the origin, length units. */
    readonly viewRadius: number;
    /** Direction from which the first view looks, x y z (z is up). */
    readonly viewDirection: readonly [number, number, number];
    readonly colour: "galaxy" | "speed" | "component";
  };
}
