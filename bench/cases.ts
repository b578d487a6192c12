import type { Bodies } from "../src/data/bodies/bodies.ts";
import { type Timing, timeSteps } from "../src/engine/timing.ts";
import type { Report } from "../src/headless/command.ts";
import { readBodiesFile } from "../src/headless/files.ts";
import { makeBodies } from "../src/headless/making.ts";
import { type AdapterResult, findSolver, withEngine } from "../src/headless/simulation.ts";
import { BONSAI_SPHERE, bonsaiSphere } from "./bonsaiSphere.ts";
import { directSum } from "./directSum.ts";
import { DISTRIBUTIONS, FAR } from "./distributions.ts";
import { accelerationErrors, type ErrorSummary, forceErrors, spreadTargets } from "./forceError.ts";

/** What is measured: every combination of n and theta for the tree solvers; the direct sum once for each n up to `directUpTo`, and errors of every body by it. */
export interface Plan {
  readonly model: string;
  /** Bodies of this file instead of the model; `n` does not count then. */
  readonly file: string | null;
  readonly seed: number;
  readonly n: readonly number[];
  readonly theta: readonly number[];
  readonly solvers: readonly string[];
  readonly eps: number;
  readonly dt: number;
  readonly steps: number;
  readonly warmUp: number;
  readonly targets: number;
  readonly directUpTo: number;
  readonly adapter: string;
}

/** One row of the tables. */
export interface Case extends Timing, AdapterResult {
  readonly n: number;
  readonly solver: string;
  /** Null for a solver without a tree. */
  readonly theta: number | null;
  readonly accelerationError: ErrorSummary;
  readonly potentialError: ErrorSummary;
  /** Of the acceleration of all bodies, against the engine's own direct sum in float32; null where they are too many for it, and for that sum itself. */
  readonly allErrors: ErrorSummary | null;
}

/** What forces are held against: exact ones of some bodies, and the direct sum's of all (null: not asked for). */
interface Truth {
  readonly targets: Uint32Array;
  readonly exact: Float64Array;
  readonly ofAll: Float32Array | null;
}

const isTree = (solver: string) => !findSolver(solver).direct;

/** Measures the whole plan, smallest n first. */
export async function measureAll(plan: Plan, report: Report): Promise<Case[]> {
  const cases: Case[] = [];
  for (const asked of plan.file === null ? plan.n : [0]) {
    const bodies = await bodiesOf(plan, asked, report);
    const n = bodies.count;
    const targets = spreadTargets(n, plan.targets);
    report.say(`${n} bodies: float64 direct sum over ${targets.length} of them`);
    const exact = await directSum(bodies, plan.eps, targets);
    const ofAll = n <= plan.directUpTo && plan.solvers.some(isTree) ? await directForces(plan, bodies, report) : null;
    for (const name of plan.solvers) {
      const usesTree = isTree(name);
      if (!usesTree && n > plan.directUpTo) continue;
      for (const theta of usesTree ? plan.theta : [null]) {
        cases.push(await measureOne(plan, bodies, name, theta, { targets, exact, ofAll }, report));
      }
    }
  }
  return cases;
}

async function bodiesOf({ file, model, seed }: Plan, n: number, report: Report): Promise<Bodies> {
  if (file !== null) return (await readBodiesFile(file, report)).bodies;
  const made = [...DISTRIBUTIONS, ...FAR].find((known) => known.name === model);
  if (made) return made.make(n, seed);
  return model === BONSAI_SPHERE ? bonsaiSphere(n) : makeBodies(model, n, seed, {}, report).bodies;
}

/** Forces on all bodies by the engine's direct sum: some 1e-6 wrong, which is nothing beside a tree's errors. */
function directForces({ eps, adapter }: Plan, bodies: Bodies, report: Report): Promise<Float32Array> {
  const settings = { softening: eps, solver: "direct", gravity: 1 };
  return withEngine(bodies, settings, adapter, report, async (engine) => await engine.readForces());
}

async function measureOne(
  plan: Plan,
  bodies: Bodies,
  solver: string,
  theta: number | null,
  { targets, exact, ofAll }: Truth,
  report: Report,
): Promise<Case> {
  const settings = { softening: plan.eps, timestep: plan.dt, solver, gravity: 1, ...(theta !== null && { theta }) };
  return withEngine(bodies, settings, plan.adapter, report, async (engine, gpu) => {
    const forces = await engine.readForces();
    const errors = forceErrors(forces, exact, targets);
    const label = `${solver}${theta === null ? "" : ` theta ${theta}`}`;
    const timing = await timeSteps(engine, gpu, plan, (done) => report.progress(label, done));
    return {
      n: bodies.count,
      solver,
      theta,
      ...timing,
      accelerationError: errors.acceleration,
      potentialError: errors.potential,
      allErrors: ofAll && theta !== null ? accelerationErrors(forces, ofAll) : null,
    };
  });
}

/** How many times faster a tree's step is than the direct sum's, in the same run. */
export interface Ratio {
  readonly n: number;
  readonly solver: string;
  readonly theta: number;
  readonly ratio: number;
  /** The same over N / log2 N, in which it should be constant. */
  readonly scaled: number;
}

export function ratios(cases: readonly Case[]): Ratio[] {
  return cases.flatMap((tree) => {
    const direct = cases.find((other) => other.n === tree.n && other.theta === null);
    if (!direct || tree.theta === null) return [];
    const ratio = direct.stepMs / tree.stepMs;
    const { n, solver, theta } = tree;
    return [{ n, solver, theta, ratio, scaled: ratio / (n / Math.log2(n)) }];
  });
}
