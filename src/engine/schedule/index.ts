import type { Bodies } from "../../data/bodies/bodies.ts";
import type { Scaling } from "../scaling.ts";
import type { Settings, SofteningKernel } from "../settings.ts";
import type { OwnTable } from "../state/system.ts";
import type { Plan } from "../step.ts";
import { bridge } from "./bridge.ts";
import { checkBridge, checkIndividual, checkRungs } from "./checks.ts";
import { type Cluster, clusterOf } from "./cluster.ts";
import { hermite } from "./hermite.ts";
import { leapfrog } from "./leapfrog.ts";
import { rungs } from "./rungs.ts";
import type { Schedule } from "./schedule.ts";

/** A way to move bodies by their accelerations. */
export interface Integrator {
  /** Lower case: the value of `--integrator` and of `Settings.integrator`. */
  readonly name: string;
  /** Name that people read. */
  readonly title: string;
  /** One sentence, with the source. */
  readonly help: string;
  /** One sentence: what it is good for. */
  readonly use: string;
  /** Which solvers it goes with: all of them, those that sum all pairs, or those that walk a tree. */
  readonly forces: "any" | "direct" | "tree";
  /** It wants the forces of some bodies alone. */
  readonly some?: true;
  /** The softenings that it has; absent: all. */
  readonly kernels?: readonly SofteningKernel[];
  /** It gives all bodies steps of their own, each the run's halved so many times: the body's rung. */
  readonly rungs?: true;
  /**
   * A step as data: what is done once, repeated, or chosen, in order.
   *
   * @internal
   */
  readonly schedule: (plan: Plan) => Schedule;
  /**
   * Tables that it needs beside those that all have.
   *
   * @internal
   */
  readonly tables: readonly OwnTable[];
  /**
   * Throws one line where it can't move these bodies with these settings.
   *
   * @internal
   */
  readonly check?: (settings: Settings, bodies: Bodies, scaling: Scaling) => void;
  /**
   * The bodies that it moves by themselves, apart from the others.
   *
   * @internal
   */
  readonly cluster?: (bodies: Bodies) => Cluster;
}

/** Every integrator, the default first. */
export const INTEGRATORS: readonly Integrator[] = [
  {
    name: "leapfrog",
    title: "Leapfrog",
    help: "Second order, symplectic and reversible, one step for all bodies: kick, drift, kick (Hut, Makino & McMillan 1995).",
    use: "For galaxies: any solver, long runs without a drift of the energy, and time can be turned back.",
    forces: "any",
    schedule: leapfrog,
    tables: [],
  },
  {
    name: "hermite4",
    title: "Hermite, 4th order",
    help: "Fourth order by force and jerk, each body with a time step of its own in blocks, for star clusters; direct sums only (Makino & Aarseth 1992).",
    use: "For star clusters, where close pairs need steps thousands of times as short as the others do.",
    rungs: true,
    forces: "direct",
    kernels: ["plummer"],
    schedule: hermite("fourth"),
    tables: ["blocks", "fourth"],
    check: checkIndividual,
  },
  {
    name: "hermite6",
    title: "Hermite, 6th order",
    help: "Sixth order by force, jerk and snap in one pass, each body with a time step of its own in blocks, for star clusters; direct sums only (Nitadori & Makino 2008).",
    use: "For star clusters whose energy has to be kept better than to 1e-6: twice the work per step, but halving the step cuts the error 64 times instead of 16 times.",
    rungs: true,
    forces: "direct",
    kernels: ["plummer"],
    schedule: hermite("sixth"),
    tables: ["blocks", "sixth"],
    check: checkIndividual,
  },
  {
    name: "block-leapfrog",
    title: "Leapfrog in blocks",
    help: "Second order, each body with a time step of its own in powers of two by its acceleration and the softening, for trees; only groups with bodies whose step ends walk (Quinn et al. 1997; Springel 2005, Eq. 34).",
    use: "For galaxies with dense middles or black holes: give a long time step, and only bodies in strong fields take short ones.",
    rungs: true,
    forces: "tree",
    some: true,
    schedule: rungs,
    tables: ["rungs", "active"],
    check: checkRungs,
  },
  {
    name: "bridge",
    title: "Bridge",
    help: "A star cluster, the second galaxy of the table, goes by hermite4 among its own bodies, all others by a tree and the leapfrog; once a step each side kicks the other (Fujii, Iwasawa, Funato & Makino 2007).",
    use: "For a star cluster inside a galaxy: direct sums where they matter, a tree where bodies are many.",
    forces: "tree",
    kernels: ["plummer"],
    schedule: bridge,
    tables: ["bridge", "blocks", "fourth"],
    check: checkBridge,
    cluster: clusterOf,
  },
];

/** Does it give all bodies steps of their own? */
export const hasRungs = (integrator: string): boolean => findIntegrator(integrator).rungs === true;

/** Throws one line that names the known integrators. */
export function findIntegrator(name: string): Integrator {
  const integrator = INTEGRATORS.find((one) => one.name === name);
  if (integrator) return integrator;
  throw new Error(`unknown integrator "${name}"; known: ${INTEGRATORS.map((one) => one.name).join(", ")}`);
}
