import type { Spec } from "../state/spec.ts";
import type { TableKind } from "../state/tables.ts";
import { kick } from "./kick.ts";
import { kickDrift } from "./kickDrift.ts";

/** A way to move bodies by their accelerations. */
export interface Integrator {
  /** Lower case: the value of `--integrator` and of `Settings.integrator`. */
  readonly name: string;
  /** Name that people read. */
  readonly title: string;
  /** One sentence, with the source. */
  readonly help: string;
  /** What it keeps of each body beside position, velocity and acceleration: tables of its own, made with the engine. */
  readonly state: readonly TableKind[];
  /**
   * Stages before the forces of a step: the bodies as they are to be acted on, in `next...`.
   *
   * @internal
   */
  readonly opens: readonly Spec[];
  /**
   * Stages behind them, the last of which counts the step.
   *
   * @internal
   */
  readonly closes: readonly Spec[];
}

/** Every integrator, the default first. */
export const INTEGRATORS: readonly Integrator[] = [
  {
    name: "leapfrog",
    title: "Leapfrog",
    help: "Second order, symplectic and reversible, one step for all bodies: kick, drift, kick (Hut, Makino & McMillan 1995).",
    state: [],
    opens: [kickDrift],
    closes: [kick],
  },
];

/** Throws one line that names the known integrators. */
export function findIntegrator(name: string): Integrator {
  const integrator = INTEGRATORS.find((one) => one.name === name);
  if (integrator) return integrator;
  throw new Error(`unknown integrator "${name}"; known: ${INTEGRATORS.map((one) => one.name).join(", ")}`);
}
