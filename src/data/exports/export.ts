import type { Bodies } from "../bodies/bodies.ts";
import type { FileOptions } from "../files/format.ts";

/** How the other code is to continue the run; lengths and times in the bodies' units. */
export interface RunPlan {
  /** Plummer softening length, above 0; each code gets the equivalent of its own kernel. */
  readonly softening: number;
  /** Opening angle of the tree. */
  readonly theta: number;
  /** Largest time step. The codes give bodies in strong fields shorter ones. */
  readonly timestep: number;
  /** Time at which the run ends; it starts at that of the bodies. */
  readonly end: number;
  /** Time from one snapshot to the next. */
  readonly interval: number;
}

/** One parameter of the other code, as it stands in its parameter file. */
export interface Field {
  /** Name in the parameter file. */
  readonly name: string;
  /** In the units that the other code's parameter file gives. */
  readonly value: string | number;
  /** What it is, for the comment beside it; no colon, for YAML's sake. */
  readonly help: string;
  /** Where the other code documents or reads it. */
  readonly source: string;
}

/** One file that the other code reads, or people. */
export interface ExportFile {
  /** File name without a folder. */
  readonly name: string;
  /** Bytes, or text in UTF-8. */
  readonly content: Uint8Array | string;
}

/** What an export holds. The snapshot is the first file, the README the last. */
export interface ExportResult {
  /** In the order in which they are written. */
  readonly files: readonly ExportFile[];
  /** The command that starts the run in the folder of the files. */
  readonly start: string;
  /** What was changed or left out, one sentence each; they stand in the README too. */
  readonly notes: readonly string[];
}

/** One code that a run can be handed over to; `index.ts` lists them. */
export interface Export {
  /** Lower case: the value of `--for`. */
  readonly name: string;
  /** Name that people read. */
  readonly title: string;
  /** One sentence: which files it writes. */
  readonly help: string;
  /** Everything that the code needs to continue the run. Throws one line where the bodies or the plan don't suit it. */
  files(bodies: Bodies, plan: RunPlan, options?: FileOptions): Promise<ExportResult>;
}
