import type { Model } from "../models/model.ts";

/** A model, or models placed on orbits, with everything needed to show it well. What the user picks. */
export interface Scenario extends Model {
  /** One sentence: what to look for while it runs. */
  readonly lookFor: string;
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
