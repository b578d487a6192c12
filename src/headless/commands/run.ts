import { dirname, join } from "node:path";
import type { Bodies } from "../../data/bodies/bodies.ts";
import { scaleAt } from "../../data/bodies/clock.ts";
import { suggestSettings } from "../../data/bodies/suggest.ts";
import { DEFAULT_SETTINGS, type PhysicsOptions, type Saved, SETTINGS } from "../../engine/index.ts";
import { parseChoice } from "../../physics/external/choice.ts";
import { fieldTimestep } from "../../physics/external/timestep.ts";
import { defineCommand, type Report } from "../command.ts";
import { asFileHas, EXPANSION_OPTIONS, expandingOf, expandingSteps } from "../expanding.ts";
import { checkTarget, readBodiesFile, targetFormat } from "../files.ts";
import { energiesOfGas, gasIn, gasOption, ultravioletOption, withGas } from "../gas.ts";
import { GPUS_OPTION, withRun } from "../gpus/withRun.ts";
import { integrate, type Run } from "../integrate.ts";
import { likeScenario } from "../like.ts";
import { flag, numberOr, settingOr, textOr } from "../option.ts";
import { asWords, externalOf, POTENTIAL_OPTION, withFiles } from "../potentials.ts";
import { resume } from "../resume.ts";
import { RunLog } from "../runLog.ts";
import { RunRecord } from "../runRecord.ts";
import { RunState } from "../runState.ts";
import {
  FORCE_OPTIONS,
  findIntegrator,
  findSolver,
  forceSettings,
  INTEGRATOR_NAMES,
  SOLVER_NAMES,
  solverDetails,
} from "../simulation.ts";

const MOST_STEPS = 1e9;

export const run = defineCommand({
  name: "run",
  usage:
    "FILE --steps K | --until T [--dt D] [--theta T] [--eps E] [--solver NAME] [--integrator NAME --eta E] [--like SCENARIO] [--gas WHAT] [--every M] [--out NAME] [--log LOG.csv] [--resume]",
  help: "Integrates a file of bodies, with snapshots and a log of the conserved quantities.",
  details: solverDetails(),
  operands: ["FILE"],
  options: {
    dt: numberOr(
      null,
      "D",
      "time step, in the file's time unit, of an expanding run in ln a today and a^(-1/3) times as long before; negative runs backwards (default suggested from the bodies)",
      {
        nonZero: true,
      },
    ),
    steps: numberOr(null, "K", "number of steps", { min: 1, max: MOST_STEPS, integer: true }),
    until: numberOr(
      null,
      "T",
      "end time, in the file's unit (instead of --steps); of an expanding run the scale factor (default 1)",
    ),
    ...FORCE_OPTIONS,
    ...POTENTIAL_OPTION,
    ...EXPANSION_OPTIONS,
    ...GPUS_OPTION,
    theta: settingOr(SETTINGS.theta, "T", null),
    solver: textOr(
      null,
      "NAME",
      `one of ${SOLVER_NAMES} (default ${DEFAULT_SETTINGS.solver}, or direct where the integrator sums directly)`,
    ),
    integrator: textOr(null, "NAME", `one of ${INTEGRATOR_NAMES} (default ${DEFAULT_SETTINGS.integrator})`),
    eta: settingOr(SETTINGS.eta, "E", null),
    precision: settingOr(SETTINGS.precision, "NAME", null),
    like: textOr(
      null,
      "SCENARIO",
      "take integrator, accuracy, precision, opening angle, softening, time step and external fields from this scenario unless given",
    ),
    eps: numberOr(null, "E", `${FORCE_OPTIONS.eps.help} (default suggested from the bodies)`, { min: 0 }),
    every: numberOr(null, "M", "a snapshot every M steps, named NAME with the step before the extension", {
      min: 1,
      integer: true,
    }),
    out: textOr(null, "NAME", "output name; without --every only the final state"),
    format: textOr(null, "F", "format of the snapshots; overrides the extension"),
    gas: gasOption,
    ultraviolet: ultravioletOption,
    momentum: flag(
      "keep the total momentum: what a tree's forces lack of adding up to nothing is taken off all bodies (default where there is gas, in open space and with leapfrog)",
    ),
    "no-momentum": flag("leave a tree's forces as they are, with gas too"),
    log: textOr(null, "LOG.csv", "energies, momenta and virial ratio as a table"),
    "log-every": numberOr(1, "L", "a line of the log every L steps", { min: 1, integer: true }),
    resume: flag("resumes an interrupted run with the same options from its latest snapshot"),
  },
  async run([file], options, report) {
    const { every, out, log } = options;
    const own = options.like === null ? null : likeScenario(options.like);
    const integrator = options.integrator ?? own?.integrator ?? DEFAULT_SETTINGS.integrator;
    const { forces, rungs } = findIntegrator(integrator);
    const solver = options.solver ?? (forces === "direct" ? "direct" : DEFAULT_SETTINGS.solver);
    findSolver(solver);
    const theta = options.theta ?? own?.theta ?? DEFAULT_SETTINGS.theta;
    // Accuracy, precision and time step suit the scenario's own integrator.
    const suited = own?.integrator === integrator ? own : null;
    const eta = options.eta ?? suited?.eta ?? DEFAULT_SETTINGS.eta;
    const precision = options.precision ?? suited?.precision ?? DEFAULT_SETTINGS.precision;
    const asked = await withFiles(options.potential, report);
    const potential = asked.length > 0 ? asked : (own?.fields ?? []).map(parseChoice);
    if (every !== null && out === null) throw new Error("--every needs --out NAME, the name of the snapshots");
    if (options.momentum && options["no-momentum"]) throw new Error("--momentum and --no-momentum: give one of them");
    const momentum = options.momentum ? true : options["no-momentum"] ? false : null;
    if (options.resume && out === null) throw new Error("--resume needs --out NAME, the name of the snapshots");
    const format = out === null ? "" : targetFormat(out, options.format);
    for (const path of [out, log]) if (path !== null) checkTarget(path);
    const read = await readBodiesFile(file!, report);
    const expanding = expandingOf(file!, read, options, report);
    const bodies = withGas(expanding?.bodies ?? read.bodies, options, report);
    const hasGas = gasIn(bodies) > 0;
    if (expanding && options.resume)
      throw new Error("--resume: an expanding run can't be gone on with yet; start it from the snapshot itself");
    const space = expanding?.bodies.space ?? (options.periodic === null ? null : { side: options.periodic });
    const physics = {
      ...externalOf(potential, bodies.units, bodies.units.gravity),
      ...(space && { space }),
      ...(momentum !== null && { momentum }),
    };
    const usual = options.eps !== null && options.dt !== null ? null : own?.in(bodies.units);
    const said = {
      eps: options.eps ?? usual?.softening ?? null,
      dt: options.dt ?? (suited && usual?.timestep) ?? null,
    };
    const { eps, dt, steps } = expanding
      ? expandingSteps(expanding, { ...said, steps: options.steps, until: options.until }, report)
      : isolatedSteps(
          bodies,
          physics,
          { ...said, steps: options.steps, until: options.until, rungs: rungs === true && forces === "tree" },
          report,
        );
    const { gravity } = bodies.units;
    const individual = integrator === DEFAULT_SETTINGS.integrator ? {} : { integrator, eta, precision };
    const settings = { ...forceSettings({ ...options, eps, theta, solver }), ...individual, timestep: dt, gravity };
    // The energy of an expanding run is known only by its way.
    const logEvery = log === null && !expanding ? null : options["log-every"];
    const { softening, timestep, ...others } = settings;
    const choices = {
      ...{ bodies: bodies.count, time: read.bodies.time, eps: softening, dt: timestep, ...others },
      // Records of runs on a GPU say nothing of it.
      ...(options.engine === "cpu" && { engine: options.engine }),
      ...(space && { space: JSON.stringify(space) }),
      ...(options.gas !== null && { gas: options.gas }),
      ...(potential.length > 0 && { potential: asWords(potential) }),
      ...(momentum !== null && { momentum: momentum ? 1 : 0 }),
    };
    const record = out === null ? null : new RunRecord(out, { ...choices, every, format, "log-every": logEvery });
    const from = record && options.resume ? await resume(record, bodies, dt, format, report) : null;
    const begun = from?.step ?? 0;
    if (begun > steps)
      throw new Error(`--steps ${steps}: the run has done ${begun} steps; give more, or start again without --resume`);
    const more = [...(physics.external ? (["external"] as const) : []), ...energiesOfGas(bodies)];
    const table = log === null ? null : new RunLog(log, more);
    if (begun > 0) {
      table?.resume(begun, logEvery!);
      report.say(`going on from step ${begun}`);
    }
    // Leapfrog goes on from positions and velocities alone, unless cells are opened by the accelerations of the step before, or gas predicts by its own.
    const isWhole = !hasGas && integrator === DEFAULT_SETTINGS.integrator && findSolver(solver).first === undefined;
    const state = record && !isWhole && options.gpus === null ? new RunState(record) : null;
    const kept = state && begun > 0 && begun < steps ? stateOf(state, begun, bodies.count, report) : null;
    const run: Run = {
      ...{ bodies, settings, steps, begun, every, out, format, logEvery, record, state, table, report },
    };
    const { energy, energyScale, largestError, snapshots, last, msPerStep, seconds, ...about } = await withRun(
      kept ? bodies : (from?.bodies ?? bodies),
      settings,
      // A run that is gone on with has the bits of one in one go where forces follow from where bodies are, or all of its state was kept.
      {
        ...options,
        physics,
        wholeSort: record !== null && findSolver(solver).first === undefined,
        state: kept,
      },
      report,
      (engine, gpu) => {
        if (!expanding) return integrate(engine, gpu, run, from?.done ?? null);
        const timeOf = (step: number) => scaleAt(expanding.bodies.time + step * dt);
        return integrate(asFileHas(engine, expanding), gpu, { ...run, timeOf, errorOf: (m) => m.energyError }, null);
      },
    );
    const { time, total, external, thermal, radiated, supernovae, energyError, virialRatio, ppPerBody, pcPerBody } =
      last;
    return {
      ...{ n: bodies.count, steps, time },
      energy: {
        first: energy,
        last: total,
        error: energyError,
        largestError,
        relativeTo: energyScale ?? Math.abs(energy),
        ...(external !== undefined && { external }),
        ...(thermal !== undefined && { thermal, radiated }),
        ...(supernovae !== undefined && { supernovae }),
      },
      ...{ virialRatio, ppPerBody, pcPerBody, msPerStep, seconds, solver, theta, eps, dt },
      snapshots: snapshots.map(({ name }) => join(dirname(out!), name)),
      ...{ log, begun },
      ...(expanding && { redshift: 1 / time - 1 }),
      ...about,
    };
  },
});

/** Softening and steps of bodies in open space, or in a box at rest: what was said, else what suits them and the fields that they are in. */
function isolatedSteps(
  bodies: Bodies,
  { external }: PhysicsOptions,
  said: Record<"eps" | "dt" | "steps" | "until", number | null> & { readonly rungs: boolean },
  report: Report,
): { readonly eps: number; readonly dt: number; readonly steps: number } {
  const field = external && fieldTimestep(external, bodies);
  const suggested = suggestSettings(bodies, said.eps ?? undefined, field);
  const span = said.rungs ? suggested.longest : suggested.timestep;
  const [eps, dt] = [said.eps ?? suggested.softening.value, said.dt ?? span.value];
  const steps = stepsOf(said, bodies.time, dt);
  if (said.eps === null) report.say(suggested.softening.reason);
  if (said.dt === null) report.say(span.reason);
  return { eps, dt, steps };
}

/** The state that was kept after a step; null, and said, where it was not. */
function stateOf(state: RunState, step: number, count: number, report: Report): Saved | null {
  try {
    return state.read(step, count);
  } catch (error) {
    report.say(`${(error as Error).message}; going on from the snapshot alone, within errors of its forces`);
    return null;
  }
}

/** Steps of `dt` from `time`, as the options say. Throws one line where they don't, or both do. */
export function stepsOf(
  { steps, until }: { readonly steps: number | null; readonly until: number | null },
  time: number,
  dt: number,
): number {
  if (steps !== null && until === null) return steps;
  if (steps !== null || until === null) throw new Error("give --steps K or --until T, one of them");
  // What rounding leaves of a step is none.
  const needed = Math.ceil((until - time) / dt - 1e-6);
  if (needed >= 1 && needed <= MOST_STEPS) return needed;
  throw new Error(
    `--until ${until}: from time ${time} in steps of ${dt} that is ${needed} steps; 1 to ${MOST_STEPS} can be done`,
  );
}
