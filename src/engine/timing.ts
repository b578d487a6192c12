import type { Engine } from "./engine.ts";
import { FORCE_ROWS } from "./force/index.ts";
import { host } from "./processor/hostGlobals.ts";

/** What computes, as a stopwatch sees it. */
export interface Clocked {
  /** By which clock stages are timed; a GPU's own where nothing is said. */
  readonly clock?: "wall";
  /** Throws what went wrong, or that the wait was given up. */
  check(): void;
}

/** Milliseconds of the solver's own stages, without the tree's; null without timestamps. */
export function forceMs(stages: Record<string, number> | null): number | null {
  if (!stages) return null;
  const own = FORCE_ROWS.filter((row) => row in stages);
  return own.length > 0 ? own.reduce((sum, row) => sum + stages[row]!, 0) : null;
}

/** Times in milliseconds; medians unless said otherwise. */
export interface Timing {
  /** Per stage, in the order of the step; null without GPU timestamps. */
  readonly stages: Record<string, number> | null;
  /** 10th and 90th percentile per stage. */
  readonly spread: Record<string, readonly [number, number]> | null;
  /** One step, first stage to last: by GPU timestamps, else `wallMs`. */
  readonly stepMs: number;
  /** The solver's own stages; null without GPU timestamps. */
  readonly walkMs: number | null;
  /** One step by the wall clock when all are submitted at once, mean: what a run without measurements takes. */
  readonly wallMs: number;
  /** Interactions of a body with bodies, mean. */
  readonly ppPerBody: number;
  /** Interactions of a body with cells, mean. */
  readonly pcPerBody: number;
  /** What `stepMs` was taken with. */
  readonly clock: "gpu" | "wall";
}

/** The value below which the fraction `q` of the (sorted) values lies, between neighbours by linear interpolation. */
export function quantile(sorted: readonly number[] | Float64Array, q: number): number {
  const at = q * (sorted.length - 1);
  const low = Math.floor(at);
  const high = Math.min(low + 1, sorted.length - 1);
  return sorted[low]! + (at - low) * (sorted[high]! - sorted[low]!);
}

/** Milliseconds by the wall clock from `submit` on until the engine has done all of it, also what had to be done again, and nothing that came before. */
export async function waitedMs(
  engine: Pick<Engine, "settle">,
  submit: () => void,
  now = () => host.performance.now(),
): Promise<number> {
  await engine.settle();
  const start = now();
  submit();
  await engine.settle();
  return now() - start;
}

/** Runs warm-up steps, then timed ones, each read back by itself, then as many again in one go for the wall clock. */
export async function timeSteps(
  engine: Pick<Engine, "step" | "measure" | "settle">,
  computer: Clocked,
  { steps, warmUp }: { steps: number; warmUp: number },
  progress: (fraction: number) => void,
): Promise<Timing> {
  engine.step(warmUp);
  await engine.measure();
  const rows: Record<string, number>[] = [];
  const whole: number[] = [];
  let pp = 0;
  let pc = 0;
  for (let step = 1; step <= steps; step++) {
    engine.step(1);
    const measured = await engine.measure();
    computer.check();
    if (measured.faults.length > 0) throw new Error(`step ${measured.step} went wrong: ${measured.faults.join(", ")}`);
    if (measured.stages && measured.stepMs !== null) {
      rows.push(measured.stages);
      whole.push(measured.stepMs);
    }
    pp += measured.ppPerBody / steps;
    pc += measured.pcPerBody / steps;
    progress(step / (steps + 1));
  }
  const wallMs = (await waitedMs(engine, () => engine.step(steps))) / steps;
  progress(1);

  const counts = { wallMs, ppPerBody: pp, pcPerBody: pc };
  if (rows.length === 0) return { stages: null, spread: null, stepMs: wallMs, walkMs: null, ...counts, clock: "wall" };
  const stages: Record<string, number> = {};
  const spread: Record<string, readonly [number, number]> = {};
  for (const name of Object.keys(rows[0]!)) {
    const sorted = Float64Array.from(rows, (row) => row[name] ?? 0).sort();
    stages[name] = quantile(sorted, 0.5);
    spread[name] = [quantile(sorted, 0.1), quantile(sorted, 0.9)];
  }
  const walk = Float64Array.from(rows, (row) => forceMs(row) ?? 0).sort();
  const stepMs = quantile(Float64Array.from(whole).sort(), 0.5);
  return { stages, spread, stepMs, walkMs: quantile(walk, 0.5), ...counts, clock: computer.clock ?? "gpu" };
}
