import type { Units } from "../bodies/units.ts";
import type { Model } from "../models/model.ts";
import type { Values } from "../parameter.ts";

/** A time worth a picture, in time units of the bodies, and its own view where the first one does not do. */
export interface Moment {
  /** Time units after the start. */
  readonly time: number;
  /** Radius of the view, length units. */
  readonly viewRadius?: number;
  /** Direction from which it looks, x y z (z is up). */
  readonly viewDirection?: readonly [number, number, number];
  /** Name of a colour mode. */
  readonly colour?: string;
}

/** What a scenario shows: pairs that are seen in the sky, other encounters, many galaxies at once, one galaxy, one sphere, a star cluster, vortices of a fluid, gas in a box, an expanding universe, a pair that a fit found. */
export type ScenarioKind =
  | "observed"
  | "encounter"
  | "many"
  | "galaxy"
  | "sphere"
  | "cluster"
  | "flow"
  | "gas"
  | "universe"
  | "fitted"
  | "built";

/** A model, or models placed on orbits, with everything needed to show it well. What the user picks. */
export interface Scenario extends Model {
  /** With which others it stands in a list; without it: an encounter. */
  readonly kind?: ScenarioKind;
  /** What the numbers of its bodies mean; without it they are dimensionless (N-body units). */
  readonly units?: Units;
  /** External fields that its bodies are in, each as `--potential` takes it, about the origin. */
  readonly fields?: readonly string[];
  /** One sentence: what to look for while it runs; "{time}" stands for the time of its moment, in the reader's units. */
  readonly lookFor: string;
  /** What it is shown beside: side B of a comparison, which differs in `by` and has `right` for it; absent: one run is shown. */
  readonly compare?:
    | { readonly by: "darkEnergy"; readonly right: number }
    | { readonly by: "gas"; readonly right: "none" };
  /** When and from where it shows best what to look for: the gallery is made of these. */
  readonly moment: Moment;
  /** What of this record is another with these values (those that are not the defaults, all allowed). */
  readonly forValues?: (values: Values) => Partial<Pick<Scenario, "moment" | "defaults">>;
  /** How many bodies it has, where they can't be more or fewer. */
  readonly bodies?: number;
  /** Defaults of the run, in the units of the bodies that `make` returns. */
  readonly defaults: {
    /** Bodies. */
    readonly n: number;
    /** Opening angle. */
    readonly theta: number;
    /** Softening length, length units. */
    readonly softening: number;
    /** Time step, time units. */
    readonly timestep: number;
    /** Radius of the first view about the origin, length units. */
    readonly viewRadius: number;
    /** Middle of the first view, x y z, length units; without it the origin. */
    readonly viewCentre?: readonly [number, number, number];
    /** Direction from which the first view looks, x y z (z is up). */
    readonly viewDirection: readonly [number, number, number];
    /** Colour mode of the first view. */
    readonly colour: "galaxy" | "speed" | "component" | "density" | "gas" | "vorticity";
    /** Time at which a run pauses by itself, time units. */
    readonly end?: number;
    /** Name of its integrator, accuracy of its steps and digits of positions, where it is not the leapfrog; `n` bodies suit it then. */
    readonly integrator?: string;
    readonly eta?: number;
    readonly precision?: "single" | "extended";
  };
}
