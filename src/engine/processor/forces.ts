import type { Scaling } from "../scaling.ts";
import type { Settings } from "../settings.ts";

/** How forces are found here: the opening criterion by its number in assembly/build/moments.ts; null: by direct sum. */
export const PROCESSOR_SOLVERS: Readonly<Record<string, 0 | 1 | null>> = { bonsai: 0, distance: 1, direct: null };

/** What the stages read of the settings, in the engine's own units. */
export interface ForceSettings {
  readonly opening: 0 | 1 | null;
  readonly theta: number;
  readonly eps2: number;
  readonly leafSize: number;
  /** Cells act by their mass alone. */
  readonly monopole: boolean;
  /** Time step, in units of velocity over acceleration and of length over velocity. */
  readonly kick: number;
  readonly drift: number;
  /** Steps from one sort and new tree to the next. */
  readonly rebuildInterval: number;
}

/** Throws one line where the processor engine lacks what is asked for. */
export function checkSolver({ solver, kernel }: Settings): void {
  const known = Object.keys(PROCESSOR_SOLVERS);
  if (!known.includes(solver))
    throw new Error(`solver = "${solver}": the processor engine has ${known.join(", ")}; choose one of them`);
  if (kernel !== "plummer")
    throw new Error(`kernel = "${kernel}": the processor engine softens by "plummer"; choose that one`);
}

export function forceSettings(settings: Settings, scaling: Scaling): ForceSettings {
  const { theta, timestep, leafSize, multipole, solver, rebuildInterval } = settings;
  const softening = settings.softening / scaling.length;
  return {
    opening: PROCESSOR_SOLVERS[solver] ?? null,
    theta,
    eps2: softening * softening,
    leafSize,
    monopole: multipole === "monopole",
    kick: timestep * (scaling.acceleration / scaling.velocity),
    drift: timestep * (scaling.velocity / scaling.length),
    rebuildInterval,
  };
}
