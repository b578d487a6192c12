import { rmSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import type { Bodies } from "../data/bodies/bodies.ts";
import type { Engine } from "../engine/index.ts";
import { energyScale, type Measurement, type Settings } from "../engine/index.ts";
import type { Report } from "./command.ts";
import { userPath, writeBodiesFile } from "./files.ts";
import { Interrupt, Stopped } from "./interrupt.ts";
import type { RunLog } from "./runLog.ts";
import type { RunDone, RunRecord } from "./runRecord.ts";
import type { RunState } from "./runState.ts";
import type { Computer } from "./simulation.ts";

/** A run as the command line asks for it. */
export interface Run {
  /** As they were at step 0. */
  readonly bodies: Bodies;
  readonly settings: Pick<Settings, "timestep">;
  /** The step at which it ends, and the one from which it goes on. */
  readonly steps: number;
  readonly begun: number;
  /** Time of the bodies after a step, in their own unit; absent: the time steps add up. */
  readonly timeOf?: (step: number) => number;
  /** Energy error of a measurement where energy itself is not kept; absent: its change over what it was. */
  readonly errorOf?: (measured: Measurement) => number;
  /** Steps from one snapshot to the next; null: only the last. */
  readonly every: number | null;
  /** Name and format of the snapshots; null: none. */
  readonly out: string | null;
  readonly format: string;
  /** Keep only the newest snapshot; false: all of them. */
  readonly onlyNewest?: boolean;
  /** Is shown the bodies of every snapshot that was asked for, before the record names it: a run that goes on shows a snapshot again at most. */
  readonly look?: (now: Bodies, at: Measurement) => void;
  /** Steps from one row of the log to the next; null: no log. */
  readonly logEvery: number | null;
  readonly record: RunRecord | null;
  /** Where the state is kept that a run goes on from, where a snapshot does not hold all of it. */
  readonly state?: RunState | null;
  readonly table: RunLog | null;
  readonly report: Report;
}

/** A finished run. */
export interface RunResult extends RunDone {
  readonly last: Measurement;
  /** Wall clock of the steps alone. */
  readonly msPerStep: number;
  /** Where the time went, by the wall clock. */
  readonly seconds: { readonly steps: number; readonly measurements: number; readonly snapshots: number };
}

/** Progress is true, a wish to stop is heard and a fault is found early where the GPU's queue holds no more than half a second of steps, in two batches. */
const MOST_STEPS_AT_ONCE = 16;
const BATCH_MS = 250;

/**
 * Integrates from step `begun`, at which the engine stands, to the end, with log and snapshots. `before` is what the run had done by then. Whatever ends it
 * early leaves log, snapshots and record as they are after the last whole one; a wish to stop leaves a snapshot of the last step too.
 * Throws one line.
 */
export async function integrate(engine: Engine, gpu: Computer, run: Run, before: RunDone | null): Promise<RunResult> {
  const interrupt = new Interrupt();
  let step = run.begun;
  try {
    return await integrateUntil(engine, gpu, run, before, interrupt, (at) => {
      step = at;
    });
  } catch (error) {
    const kept = run.record !== null && step > 0 && !(error instanceof Stopped);
    if (!kept) throw error;
    gpu.check();
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message} (after step ${step} of ${run.steps}; go on from the last snapshot with --resume)`);
  } finally {
    interrupt.ignore();
  }
}

/** Steps that were asked for together: the last of them, and when they are done. */
interface Batch {
  readonly end: number;
  readonly done: Promise<void>;
}

async function integrateUntil(
  engine: Engine,
  gpu: Computer,
  {
    bodies,
    settings,
    steps,
    begun,
    timeOf = (step) => bodies.time + step * settings.timestep,
    errorOf,
    every,
    out,
    format,
    onlyNewest = false,
    look,
    logEvery,
    record,
    state = null,
    table,
    report,
  }: Run,
  before: RunDone | null,
  interrupt: Interrupt,
  reached: (step: number) => void,
): Promise<RunResult> {
  // An engine that was made from a snapshot counts from there.
  const uncounted = begun - engine.steps;
  let energy = before?.energy;
  const seconds = { steps: 0, measurements: 0, snapshots: 0 };
  /** Does what is no step once those asked for are done, and counts its time apart. */
  const apart = async <T>(what: "measurements" | "snapshots", work: () => Promise<T>): Promise<T> => {
    await engine.done();
    const begin = performance.now();
    const result = await work();
    seconds[what] += (performance.now() - begin) / 1000;
    return result;
  };
  let scale = before && (before.energyScale ?? (Math.abs(before.energy) || 1));
  const said = new Set<string>();
  /** As it would be in a run in one go. */
  const measure = async (): Promise<Measurement> => {
    const m = await engine.measure();
    const at = uncounted + m.step;
    if (m.faults.length > 0) throw new Error(`step ${at} went wrong: ${m.faults.join(", ")}`);
    for (const warning of m.warnings ?? [])
      if (!said.has(warning)) {
        said.add(warning);
        report.say(`step ${at}: ${warning}`);
      }
    energy ??= m.total;
    scale ??= energyScale(m);
    return { ...m, step: at, time: timeOf(at), energyError: errorOf ? errorOf(m) : (m.total - energy) / scale };
  };
  let last = await measure();
  if (begun === 0) table?.add(last);
  let done: RunDone = before ?? { energy: last.total, energyScale: scale!, largestError: 0, snapshots: [] };
  if (begun === 0) {
    state?.sweep(null);
    record?.write(done);
  }

  const save = async (step: number, path: string) => {
    const now = { ...(await engine.readBodies()), time: timeOf(step) };
    gpu.check();
    for (const note of await writeBodiesFile(path, now, format))
      if (done.snapshots.length === 0) report.say(`${path}: ${note}`);
    // A snapshot that an interruption left between two planned ones is replaced by this one.
    const planned = (at: number) => every !== null && at % every === 0;
    if (planned(step) || step === steps) look?.(now, last.step === step ? last : await measure());
    const asked = (at: number) => planned(at) && !onlyNewest;
    const [kept, spare] = [done.snapshots.filter((s) => asked(s.step)), done.snapshots.filter((s) => !asked(s.step))];
    if (step < steps) await keepState(step);
    done = { ...done, snapshots: [...kept, { step, name: basename(path) }] };
    record!.write(done);
    state?.sweep(step);
    for (const { name } of spare) rmSync(userPath(join(dirname(path), name)), { force: true });
  };

  /** Keeps what the snapshot of this step lacks; a GPU may have no room to take it from. */
  const keepState = async (step: number) => {
    if (!state || !engine.goesBack) return;
    try {
      const taken = await engine.snapshot();
      state.write(step, await taken.read().finally(() => taken.destroy()));
    } catch (error) {
      gpu.check();
      report.say(
        `${(error as Error).message}; gone on with from step ${step}, the run differs within errors of its forces`,
      );
    }
  };

  let atOnce = 1;
  let batch: Batch | null = null;
  const start = performance.now();
  let seen = start;
  /** Waits for a batch; how long it took says how many steps the next one has. */
  const seeDone = async ({ end, done }: Batch) => {
    await done;
    gpu.check();
    const now = performance.now();
    atOnce = now - seen > BATCH_MS ? Math.ceil(atOnce / 2) : Math.min(MOST_STEPS_AT_ONCE, 2 * atOnce);
    seen = now;
    reached(end);
    report.progress("integrating", end / steps);
  };
  for (let step = begun; step < steps; ) {
    if (interrupt.signal) throw await stopped(step);
    step = nextStop(step, steps, atOnce, [logEvery, every]);
    engine.step(step - uncounted - engine.steps);
    const [earlier, at] = [batch, step];
    batch = { end: step, done: engine.done() };
    // Where something else fails first, nothing awaits it.
    batch.done.catch(() => {});
    // The GPU has this batch to do while the host sees to the one before.
    if (earlier) await seeDone(earlier);
    const isLogged = step === steps || (logEvery !== null && step % logEvery === 0);
    const isKept = out !== null && (step === steps || (every !== null && step % every === 0));
    if (isLogged) {
      last = await apart("measurements", measure);
      done = { ...done, largestError: Math.max(done.largestError, Math.abs(last.energyError)) };
      table?.add(last);
    }
    if (isKept) await apart("snapshots", () => save(at, every === null ? out! : snapshotName(out!, at)));
    if (!isLogged && !isKept) continue;
    await seeDone(batch);
    batch = null;
  }
  record?.remove();
  state?.sweep(null);
  seconds.steps = (performance.now() - start) / 1000 - seconds.measurements - seconds.snapshots;
  return { ...done, last, msPerStep: (1000 * seconds.steps) / Math.max(1, steps - begun), seconds };

  /** Puts away the bodies as they are after `step`. */
  async function stopped(step: number): Promise<Stopped> {
    const { signal } = interrupt;
    const where = `stopped by ${signal} after step ${step} of ${steps}`;
    if (out === null) return new Stopped(`${where}; without --out no bodies are kept`, signal!);
    if (step > begun && done.snapshots.at(-1)?.step !== step) await save(step, snapshotName(out, step));
    const newest = done.snapshots.at(-1);
    const kept = newest ? `the bodies are in ${join(dirname(out), newest.name)}` : "no step was done";
    return new Stopped(`${where}; ${kept}, go on with --resume`, signal!);
  }
}

/** The next step at which something has to be written, or the queue drained. */
function nextStop(step: number, steps: number, atOnce: number, intervals: readonly (number | null)[]): number {
  let next = Math.min(steps, step + atOnce);
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
