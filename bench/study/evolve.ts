import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { timeMyr } from "../../src/data/bodies/units.ts";
import type { Measurement } from "../../src/engine/index.ts";
import type { Report } from "../../src/headless/command.ts";
import { userPath, writeWhole } from "../../src/headless/files.ts";
import { integrate } from "../../src/headless/integrate.ts";
import { resume } from "../../src/headless/resume.ts";
import { type RunChoices, RunRecord } from "../../src/headless/runRecord.ts";
import { type Place, withEngine } from "../../src/headless/simulation.ts";
import { builtFrom } from "../commit.ts";

/** Keeps the bodies' order, positions and velocities bit for bit. */
const FORMAT = "nemo";
const BODIES = "bodies.nemo";
const RESULT = "result.json";
/** Times between looks at the energy, and how many of them make a look at the bodies: 100 Myr. */
const ENERGY_MYR = 10;
const LOOK = 10;

/** What is integrated, and how. */
export interface Evolution {
  readonly name: string;
  readonly folder: string;
  /** At time 0. */
  readonly start: Bodies;
  readonly gyr: number;
  readonly settings: {
    readonly theta: number;
    readonly softening: number;
    readonly timestep: number;
    readonly solver: string;
  };
  /** What must be the same for the run to go on. */
  readonly choices: RunChoices;
  readonly place: Place;
  /** Keep the last bodies when it is done. */
  readonly keep: boolean;
}

/** What is said of every run that is done. */
export interface EvolutionResult {
  readonly choices: RunChoices;
  readonly bodies: number;
  readonly steps: number;
  /** Greatest |dE / E|, looked at every 10 Myr. */
  readonly largestError: number;
  readonly msPerStep: number;
  readonly adapter: string;
  readonly commit: string;
}

/** The result in a folder; null where there is none yet. Throws one line where it was made with other choices. */
export function resultIn<R extends EvolutionResult>(folder: string, choices: RunChoices): R | null {
  const path = userPath(join(folder, RESULT));
  if (!existsSync(path)) return null;
  const result = JSON.parse(readFileSync(path, "utf8")) as R;
  for (const [name, now] of Object.entries(choices))
    if (result.choices[name] !== now)
      throw new Error(`${folder}: its run had ${name} ${result.choices[name]}, not ${now}; name another --out`);
  return result;
}

/** Where what is left of a run's last bodies lies. */
export function lastBodies(folder: string, steps: number): string {
  return join(folder, BODIES.replace(/\.nemo$/, `.${String(steps).padStart(6, "0")}.nemo`));
}

/**
 * Integrates to the end, or goes on where the folder says that it was. `resumed` is told from which step, with the bodies there; `look` is shown the
 * bodies at the start and every 100 Myr; `finish` adds to the result. A wish to stop leaves all that is needed to go on. Throws one line.
 */
export async function evolve<M extends object>(
  { name, folder, start, gyr, settings, choices, place, keep }: Evolution,
  report: Report,
  look: (now: Bodies, step: number, energyError: number) => void,
  resumed: (step: number, now: Bodies) => void,
  finish: () => M,
): Promise<EvolutionResult & M> {
  mkdirSync(userPath(folder), { recursive: true });
  const out = join(folder, BODIES);
  const record = new RunRecord(out, choices);
  // What the format leaves out is made again from the start.
  const quiet: Report = { say: () => {}, progress: (_, fraction) => report.progress(name, fraction) };
  const { timestep } = settings;
  const unit = timeMyr(start.units)!;
  const logEvery = Math.max(1, Math.round(ENERGY_MYR / unit / timestep));
  const steps = Math.max(1, Math.round((1000 * gyr) / unit / timestep));
  const from = existsSync(userPath(record.path))
    ? await resume(record, start, timestep, FORMAT, quiet).catch((error: Error) => {
        throw new Error(
          `${folder}: can't go on: ${error.message.replaceAll(/,? (with|start one with)out --resume/g, "")}`,
        );
      })
    : null;
  const begun = from?.step ?? 0;
  resumed(begun, from?.bodies ?? start);
  if (begun > 0) report.say(`${name}: going on from step ${begun} of ${steps}`);
  else look(start, 0, 0);
  const run = {
    ...{ bodies: start, settings: { timestep }, steps, begun, every: LOOK * logEvery, out, format: FORMAT },
    ...{ onlyNewest: true, logEvery, record, table: null },
    look: (now: Bodies, at: Measurement) => look(now, at.step, at.energyError),
    report: quiet,
  };
  const { largestError, msPerStep, adapter } = await withEngine(
    from?.bodies ?? start,
    settings,
    place,
    report,
    (engine, computer) => integrate(engine, computer, run, from?.done ?? null),
  );
  const result = {
    ...{ choices, bodies: start.count, steps, largestError, msPerStep, adapter, commit: builtFrom() },
    ...finish(),
  };
  writeWhole(join(folder, RESULT), `${JSON.stringify(result, null, 1)}\n`);
  if (!keep) rmSync(userPath(lastBodies(folder, steps)), { force: true });
  return result;
}
