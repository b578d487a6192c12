import { checkKnown } from "./known.ts";
import { type RunOptions, stepsTo } from "./run.ts";

/** Throws one line on what is no run. */
export function checkRun(options: RunOptions<never> | undefined, time: number, timestep: number): void {
  const { steps, until, every, heartbeat, signal } = options ?? {};
  checkKnown("option of a run", options ?? {}, ["steps", "until", "every", "heartbeat", "signal"]);
  if (steps !== undefined && until !== undefined) throw new Error("a run takes steps or until, not both");
  if (steps !== undefined && !(Number.isInteger(steps) && steps >= 0))
    throw new Error(`steps = ${steps}: it must be a whole number, 0 or more`);
  if (until !== undefined && !Number.isFinite(until)) throw new Error(`until = ${until}: it must be a time`);
  if (until !== undefined && stepsTo(until, time, timestep) < 0)
    throw new Error(`until = ${until} is behind: it is ${time}, and a step takes ${timestep}`);
  if (every !== undefined && !(every > 0)) throw new Error(`every = ${every}: it must be above 0, in time units`);
  if (every !== undefined && !heartbeat) throw new Error(`every = ${every}: it needs a heartbeat; or take frames`);
  if (steps === undefined && until === undefined && !heartbeat && !signal)
    throw new Error("a run without an end: give steps, until, a heartbeat that stops it, or a signal");
}
