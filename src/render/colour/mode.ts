import type { QuantityName } from "../quantities/index.ts";

export interface LegendEntry {
  readonly colour: string;
  readonly label: string;
  /** Names of the parts that it stands for (parts.ts): they can be hidden there. */
  readonly of?: readonly string[];
}

/** What legends say about a run. */
export interface LegendRun {
  /** Number of galaxies. */
  readonly galaxies: number;
  /** A multiple of the run's typical density, in words: "0.012 M\u2609/pc³". */
  density(times: number): string;
  /** A multiple of its typical time (radius over speed), in words: "120 Myr". */
  time(times: number): string;
  /** The internal energy of a multiple of its typical speed squared, as that of ionised gas, in words: "10 000 K". */
  temperature(times: number): string;
  /** Whether it has gas, or had. */
  readonly gas: boolean;
  /** Since when it was watched what `needs` says, in words: "120 Myr"; null: it is not. */
  readonly watched: string | null;
  /** Per cent of the bodies for which that is worked out; null: of all, or of none. */
  readonly percent: number | null;
}

/**
 * What a body's colour goes by, and the list of CSS colours: what a step leaves, or a ramp along which the number that the mode
 * `needs` runs from `from` to `to`, with a colour for bodies `below` some number.
 */
export type ColourScale =
  | ScaleOfBodies
  | {
      readonly by: "quantity";
      readonly colours: readonly string[];
      readonly from: number;
      readonly to: number;
      /** Does the decimal logarithm run? */
      readonly log: boolean;
      readonly none?: { readonly below: number; readonly colour: string };
    };

/**
 * What needs no number but the density: one colour for each number in turn, colours and light per mass of components and of discs' young
 * stars and nebulae (populations.ts), a ramp along which speed or depth runs from 0 to `top`, or
 * one along powers of ten of the density from `low` to `high`; all in units of the run's typical ones.
 */
export type ScaleOfBodies =
  | { readonly by: "galaxy" | "component"; readonly colours: readonly string[] }
  | { readonly by: "population"; readonly colours: readonly string[]; readonly lights: readonly number[] }
  | { readonly by: "speed" | "depth"; readonly colours: readonly string[]; readonly top: number }
  | { readonly by: "density"; readonly colours: readonly string[]; readonly low: number; readonly high: number };

/** One way to colour the bodies: plain data, from which shader graphs, the picture of the processor and the legend are made. */
export interface ColourMode {
  readonly name: string;
  readonly title: string;
  /** One sentence. */
  readonly help: string;
  /** What runs it is for: galaxies, or flows of vortices; absent: any. */
  readonly of?: "galaxies" | "flow";
  readonly legend: readonly LegendEntry[] | ((run: LegendRun) => readonly LegendEntry[]);
  /** What is to be said below the legend about this run. */
  readonly note?: (run: LegendRun) => string | null;
  /** What must be worked out for each body before a picture, where the colours go by it. */
  readonly needs?: QuantityName;
  readonly scale: ColourScale;
  /** Are images as wide as bodies lie apart, with little of a point in them, as stars that cannot be told apart? Needs the density. */
  readonly smooth?: boolean;
}
