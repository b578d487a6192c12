import { extname } from "node:path";
import { suggestSettings } from "../../data/bodies/suggest.ts";
import type { Engine, Measurement } from "../../engine/index.ts";
import { defineCommand } from "../command.ts";
import { checkTarget, readBodiesFile, targetFormat, writeBodiesFile } from "../files.ts";
import { number, numberOr, textOr } from "../option.ts";
import { RunLog } from "../runLog.ts";
import { FORCE_OPTIONS, findSolver, forceSettings, solverDetails, withEngine } from "../simulation.ts";

export const run = defineCommand({
  name: "run",
  usage: "FILE --steps K [--dt D] [--theta T] [--eps E] [--solver NAME] [--every M] [--out NAME] [--log LOG.csv]",
  help: "Integrates a file of bodies, with snapshots and a log of the conserved quantities.",
  details: solverDetails(),
  operands: ["FILE"],
  options: {
    dt: numberOr(
      null,
      "D",
      "time step, in the file's time unit; negative runs backwards (default suggested from the bodies)",
      {
        nonZero: true,
      },
    ),
    steps: number("K", "number of steps", { min: 1, max: 1e9, integer: true }),
    ...FORCE_OPTIONS,
    eps: numberOr(null, "E", `${FORCE_OPTIONS.eps.help} (default suggested from the bodies)`, { min: 0 }),
    every: numberOr(null, "M", "a snapshot every M steps, named NAME with the step before the extension", {
      min: 1,
      integer: true,
    }),
    out: textOr(null, "NAME", "the snapshot; without --every the last step only"),
    format: textOr(null, "F", "format of the snapshots, whatever the extension says"),
    log: textOr(null, "LOG.csv", "energies, momenta and virial ratio as a table"),
    "log-every": numberOr(1, "L", "a line of the log every L steps", { min: 1, integer: true }),
  },
  async run([file], options, report) {
    const { steps, theta, solver, every, out, log, adapter } = options;
    findSolver(solver);
    if (every !== null && out === null) throw new Error("--every needs --out NAME, the name of the snapshots");
    const format = out === null ? "" : targetFormat(out, options.format);
    for (const path of [out, log]) if (path !== null) checkTarget(path);
    const { bodies } = await readBodiesFile(file!, report);
    const suggested = suggestSettings(bodies, options.eps ?? undefined);
    const [eps, dt] = [options.eps ?? suggested.softening.value, options.dt ?? suggested.timestep.value];
    if (options.eps === null) report.say(suggested.softening.reason);
    if (options.dt === null) report.say(suggested.timestep.reason);
    const settings = { ...forceSettings({ ...options, eps }), timestep: dt, gravity: bodies.units.gravity };
    const table = log === null ? null : new RunLog(log);
    try {
      return await withEngine(bodies, settings, adapter, report, async (engine, gpu) => {
        const snapshots: string[] = [];
        const start = performance.now();
        const first = await measure(engine);
        table?.add(first);
        let worst = 0;
        let last = first;
        for (let step = 0; step < steps; ) {
          step = nextStop(step, steps, [log === null ? null : options["log-every"], every]);
          engine.step(step - engine.steps);
          if (step === steps || (log !== null && step % options["log-every"] === 0)) {
            last = await measure(engine);
            worst = Math.max(worst, Math.abs(last.energyError));
            table?.add(last);
          }
          if (out !== null && (step === steps || (every !== null && step % every === 0))) {
            const path = every === null ? out : snapshotName(out, step);
            const now = await engine.readBodies();
            gpu.check();
            for (const note of await writeBodiesFile(path, now, format))
              if (snapshots.length === 0) report.say(`${path}: ${note}`);
            snapshots.push(path);
          }
          await gpu.device.queue.onSubmittedWorkDone();
          gpu.check();
          report.progress("integrating", step / steps);
        }
        const wallMs = performance.now() - start;
        table?.finish();
        const { time, energyError, virialRatio, ppPerBody, pcPerBody } = last;
        const energy = { first: first.total, last: last.total, error: energyError, largestError: worst };
        const counts = { virialRatio, ppPerBody, pcPerBody };
        return {
          n: bodies.count,
          steps,
          time,
          energy,
          ...counts,
          msPerStep: wallMs / steps,
          solver,
          theta,
          eps,
          dt,
          snapshots,
          log,
        };
      });
    } finally {
      table?.discard();
    }
  },
});

async function measure(engine: Engine): Promise<Measurement> {
  const measured = await engine.measure();
  if (measured.faults.length > 0) throw new Error(`step ${measured.step} went wrong: ${measured.faults.join(", ")}`);
  return measured;
}

/** The GPU's queue is kept this short, so that progress is true and a fault is found early. */
const MOST_STEPS_AT_ONCE = 16;

/** The next step at which something has to be written, or the queue drained. */
function nextStop(step: number, steps: number, intervals: readonly (number | null)[]): number {
  let next = Math.min(steps, step + MOST_STEPS_AT_ONCE);
  for (const interval of intervals)
    if (interval !== null) next = Math.min(next, (Math.floor(step / interval) + 1) * interval);
  return next;
}

/** "out.tipsy" at step 256 -> "out.000256.tipsy"; ".tab.gz" counts as one extension. */
export function snapshotName(name: string, step: number): string {
  let extension = extname(name);
  if (extension.toLowerCase() === ".gz") extension = extname(name.slice(0, -3)) + extension;
  const stem = extension === "" ? name : name.slice(0, -extension.length);
  return `${stem}.${String(step).padStart(6, "0")}${extension}`;
}
