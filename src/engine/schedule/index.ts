import type { Bodies } from "../../data/bodies/bodies.ts";
import type { Scaling } from "../scaling.ts";
import type { Settings, SofteningKernel } from "../settings.ts";
import type { OwnTable } from "../state/system.ts";
import type { Plan } from "../step.ts";
import type { Cluster } from "./cluster.ts";
import type { Executor } from "./executor.ts";
import { leapfrog } from "./leapfrog.ts";
import type { Schedule } from "./schedule.ts";

/** What an integrator does, loaded where it is chosen. */
export interface IntegratorCode {
  /** A step as data: what is done once, repeated, or chosen, in order. */
  readonly schedule: (plan: Plan) => Schedule;
  /** Throws one line where it can't move these bodies with these settings. */
  readonly check?: (settings: Settings, bodies: Bodies, scaling: Scaling) => void;
  /** The bodies that it moves by themselves, apart from the others. */
  readonly cluster?: (bodies: Bodies) => Cluster;
  /** Does its steps, where the host waits for the device in each. */
  readonly Executor?: typeof Executor;
}

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
  /** The host waits for the device in its steps, part by part; else they are submitted ahead of it. */
  readonly waits?: true;
  /** It moves some bodies by themselves, apart from the others. */
  readonly cluster?: true;
  /**
   * Tables that it needs beside those that all have.
   *
   * @internal
   */
  readonly tables: readonly OwnTable[];
  /** @internal */
  readonly code: () => Promise<IntegratorCode>;
}

const individual = () => import("./individual.ts");

const hermite = (order: "fourth" | "sixth") => async (): Promise<IntegratorCode> => {
  const { checkIndividual: check, Executor, hermite } = await individual();
  return { schedule: hermite(order), check, Executor };
};

/** Every integrator, the default first. */
export const INTEGRATORS: readonly Integrator[] = [
  {
    name: "leapfrog",
    title: "Leapfrog",
    help: "Second order, symplectic and reversible, one step for all bodies: kick, drift, kick (Hut, Makino & McMillan 1995).",
    use: "For galaxies: any solver, long runs without a drift of the energy, and time can be turned back.",
    forces: "any",
    tables: [],
    code: async () => ({ schedule: leapfrog }),
  },
  {
    name: "hermite4",
    title: "Hermite, 4th order",
    help: "Fourth order by force and jerk, each body with a time step of its own in blocks, for star clusters; direct sums only (Makino & Aarseth 1992).",
    use: "For star clusters, where close pairs need steps thousands of times as short as the others do.",
    rungs: true,
    forces: "direct",
    kernels: ["plummer"],
    waits: true,
    tables: ["blocks", "fourth"],
    code: hermite("fourth"),
  },
  {
    name: "hermite6",
    title: "Hermite, 6th order",
    help: "Sixth order by force, jerk and snap in one pass, each body with a time step of its own in blocks, for star clusters; direct sums only (Nitadori & Makino 2008).",
    use: "For star clusters whose energy has to be kept better than to 1e-6: twice the work per step, but halving the step cuts the error 64 times instead of 16 times.",
    rungs: true,
    forces: "direct",
    kernels: ["plummer"],
    waits: true,
    tables: ["blocks", "sixth"],
    code: hermite("sixth"),
  },
  {
    name: "block-leapfrog",
    title: "Leapfrog in blocks",
    help: "Second order, each body with a time step of its own in powers of two by its acceleration and the softening, for trees; only groups with bodies whose step ends walk (Quinn et al. 1997; Springel 2005, Eq. 34).",
    use: "For galaxies with dense middles or black holes: give a long time step, and only bodies in strong fields take short ones.",
    rungs: true,
    forces: "tree",
    some: true,
    waits: true,
    tables: ["rungs", "active"],
    code: async () => {
      const { checkRungs: check, Executor, rungs } = await individual();
      return { schedule: rungs, check, Executor };
    },
  },
  {
    name: "bridge",
    title: "Bridge",
    help: "A star cluster, the second galaxy of the table, goes by hermite4 among its own bodies, all others by a tree and the leapfrog; once a step each side kicks the other (Fujii, Iwasawa, Funato & Makino 2007).",
    use: "For a star cluster inside a galaxy: direct sums where they matter, a tree where bodies are many.",
    forces: "tree",
    kernels: ["plummer"],
    waits: true,
    cluster: true,
    tables: ["bridge", "blocks", "fourth"],
    code: async () => {
      const { bridge, checkBridge: check, clusterOf: cluster, Executor } = await individual();
      return { schedule: bridge, check, cluster, Executor };
    },
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
