import type { Bodies } from "../../../data/bodies/bodies.ts";
import { takePortion } from "../../../data/bodies/portion.ts";
import { paretoFront, type Rated, rate, type Settings } from "../../../engine/index.ts";
import { grouped, rounded } from "../../../language/format.ts";
import { Cancelled } from "../../../run/cancelled.ts";
import { findMachine } from "../../../run/findMachine.ts";
import type { Machine } from "../../../run/machine.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Store } from "../../kit/slice.ts";
import type { PhysicsSlice } from "../../run/physics/state.ts";
import type { PlaySlice, PlayState } from "../../run/play/state.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import {
  type BenchmarkSlice,
  type BenchmarkState,
  type Configuration,
  configurationsOf,
  enginesHere,
  type RaceRow,
  SHORT_RUN,
} from "./state.ts";
import { text } from "./text.ts";

/** What a race reads of the page. */
export type Reads = MessagesSlice & PhysicsSlice & PlaySlice & BenchmarkSlice & SideSlice;

/** Timed steps and, for errors, bodies: medians of three are steady enough for an axis of decades. */
const RATING = { warmUp: 1, steps: 3, samples: 1024 };

/** What configurations are given. */
interface Course {
  readonly bodies: Bodies;
  readonly settings: Settings;
  /** Ends the race. */
  readonly life: AbortSignal;
}

/**
 * Races on the bodies of the run as they are, each configuration with an engine of its own. A configuration that can't be had is said in one line and
 * passed over. Throws Cancelled where `life` ends.
 */
export async function race(store: Store<Reads>, simulation: Simulation, life: AbortSignal): Promise<void> {
  const show = showing(store);
  show({ label: text.preparing, fraction: null });
  try {
    await runAll(store, simulation, life, show);
  } finally {
    show(null);
  }
}

async function runAll(
  store: Store<Reads>,
  simulation: Simulation,
  life: AbortSignal,
  show: (racing: BenchmarkState["racing"]) => void,
): Promise<void> {
  const { engine, machine } = simulation;
  if (!engine || !machine) return;
  const bodies = await within(life, engine.readBodies());
  const {
    benchmark: { entries },
    physics: { solvers },
  } = store.getState();
  const here = enginesHere(machine.device !== null);
  const configurations = configurationsOf(entries, solvers, here, bodies.count);
  const course = { bodies, settings: { ...engine.settings, integrator: "leapfrog" }, life };
  store.setState({ benchmark: { raced: { bodies: bodies.count, time: bodies.time } } });
  // Another machine than the page's computes, and draws nothing.
  let other: Promise<Machine> | null = null;
  const machineOf = (of: Configuration["engine"]): Promise<Machine> | Machine => {
    if ((machine.device !== null) === (of === "gpu")) return machine;
    other ??= findMachine(of);
    return other;
  };
  for (const [k, configuration] of configurations.entries()) {
    const { title } = solvers.find(({ name }) => name === configuration.solver)!;
    const name = text.configuration(title, configuration.theta === null ? null : rounded(configuration.theta));
    const shown = `${name}, ${text.engines.names[configuration.engine]}`;
    const label = text.racing(shown, grouped(k + 1), grouped(configurations.length));
    const progress = (done: number) => {
      // What was begun before the end may still tell of itself.
      if (!life.aborted) show({ label, fraction: (k + done) / configurations.length });
    };
    progress(0);
    try {
      const rated = await rateOne(await machineOf(configuration.engine), configuration, course, progress);
      if (life.aborted) throw new Cancelled("ended");
      store.setState((s) => ({
        benchmark: {
          raceRows: withFronts([...s.benchmark.raceRows, { ...configuration, title, front: false, ...rated }]),
        },
      }));
    } catch (error) {
      if (life.aborted) throw error;
      // Where the machine was lost that is told elsewhere.
      if (!(await simulation.fail(error))) throw new Cancelled("lost");
    }
  }
}

/** Shows progress: in the panel, or where it is closed with that of other work, unless there is some. */
function showing(store: Store<Reads>): (racing: BenchmarkState["racing"]) => void {
  let mine: PlayState["busy"] = null;
  return (racing) => {
    const {
      layout: { side },
      play: { busy },
    } = store.getState();
    const free = busy === null || busy === mine;
    mine = side === "benchmark" ? null : racing;
    store.setState(free ? { benchmark: { racing }, play: { busy: mine } } : { benchmark: { racing } });
  };
}

async function rateOne(
  machine: Machine,
  { solver, theta, bodies: count }: Configuration,
  { bodies, settings, life }: Course,
  progress: (done: number) => void,
): Promise<Rated> {
  const all = count === bodies.count;
  const some = all ? bodies : takePortion(bodies, { every: Math.round(bodies.count / count) });
  const making = machine.engine(some, { ...settings, solver, ...(theta !== null && { theta }) }, life);
  // One that comes too late is freed as soon as it is there.
  const engine = await within(life, making, (late) => late.destroy());
  const check = () => {
    if (life.aborted) throw new Cancelled("ended");
  };
  const clocked = { check, ...(machine.device === null && { clock: "wall" as const }) };
  const run = all ? { timestep: settings.timestep, steps: SHORT_RUN } : null;
  try {
    return await within(life, rate(engine, clocked, { ...RATING, run }, progress));
  } finally {
    engine.destroy();
  }
}

/** What `work` brings, or Cancelled as soon as `life` ends; `late` takes what comes after that. */
function within<T>(life: AbortSignal, work: Promise<T>, late: (made: T) => void = () => {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => {
      work.then(late, () => {});
      reject(new Cancelled("ended"));
    };
    if (life.aborted) return end();
    life.addEventListener("abort", end, { once: true });
    work.then(resolve, reject).finally(() => life.removeEventListener("abort", end));
  });
}

/** Which rows no other of as many bodies beats in time and error. */
function withFronts(rows: readonly RaceRow[]): RaceRow[] {
  return rows.map((row) => {
    const equals = rows.filter(({ bodies }) => bodies === row.bodies);
    const front = paretoFront(equals.map(({ stepMs, error }) => ({ ms: stepMs, error: error.p99 })));
    return { ...row, front: front[equals.indexOf(row)]! };
  });
}
