/** How far a simulation is taken. One of `steps` and `until`, or neither: until `stop` is called or the signal ends it. */
export interface RunOptions<S> {
  /** So many steps. */
  readonly steps?: number;
  /** To the first step at or after this time, time units. */
  readonly until?: number;
  /** Time units from one heartbeat to the next; absent: one after each step. */
  readonly every?: number;
  /** Called and awaited as often as `every` says; it may read, `set`, `add`, and `stop` the run. */
  readonly heartbeat?: (simulation: S) => unknown;
  /** Ends the run: it rejects with the signal's reason, and the simulation stays as it is then. */
  readonly signal?: AbortSignal;
}

/** A run that ended. */
export interface RunResult {
  /** Steps that it did. */
  readonly steps: number;
  /** Time of the bodies. */
  readonly time: number;
  /** What `stop` was called with; null: it went as far as it was to. */
  readonly stopped: string | null;
}

/** Parts of a time step by which a time may be missed and still be reached. */
const MISS = 1e-3;
/** Milliseconds of steps that a wish to stop waits for, about. */
const PATIENCE = 100;
const MOST_AT_ONCE = 4096;

/** Steps from `time` to the first at or after `goal`. Negative where that is behind. */
export function stepsTo(goal: number, time: number, timestep: number): number {
  return Math.ceil((goal - time) / timestep - MISS);
}

/** What a run asks of its simulation. */
export interface Stepping {
  readonly time: number;
  readonly timestep: number;
  /** The reason that `stop` was called with; null: it was not. */
  readonly stopped: string | null;
  /** Does so many steps. */
  advance(steps: number): Promise<void>;
}

/** Steps in portions, so that heartbeats come in time and a wish to stop is heard. */
export async function runSteps(at: Stepping, options: RunOptions<never>, beat: () => Promise<void>): Promise<number> {
  const { steps = Infinity, until, every, heartbeat, signal } = options;
  const start = at.time;
  let [done, beats, atOnce] = [0, 1, 1];
  for (;;) {
    signal?.throwIfAborted();
    const left = Math.min(steps - done, until === undefined ? steps : stepsTo(until, at.time, at.timestep));
    if (left <= 0 || at.stopped !== null) return done;
    const due = () =>
      every === undefined
        ? 1
        : Math.max(1, stepsTo(start + Math.sign(at.timestep) * beats * every, at.time, at.timestep));
    const portion = Math.min(left, atOnce, heartbeat ? due() : atOnce);
    const isBeat = heartbeat !== undefined && portion === due();
    const begun = performance.now();
    await at.advance(portion);
    done += portion;
    const ms = performance.now() - begun;
    atOnce =
      ms > PATIENCE ? Math.max(1, Math.floor(portion / 2)) : Math.min(MOST_AT_ONCE, Math.max(atOnce, 2 * portion));
    if (!isBeat) continue;
    beats++;
    await beat();
  }
}
