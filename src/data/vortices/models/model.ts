import type { Parameter, Values } from "../../parameter.ts";
import type { VortexElements } from "../elements.ts";

/** What a model of vortex elements is given besides its parameters. */
export interface VortexMakeOptions {
  /** About so many elements; null: as many as the model needs. */
  readonly n: number | null;
  /** 32-bit seed, where there is something random: the same seed gives the same bytes everywhere. */
  readonly seed: number;
}

/** A flow to begin with: parameters -> vortex elements. `index.ts` lists them. */
export interface VortexModel {
  /** Lower case with hyphens: the name on the command line. */
  readonly name: string;
  /** Name that people read. */
  readonly title: string;
  /** One sentence, with the source of the model. */
  readonly help: string;
  /** What can be chosen besides number and seed. */
  readonly parameters: readonly Parameter[];
  /** The elements for all values. Throws one line where there is no such flow. */
  make(values: Values, options: VortexMakeOptions): VortexElements;
}

/** A number that can be chosen. */
export function vortexParameter(
  name: string,
  label: string,
  help: string,
  [min, start, max]: readonly [number, number, number],
  integer = false,
): Parameter {
  return { name, label, help, unit: "", min, max, default: start, ...(integer && { integer }) };
}
