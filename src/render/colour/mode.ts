import type { Node } from "three/webgpu";
import type { QuantityName } from "../quantities/index.ts";

/** Nodes of one body in the vertex stage, for colour modes. */
export interface BodyNodes {
  /** x y z, length units. */
  readonly position: Node<"vec3">;
  /** Velocity, in units of the run's typical speed. */
  readonly velocity: Node<"vec3">;
  /** Depth of the potential, in units of the run's typical depth. */
  readonly depth: Node<"float">;
  /** Galaxy number, 0 for the first. */
  readonly galaxy: Node<"uint">;
  /** Index into COMPONENTS. */
  readonly component: Node<"uint">;
  /** What the mode needs (`needs`), 0 until it is worked out. */
  readonly quantity: Node<"float">;
}

export interface LegendEntry {
  readonly colour: string;
  readonly label: string;
}

/** What legends say about a run. */
export interface LegendRun {
  /** Number of galaxies. */
  readonly galaxies: number;
  /** A multiple of the run's typical density, in words: "0.012 M\u2609/pc³". */
  density(times: number): string;
  /** A multiple of its typical time (radius over speed), in words: "120 Myr". */
  time(times: number): string;
  /** Since when it was watched what `needs` says, in words: "120 Myr"; null: it is not. */
  readonly watched: string | null;
  /** Per cent of the bodies for which that is worked out; null: of all, or of none. */
  readonly percent: number | null;
}

/**
 * Colours as a list of CSS colours, by what a picture without WebGPU knows too: one for each number in turn, a ramp along which speed or
 * depth runs from 0 to `top`, or one along powers of ten of the density from `low` to `high`; all in units of the run's typical ones.
 */
export type ColourScale =
  | { readonly by: "galaxy" | "component"; readonly colours: readonly string[] }
  | { readonly by: "speed" | "depth"; readonly colours: readonly string[]; readonly top: number }
  | { readonly by: "density"; readonly colours: readonly string[]; readonly low: number; readonly high: number };

/** One way to colour the bodies. The shader graph and the legend come from the same list of colours. */
export interface ColourMode {
  readonly name: string;
  readonly title: string;
  /** One sentence. */
  readonly help: string;
  readonly legend: readonly LegendEntry[] | ((run: LegendRun) => readonly LegendEntry[]);
  /** What is to be said below the legend about this run. */
  readonly note?: (run: LegendRun) => string | null;
  /** What must be worked out for each body before a picture. */
  readonly needs?: QuantityName;
  /** What the graph is made from, where a picture without WebGPU draws by it too. */
  readonly scale?: ColourScale;
  /** Linear RGB of a body, about 1 in its brightest channel. */
  colour(body: BodyNodes): Node<"vec3">;
}
