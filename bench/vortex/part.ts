import type { Plot } from "../plot.ts";

/** What a part of the bench is given. */
export interface VortexBench {
  readonly device: GPUDevice;
  /** Less of everything, to see on any machine that all works. */
  readonly quick: boolean;
  say(line: string): void;
}

/** What a part found: numbers, plots by the names of their files, rows for people. */
export interface VortexFindings {
  readonly numbers: object;
  readonly figures: Readonly<Record<string, readonly Plot[]>>;
  /** A table: names of columns, then rows. */
  readonly table: readonly (readonly string[])[];
  /** What must be, and whether it is. */
  readonly claims: readonly { readonly what: string; readonly found: string; readonly holds: boolean }[];
}

/** One part of `npm run bench vortex`. */
export interface VortexPart {
  readonly name: string;
  readonly title: string;
  run(bench: VortexBench): Promise<VortexFindings>;
}
