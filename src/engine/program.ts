import { allocate } from "../gpu/allocate.ts";
import type { Pass, Passes } from "../gpu/pass.ts";
import { rowsOf, submit, Timer, type Timing } from "../gpu/timer.ts";
import { findSolver, solverOf } from "./force/index.ts";
import type { Guest } from "./guests/guest.ts";
import { forceError } from "./measure/forceError.ts";
import { totals } from "./measure/totals.ts";
import type { IntegratorCode } from "./schedule/index.ts";
import { compiled, type Schedule } from "./schedule/schedule.ts";
import type { Settings } from "./settings.ts";
import { slicesOf, variantOf } from "./state/forceVariant.ts";
import { MAX_SAMPLES } from "./state/sizes.ts";
import type { Spec } from "./state/spec.ts";
import type { System } from "./state/system.ts";
import type { Plan } from "./step.ts";

/** Body pairs that even a weak GPU (2e10 a second) does in 50 ms. */
const PAIRS_PER_SUBMIT = 1e9;
/** Milliseconds that a submit should take: watchdogs and screens wait for it. */
const SUBMIT_MS = 50;
const MAX_SLICES = 1024;
/** Of each slice of a tree's walk at first: fewer would leave most of a large GPU idle. */
const LEAST_WORKGROUPS = 256;

/** Powers of two, so that few different slices are ever made. */
const powerOfTwo = (wanted: number) => Math.min(MAX_SLICES, 2 ** Math.ceil(Math.log2(Math.max(1, wanted))));
/** In how many slices a stage is submitted that sums so many pairs. */
export const slicesFor = (pairs: number) => powerOfTwo(pairs / PAIRS_PER_SUBMIT);

/**
 * Slices of the walk before any was timed: a tree has about 1500 interactions a body at theta 0.75, theta^-2.5 times as many elsewhere. Those of a direct
 * sum have all targets and some of the `sources`.
 */
export function firstSlices(n: number, { solver, theta }: Settings, sources = n): number {
  if (findSolver(solver).direct) return slicesFor(n * sources);
  const interactions = n * Math.min(sources, 1500 * (0.75 / theta) ** 2.5);
  return Math.min(slicesFor(interactions), powerOfTwo(n / 64 / LEAST_WORKGROUPS));
}

/**
 * Slices for forces that took `ms` in `now` of them. Small slices of a walk leave a large GPU idle: fewer take less time in all, by how much is not known. Their
 * number is halved, or falls at once to what the time of all asks for. Those of a direct sum have all targets each.
 */
export function nextSlices(now: number, ms: number, solver: string): number {
  const one = ms / now;
  const enough = powerOfTwo(ms / SUBMIT_MS);
  if (one > 2 * SUBMIT_MS) return enough;
  if (findSolver(solver).direct) return Math.min(now, enough);
  return one < SUBMIT_MS ? Math.max(1, Math.min(now / 2, enough)) : now;
}

/** What decides which stages the steps of a system have; `slices`: parts of a walk. */
function planOf({ sizes }: System, settings: Settings, slices: number, guests: readonly Guest[]): Plan {
  return {
    ...{ sizes, slices, guests },
    variant: Object.assign(variantOf(settings), ...guests.map(({ variant }) => variant)),
    solver: solverOf(settings, sizes),
    extended: settings.precision === "extended",
    pairSlices: slicesFor(sizes.n * (sizes.cluster ?? 0)),
  };
}

export interface CompileParts {
  readonly device: GPUDevice;
  readonly passes: Passes;
  readonly system: System;
  readonly moves: IntegratorCode;
  readonly guests: readonly Guest[];
  readonly timed: boolean;
}

/** A step with a new tree of bodies that lie near where the last sort found them (`incremental`) or anywhere (`full`), or one on the present tree (`reuseTree`). */
export type StepKind = "incremental" | "full" | "reuseTree";

/** All passes of a run, compiled, and their clocks. */
export class Program {
  readonly schedule: Schedule<Pass>;
  readonly measure: readonly Pass[];
  readonly #device: GPUDevice;
  readonly #steps: Partial<Record<StepKind, { readonly passes: readonly Pass[]; readonly clock: StepClock | null }>>;
  /** The kind of the last step with a new tree. */
  #sorted: "incremental" | "full" = "incremental";

  static async compile(
    { device, passes, system, moves, guests, timed }: CompileParts,
    settings: Settings,
    slices: number,
  ): Promise<Program> {
    const make = (specs: readonly Spec[]) => Promise.all(specs.map((spec) => system.pass(passes, spec)));
    const { n } = system.sizes;
    const samples = slicesOf(variantOf(settings), slicesFor(MAX_SAMPLES * n));
    const schedule = await compiled(moves.schedule(planOf(system, settings, slices, guests)), make);
    const measure = [
      totals,
      ...samples.map(forceError),
      ...guests.flatMap(({ exact = [], energy }) => [...exact, ...(energy?.stages ?? [])]),
    ];
    const measured = await make(measure);
    // Clocks have buffers of their own, some kilobytes.
    return allocate(
      device,
      "the clocks of a step",
      0,
      () => new Program(device, schedule, measured, timed),
      (program) => program.destroy(),
    );
  }

  private constructor(device: GPUDevice, schedule: Schedule<Pass>, measure: readonly Pass[], timed: boolean) {
    this.#device = device;
    this.schedule = schedule;
    this.measure = measure;
    const [part] = schedule.step;
    // The one choice that a step consists of, where its host does not wait for the device.
    const choices = schedule.step.length === 1 && part && "either" in part ? part.either : {};
    const steps = Object.entries(choices).map(([kind, passes]) => [
      kind,
      { passes, clock: timed ? new StepClock(device, passes) : null },
    ]);
    this.#steps = Object.fromEntries(steps);
  }

  /** Submits a step. Times it on request, if the clock is free. */
  step(kind: StepKind, timed: boolean): void {
    const { passes, clock } = this.#steps[kind]!;
    if (kind !== "reuseTree") this.#sorted = kind;
    if (!(timed && clock?.start())) submit(this.#device, passes);
  }

  /** Mean times of a step with one new tree in `interval` steps, from the last of each kind; null before there is one. */
  async timing(interval: number): Promise<Timing | null> {
    const kinds = [this.#sorted, "reuseTree"] as const;
    const [full, reusing] = await Promise.all(kinds.map((kind) => this.#steps[kind]?.clock?.read() ?? null));
    if (!full || !reusing || interval === 1) return full ?? reusing ?? null;
    const mean = (a: number, b: number) => (a + (interval - 1) * b) / interval;
    const stages = Object.entries(full.stages).map(([row, ms]) => [row, mean(ms, reusing.stages[row] ?? 0)]);
    return { stages: Object.fromEntries(stages), stepMs: mean(full.stepMs, reusing.stepMs) };
  }

  destroy(): void {
    for (const { clock } of Object.values(this.#steps)) clock?.destroy();
  }
}

/** A timer: free, then encoded, then read, and what it said last. */
interface Clock {
  readonly timer: Timer;
  state: "free" | "encoded" | "reading";
  last: Timing | null;
}

/**
 * The clocks of one kind of step, which take turns: one stamps every stage, which wants a compute pass for each; the
 * other only the whole step, as it runs untimed (131 072 bodies on an H200: 0.08 ms less).
 */
class StepClock {
  readonly #device: GPUDevice;
  readonly #clocks: readonly Clock[];
  #turn = 0;

  constructor(device: GPUDevice, passes: readonly Pass[]) {
    this.#device = device;
    const rows = [rowsOf(passes), [{ name: "step", passes }]];
    this.#clocks = rows.map((each) => ({ timer: new Timer(device, each), state: "free", last: null }));
  }

  /** Submits the step with stamps; false where the clock whose turn it is is not free. */
  start(): boolean {
    const clock = this.#clocks[this.#turn % 2]!;
    if (clock.state !== "free") return false;
    for (const buffer of clock.timer.encode(this.#device)) this.#device.queue.submit([buffer]);
    clock.state = "encoded";
    this.#turn++;
    return true;
  }

  async read(): Promise<Timing | null> {
    const read = this.#clocks.map(async (clock) => {
      if (clock.state !== "encoded") return clock.last;
      clock.state = "reading";
      clock.last = await clock.timer.read();
      clock.state = "free";
      return clock.last;
    });
    const [stages, whole] = await Promise.all(read);
    return stages ? { stages: stages.stages, stepMs: whole?.stepMs ?? stages.stepMs } : null;
  }

  destroy(): void {
    for (const { timer } of this.#clocks) timer.destroy();
  }
}
