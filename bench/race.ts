import { join } from "node:path";
import type { Bodies } from "../src/data/bodies/bodies.ts";
import { INTEGRATORS, type Settings, SOLVERS } from "../src/engine/index.ts";
import { timeSteps } from "../src/engine/timing.ts";
import type { Report } from "../src/headless/command.ts";
import { makeBodies } from "../src/headless/making.ts";
import { withEngine } from "../src/headless/simulation.ts";
import { directSum } from "./directSum.ts";
import { ExactEnergy } from "./exactEnergy.ts";
import { forceErrors, spreadTargets } from "./forceError.ts";
import { type Configuration, type Field, type RaceResults, type RaceRow, racePlot, raceTable } from "./raceTables.ts";
import { stemOf, write } from "./tables.ts";

/** A sphere with a core, one with a cusp, a disc galaxy, and two that meet. */
export const FIELDS: readonly Field[] = [
  { model: "plummer", softening: 0.01, timestep: 1 / 128, until: 1 },
  { model: "hernquist", softening: 0.01, timestep: 1 / 128, until: 1 },
  { model: "milky-way", softening: 0.05, timestep: 1 / 64, until: 1 },
  { model: "antennae", softening: 0.12, timestep: 1 / 32, until: 1 },
];

/** Bodies of each: as many as a direct sum still does in some milliseconds. */
const BODIES = 65_536;
const THETAS = [0.4, 0.6, 0.8];
const TIMED = { steps: 10, warmUp: 2 };

/** Every solver with the leapfrog at each opening angle, and every other integrator with the first solver that it works with; a bridge wants a cluster among the bodies. */
export function configurations(): readonly Configuration[] {
  const direct = SOLVERS.filter(({ direct }) => direct);
  const trees = SOLVERS.filter(({ direct }) => !direct);
  const [leapfrog, ...others] = INTEGRATORS.filter(({ cluster }) => !cluster);
  const of = (solver: string, theta: number | null, integrator: string): Configuration => ({
    solver,
    theta,
    integrator,
  });
  return [
    ...trees.flatMap(({ name }) => THETAS.map((theta) => of(name, theta, leapfrog!.name))),
    ...direct.map(({ name }) => of(name, null, leapfrog!.name)),
    ...others.flatMap(({ name, forces }) =>
      forces === "direct" ? [of(direct[0]!.name, null, name)] : [of(trees[0]!.name, THETAS[1]!, name)],
    ),
  ];
}

/** What a race is made with. */
export interface RacePlan {
  readonly adapter: string;
  readonly seed: number;
  /** Bodies whose forces are checked, and the most of all. */
  readonly targets: number;
  readonly atMost: number;
}

/** `npm run bench tables -- --suite race`: races all on all fields, and writes what was found into the folder `out`, as JSON, Markdown and plots. */
export async function writeRace(plan: RacePlan, out: string, commit: string, report: Report) {
  const rows: RaceRow[] = [];
  let adapter = "none";
  const all = configurations();
  for (const field of FIELDS) {
    const n = Math.min(BODIES, plan.atMost);
    const { bodies } = makeBodies(field.model, n, plan.seed, {}, report);
    const targets = spreadTargets(n, plan.targets);
    const exact = await directSum(bodies, field.softening, targets);
    for (const configuration of all) {
      const result = await raceOne(configuration, field, bodies, { exact, targets }, plan.adapter, report);
      adapter = result.adapter;
      rows.push(result.row);
      report.progress("racing", rows.length / (all.length * FIELDS.length));
    }
  }
  const results: RaceResults = { adapter, commit, date: new Date().toISOString().slice(0, 10), fields: FIELDS, rows };
  const name = join(out, stemOf(adapter));
  write(`${name}.json`, `${JSON.stringify(results, null, 1)}\n`, out);
  write(`${name}.md`, raceTable(results), out);
  write(`${name}.svg`, racePlot(results), out);
  return { ...results, files: ["json", "md", "svg"].map((ending) => `${name}.${ending}`) };
}

async function raceOne(
  configuration: Configuration,
  field: Field,
  bodies: Bodies,
  { exact, targets }: { readonly exact: Float64Array; readonly targets: Uint32Array },
  asked: string,
  report: Report,
): Promise<{ adapter: string; row: RaceRow }> {
  const { solver, theta, integrator } = configuration;
  const { model, softening, timestep, until } = field;
  const settings: Partial<Settings> = { solver, integrator, softening, timestep, gravity: bodies.units.gravity };
  const { adapter, ...row } = await withEngine(
    bodies,
    { ...settings, ...(theta !== null && { theta }) },
    asked,
    report,
    async (engine, gpu) => {
      const error = forceErrors(await engine.readForces(), exact, targets).acceleration;
      const energy = await ExactEnergy.create(gpu.device, bodies, softening);
      await energy.error(engine);
      const steps = Math.round(until / timestep);
      const begun = performance.now();
      engine.step(steps);
      await engine.done();
      // What is owed until buffers have grown is done when bodies are asked for.
      await engine.readForces();
      const seconds = (performance.now() - begun) / 1000;
      const energyError = await energy.error(engine);
      energy.destroy();
      const forces = await engine.measure("ownForces");
      const blocks = await engine.measure("blockSteps");
      const { groups } = await engine.measure();
      const timed = integrator === INTEGRATORS[0]!.name ? await timeSteps(engine, gpu, TIMED, () => {}) : null;
      return {
        error,
        ...{ stepMs: timed?.stepMs ?? null, ppPerBody: timed?.ppPerBody ?? null, pcPerBody: timed?.pcPerBody ?? null },
        ...{ seconds, energyError },
        forcesPerBody: forces !== null ? forces / bodies.count : blocks ? blocks.groups / groups : steps,
      };
    },
  );
  return { adapter, row: { model, n: bodies.count, ...configuration, ...row } };
}
