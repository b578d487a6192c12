import type { Bodies } from "../../src/data/bodies/bodies.ts";
import type { Report } from "../../src/headless/command.ts";
import { type AdapterResult, withEngine } from "../../src/headless/simulation.ts";

export interface Evolution {
  readonly theta: number;
  readonly softening: number;
  readonly timestep: number;
  readonly solver: string;
  readonly adapter: string;
}

/** What every look at a run has. */
export interface Look {
  readonly step: number;
  readonly time: number;
  readonly energyError: number;
  readonly virialRatio: number;
}

/** Steps in one submission: the queue stays short, so that progress is true and a fault is found early. */
const AT_ONCE = 32;

/**
 * Runs `bodies` on the engine and looks at them at the start and at each of `times` (rounded to steps). Throws where a
 * step went wrong.
 */
export async function evolve<T>(
  label: string,
  bodies: Bodies,
  evolution: Evolution,
  times: readonly number[],
  report: Report,
  look: (now: Bodies) => T,
): Promise<{ looks: readonly (T & Look)[]; msPerStep: number } & AdapterResult> {
  const { adapter, timestep, ...settings } = evolution;
  const stops = [...new Set([0, ...times.map((t) => Math.round(t / timestep))])].sort((a, b) => a - b);
  return withEngine(bodies, { ...settings, timestep }, adapter, report, async (engine, gpu) => {
    const looks: (T & Look)[] = [];
    let busy = 0;
    for (const stop of stops) {
      const begin = performance.now();
      while (engine.steps < stop) {
        engine.step(Math.min(AT_ONCE, stop - engine.steps));
        await gpu.device.queue.onSubmittedWorkDone();
      }
      busy += performance.now() - begin;
      const { faults, energyError, virialRatio } = await engine.measure();
      gpu.check();
      if (faults.length > 0) throw new Error(`step ${stop} went wrong: ${faults.join(", ")}`);
      const now = await engine.readBodies();
      looks.push({ ...look(now), step: stop, time: stop * timestep, energyError, virialRatio });
      report.progress(label, stop / stops.at(-1)!);
    }
    return { looks, msPerStep: busy / Math.max(1, engine.steps) };
  });
}

export const largest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
export const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
