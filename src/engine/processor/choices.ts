import type { Space } from "../../data/bodies/space.ts";
import { type Choices, checkChoices } from "../choices.ts";
import { type Settings, SOFTENING_KERNELS } from "../settings.ts";

/** An opening criterion by its number in assembly/build/moments.ts. */
export type OpeningNumber = 0 | 1 | 2;

/** How forces are found here: the opening criterion; null: by direct sum. */
export const OPENINGS: Readonly<Record<string, OpeningNumber | null>> = {
  adaptive: 2,
  bonsai: 0,
  distance: 1,
  direct: null,
};

/** What the processor engine has. */
export const PROCESSOR_CHOICES: Choices = {
  solver: Object.keys(OPENINGS),
  integrator: ["leapfrog"],
  multipole: ["monopole", "quadrupole"],
  kernel: SOFTENING_KERNELS,
};

/** Throws one line where the processor engine lacks what is asked for. */
export function checkSolver(settings: Settings, space: Space | null = null): void {
  if (space && settings.solver !== "adaptive")
    throw new Error(`solver = "${settings.solver}": a periodic box is walked by adaptive; choose that one`);
  checkChoices("the processor engine has", PROCESSOR_CHOICES, settings);
}
