import type { Bodies } from "../bodies/bodies.ts";
import type { Parameter, Values } from "../parameter.ts";
import type { Making } from "./draw.ts";

/** What a generator is given besides its parameters. */
export interface MakeOptions extends Making {
  /** 32-bit seed: the same seed gives the same bytes everywhere. */
  readonly seed: number;
}

/** A galaxy model: seed + parameters -> bodies. One file each; `models/index.ts` lists them. */
export interface Model {
  /** Lower case with hyphens: the name on the command line. */
  readonly name: string;
  /** Name that people read. */
  readonly title: string;
  /** One sentence, with the source of the model. */
  readonly help: string;
  /** What can be chosen besides number and seed, in the order in which people read them. */
  readonly parameters: readonly Parameter[];
  /**
   * `options.n` bodies for `values`, the rest being defaults; whole, at rest about the origin, in the units of its `units`.
   * Throws one line on an unknown name, on a value out of range, and where there is no such galaxy.
   */
  make(values: Values, options: MakeOptions): Bodies;
}
