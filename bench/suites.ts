import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { BONSAI_SPHERE } from "./bonsaiSphere.ts";
import type { Plan } from "./cases.ts";
import { DISTRIBUTIONS, FAR } from "./distributions.ts";

/** A named part of the tables: what is measured, and where it goes. */
export interface Suite {
  readonly name: string;
  /** One sentence. */
  readonly help: string;
  /** Below the folder of all results. */
  readonly folder: string;
  /** Which plot its numbers go into. */
  readonly plot: "time" | "errors";
  readonly plan: Partial<Plan>;
}

const powers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => 2 ** (from + k));

/** From forces that are nearly exact to ones that are only for the eye. */
const ALL_THETA = [0.3, 0.4, 0.5, 0.6, 0.75, 0.9];
const TREES = ["adaptive", "bonsai", "distance"];

/** Numbers of bodies in groups of 32 and of 64, each with tolerances of its own. Errors are those of every body: the largest of 10 000 says little. */
const SIZES: Partial<Plan> = { n: [30_000, 2 ** 17, 2 ** 20], directUpTo: 2 ** 20 };

/** Galaxies that are no Plummer spheres, with one softening, so that their times compare. */
const GALAXY: Partial<Plan> = { ...SIZES, theta: ALL_THETA, solvers: TREES, eps: 0.05, dt: 0.01, steps: 20 };

/** Where a criterion shows its tails: bodies at rest, which a step this short leaves where they are. */
const HARD: readonly Suite[] = DISTRIBUTIONS.map(({ name, help, eps }) => ({
  name,
  help: `Force errors of ${help}.`,
  folder: `errors/${name}`,
  plot: "errors",
  plan: {
    ...SIZES,
    model: name,
    theta: ALL_THETA.filter((theta) => theta >= 0.4),
    solvers: ["adaptive", "bonsai"],
    eps,
    // Nothing moves: without softening a pair of the box flies apart otherwise, and 1e-6 was a third more time after forty steps.
    dt: 1e-9,
    // Of ten steps of 0.2 ms the median is 3 % off now and then.
    steps: 50,
  },
}));

/** Steps with far bodies, whose cost a table compares with that of none. */
const FAR_SUITES: readonly Suite[] = FAR.map(({ name, help, eps }) => ({
  name,
  help: `Time of ${help}.`,
  folder: `far/${name}`,
  plot: "errors",
  plan: {
    model: name,
    n: [2 ** 17, 2 ** 20],
    theta: [0.75],
    solvers: ["adaptive", "bonsai"],
    eps,
    dt: 1e-6,
    steps: 20,
  },
}));

/** Lists of suites that have a name of their own. */
const TOGETHER: Readonly<Record<string, readonly Suite[]>> = { distributions: HARD, far: FAR_SUITES };

export const SUITES: readonly Suite[] = [
  {
    name: "plummer",
    help: "Time against the number of bodies, 2^15 to 2^22.",
    folder: ".",
    plot: "time",
    plan: { n: powers(15, 22), theta: [0.5, 0.75], solvers: ["adaptive", "bonsai", "direct"], steps: 20 },
  },
  {
    name: "large",
    help: "The same for 2^23 and 2^24 bodies: 3 GB of GPU memory.",
    folder: "large",
    plot: "time",
    plan: {
      n: powers(23, 24),
      theta: [0.5, 0.75],
      solvers: ["adaptive", "bonsai"],
      steps: 8,
      warmUp: 4,
      targets: 2000,
    },
  },
  {
    name: "errors",
    help: "Force errors of every solver against theta, Plummer spheres.",
    folder: "errors",
    plot: "errors",
    plan: { ...SIZES, theta: ALL_THETA, solvers: [...TREES, "direct"], steps: 10 },
  },
  {
    name: "counts",
    help: "Bonsai's own bodies, on which interaction counts compare with its counts.",
    folder: "counts",
    plot: "errors",
    plan: { model: BONSAI_SPHERE, n: [2 ** 20], theta: ALL_THETA, solvers: ["bonsai", "adaptive"], steps: 10 },
  },
  {
    name: "milky-way",
    help: "A disc galaxy.",
    folder: "milky-way",
    plot: "errors",
    plan: { model: "milky-way", ...GALAXY },
  },
  {
    name: "antennae",
    help: "Two discs that meet.",
    folder: "antennae",
    plot: "errors",
    plan: { model: "antennae", ...GALAXY },
  },
  {
    name: "dubinski",
    help: "Dubinski's Milky Way and Andromeda, a file of 81 920 bodies in the folder ANTENNAE_DATA; skipped where it is missing.",
    folder: "dubinski",
    plot: "errors",
    plan: {
      file: "table_dubinski_mw_m31_81920.tab.gz",
      n: [81_920],
      theta: ALL_THETA,
      solvers: [...TREES, "direct"],
      eps: 0.025,
      dt: 0.1,
      steps: 40,
    },
  },
  ...HARD,
  ...FAR_SUITES,
];

/** The suites of a list like "plummer,errors"; "all" is every one, "none" is empty, "distributions" and "far" are several. Throws one line with the known names. */
export function findSuites(list: string): readonly Suite[] {
  if (list === "all") return SUITES;
  if (list === "none") return [];
  return list.split(",").flatMap((name) => {
    if (TOGETHER[name]) return TOGETHER[name];
    const suite = SUITES.find((known) => known.name === name);
    if (suite) return suite;
    throw new Error(
      `there is no suite "${name}"; known are: all, none, ${Object.keys(TOGETHER).join(", ")}, ${SUITES.map((known) => known.name).join(", ")}`,
    );
  });
}

/** Full path of a real data file in ANTENNAE_DATA (default ../shared/data), or null where it is missing. */
export function dataPath(name: string): string | null {
  const path = resolve(process.env.ANTENNAE_DATA ?? "../shared/data", name);
  return existsSync(path) ? path : null;
}
