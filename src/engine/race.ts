import type { Engine } from "./engine.ts";
import { percentilesOf } from "./measure/summary.ts";
import { type Clocked, type Timing, timeSteps } from "./timing.ts";

/** How a configuration is rated. */
export interface RateOptions {
  /** Steps before the first timed one. */
  readonly warmUp: number;
  /** Timed steps. */
  readonly steps: number;
  /** Bodies whose forces are held against a direct sum, at most. */
  readonly samples: number;
  /** A short run for its energy: its time step, time units, and how many; null: none. */
  readonly run: { readonly timestep: number; readonly steps: number } | null;
}

/** Force errors |da| / |a| of a sample of the bodies that feel a force; null where none does. */
export interface ForceErrors {
  /** Bodies in the sample. */
  readonly samples: number;
  /** Median. */
  readonly p50: number | null;
  /** What 1 % of them exceed. */
  readonly p99: number | null;
  /** What 0.1 % of them exceed. */
  readonly p999: number | null;
  /** The largest. */
  readonly max: number | null;
}

/** What one way to compute forces takes, does and misses. Times in milliseconds. */
export interface Rated extends Pick<Timing, "stepMs" | "walkMs" | "wallMs" | "clock" | "ppPerBody" | "pcPerBody"> {
  /** Of its forces. */
  readonly error: ForceErrors;
  /** Relative change of the total energy over the short run; null: there was none. */
  readonly energyError: number | null;
}

/** Of bodies that feel no force. */
const UNKNOWN: ForceErrors = { samples: 0, p50: null, p99: null, p999: null, max: null };

/** Rates the forces of an engine, which is stepped: first with steps that move nothing, then by the short run. */
export async function rate(
  engine: Engine,
  computer: Clocked,
  options: RateOptions,
  progress: (fraction: number) => void = () => {},
): Promise<Rated> {
  const { samples, run } = options;
  engine.set({ timestep: Number.MIN_VALUE });
  const timed = await timeSteps(engine, computer, options, (done) => progress((run ? 0.5 : 0.8) * done));
  const { stepMs, walkMs, wallMs, clock, ppPerBody, pcPerBody } = timed;
  const every = Math.ceil(engine.count / samples);
  // A body that feels no force has no error.
  const errors = (await engine.measure("forceErrors", { first: 0, every })).filter((error) => error > 0).sort();
  computer.check();
  return {
    ...{ stepMs, walkMs, wallMs, clock, ppPerBody, pcPerBody },
    error: percentilesOf(errors) ?? UNKNOWN,
    energyError: run && (await energyAfter(engine, computer, run, (done) => progress(0.5 + 0.5 * done))),
  };
}

async function energyAfter(
  engine: Engine,
  computer: Clocked,
  { timestep, steps }: NonNullable<RateOptions["run"]>,
  progress: (fraction: number) => void,
): Promise<number> {
  engine.set({ timestep });
  for (let step = 1; step <= steps; step++) {
    engine.step();
    await engine.done();
    computer.check();
    progress(step / steps);
  }
  return (await engine.measure()).energyError;
}

/** Which of some configurations no other beats: none is at least as fast with at most that error, and better in one of both. */
export function paretoFront(
  configurations: readonly { readonly ms: number; readonly error: number | null }[],
): boolean[] {
  return configurations.map(
    (one) =>
      one.error !== null &&
      !configurations.some(({ ms, error }) => {
        if (error === null) return false;
        return ms <= one.ms && error <= one.error! && (ms < one.ms || error < one.error!);
      }),
  );
}
