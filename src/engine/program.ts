import { allocate } from "../gpu/allocate.ts";
import type { Pass, Passes } from "../gpu/pass.ts";
import { type Row, rowsOf, submit, Timer, type Timing } from "../gpu/timer.ts";
import { bridgePasses } from "./bridgePasses.ts";
import { sortOf } from "./build/index.ts";
import { columnsSorted } from "./build/reorderColumn.ts";
import { findSolver } from "./force/index.ts";
import { findIntegrator } from "./integrate/index.ts";
import { externalEnergy } from "./measure/externalEnergy.ts";
import { externalExact } from "./measure/externalExact.ts";
import { forceError } from "./measure/forceError.ts";
import { totals } from "./measure/totals.ts";
import type { Settings } from "./settings.ts";
import { slicesOf, variantOf } from "./state/forceVariant.ts";
import { MAX_SAMPLES, plannedFor } from "./state/sizes.ts";
import type { Spec } from "./state/spec.ts";
import type { System } from "./state/system.ts";
import {
  blockPasses,
  blockStartPasses,
  keepingPasses,
  type Plan,
  rungPasses,
  startPasses,
  stepPasses,
} from "./step.ts";

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
 * sum have all targets and some of the sources.
 */
export function firstSlices(n: number, { solver, theta }: Settings): number {
  if (findSolver(solver).opening === null) return slicesFor(n * n);
  const interactions = n * Math.min(n, 1500 * (0.75 / theta) ** 2.5);
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
  if (findSolver(solver).opening === null) return Math.min(now, enough);
  return one < SUBMIT_MS ? Math.max(1, Math.min(now / 2, enough)) : now;
}

/** Block steps of one submission at most. */
const MOST_BLOCKS = 256;

/** Block steps of the next submission, where some `left` are left and one took `ms` milliseconds (0: not known yet). */
export function blocksAtOnce(left: number, ms: number): number {
  const quick = Math.max(1, Math.floor(SUBMIT_MS / ms));
  return Math.min(MOST_BLOCKS, quick, Math.max(8, Math.ceil(1.1 * left)));
}

/** The passes of individual steps. */
interface BlockProgram {
  /** At the bodies as they are, without their order along the curve. */
  readonly start: readonly Pass[];
  readonly begin: readonly Pass[];
  readonly block: readonly Pass[];
  readonly end: readonly Pass[];
}

/** The same as data, but for the start. */
type BlockSpecs = Readonly<Record<"begin" | "block" | "end", readonly Spec[]>>;

/** The passes about the cluster's own steps in a bridged one. */
interface BridgeProgram {
  /** Takes up bodies of another moment. */
  readonly again: readonly Pass[];
  /** Behind the cluster's steps: its bodies back among all, then forces and kicks. */
  readonly moves: readonly Pass[];
  readonly closes: readonly Pass[];
}

/** The passes of steps on rungs. */
export interface RungProgram {
  /** Opens a step of the run. */
  readonly begin: readonly Pass[];
  /** Block steps with a new tree, and on the present one. */
  readonly rebuilding: RungPasses;
  readonly keeping: RungPasses;
}

/** One block step on rungs: where many bodies may be active, and where few groups have some. */
interface RungPasses {
  readonly many: readonly Pass[];
  readonly few: readonly Pass[];
}

/** A step with a new tree of bodies that lie near where the last sort found them (`near`) or anywhere (`anew`), or one on the present tree (`keeping`). */
export type StepKind = "near" | "anew" | "keeping";

/** What a program is made of. */
interface Compiled {
  readonly start: readonly Pass[];
  readonly steps: Readonly<Record<StepKind, readonly Pass[]>> | null;
  readonly measure: readonly Pass[];
  /** Passes that end a step. */
  readonly closing: number;
  readonly blocks: BlockProgram | null;
  readonly rungs: RungProgram | null;
  readonly bridge: BridgeProgram | null;
}

/** All passes of a run, compiled, and their clocks. */
export class Program {
  readonly start: readonly Pass[];
  readonly measure: readonly Pass[];
  /** What ends a step. */
  readonly close: readonly Pass[];
  /** Where bodies have steps of their own; `step` is of no use then. */
  readonly blocks: BlockProgram | null;
  /** The same by walks of a tree. */
  readonly rungs: RungProgram | null;
  /** Where only a cluster's bodies have them: the rest of a step. */
  readonly bridge: BridgeProgram | null;
  readonly #device: GPUDevice;
  readonly #steps: Partial<Record<StepKind, { readonly passes: readonly Pass[]; readonly clock: StepClock | null }>>;
  /** The kind of the last step with a new tree. */
  #sorted: "near" | "anew" = "near";

  static async compile(
    device: GPUDevice,
    passes: Passes,
    system: System,
    settings: Settings,
    slices: number,
    timed: boolean,
  ): Promise<Program> {
    const make = (specs: readonly Spec[]) => Promise.all(specs.map((spec) => system.pass(passes, spec)));
    const { n } = system.sizes;
    const integrator = findIntegrator(settings.integrator);
    const variant = variantOf(settings);
    const solver = findSolver(settings.solver);
    const extended = settings.precision === "extended";
    const external = system.buffers.externalTerms !== undefined;
    const plan: Plan = { sizes: system.sizes, solver, integrator, extended, variant, slices, external };
    const { blocks, rungs } = integrator;
    const bridge = integrator.bridge ? bridgePasses(plan, slicesFor(n * system.sizes.cluster!)) : null;
    const blockProgram = async (start: readonly Pass[], { begin, block, end }: BlockSpecs): Promise<BlockProgram> => ({
      ...{ start, begin: await make(begin), block: await make(block), end: await make(end) },
    });
    const blockStep = async (rebuild: boolean): Promise<RungPasses> => ({
      many: await make(rungPasses(plan, rebuild)),
      few: await make(rungPasses(plan, rebuild, true)),
    });
    // The step repeats the passes of the start: their pipelines are compiled once.
    const first = blocks ? await make(blockStartPasses(plan)) : [];
    const start = blocks
      ? [...(await make([...sortOf(plannedFor(system.sizes)), ...columnsSorted(system.sizes)])), ...first]
      : await make(bridge?.start ?? startPasses(plan));
    const isOwn = blocks || rungs || bridge;
    const steps = isOwn
      ? null
      : {
          near: await make(stepPasses(plan, true)),
          anew: await make(stepPasses(plan, false)),
          keeping: await make(keepingPasses(plan)),
        };
    const samples = slicesOf(variant, slicesFor(MAX_SAMPLES * n));
    const made: Compiled = {
      start,
      steps,
      measure: await make([totals, ...samples.map(forceError), ...(external ? [externalExact, externalEnergy] : [])]),
      closing: integrator.closes.length,
      blocks: bridge
        ? await blockProgram([], bridge)
        : blocks
          ? await blockProgram(first, { ...blocks, block: blockPasses(plan) })
          : null,
      rungs: rungs
        ? {
            begin: await make(rungs.begin),
            rebuilding: await blockStep(true),
            keeping: await blockStep(false),
          }
        : null,
      bridge: bridge && {
        again: await make(bridge.again),
        ...{ moves: await make(bridge.moves), closes: await make(bridge.closes) },
      },
    };
    // Clocks have buffers of their own, some kilobytes.
    return allocate(
      device,
      "the clocks of a step",
      0,
      () => new Program(device, made, timed),
      (program) => program.destroy(),
    );
  }

  private constructor(device: GPUDevice, made: Compiled, timed: boolean) {
    const { start, steps, measure, closing, blocks, rungs, bridge } = made;
    this.#device = device;
    this.start = start;
    this.measure = measure;
    this.blocks = blocks;
    this.rungs = rungs;
    this.bridge = bridge;
    this.close = steps?.near.slice(-closing) ?? [];
    const clocked = (passes: readonly Pass[]) => ({ passes, clock: timed ? new StepClock(device, passes) : null });
    this.#steps = steps
      ? { near: clocked(steps.near), anew: clocked(steps.anew), keeping: clocked(steps.keeping) }
      : {};
  }

  /** Submits a step. Times it on request, if the clock is free. */
  step(kind: StepKind, timed: boolean): void {
    const { passes, clock } = this.#steps[kind]!;
    if (kind !== "keeping") this.#sorted = kind;
    if (timed && clock?.start()) return;
    this.submit(passes);
  }

  submit(passes: readonly Pass[]): void {
    submit(this.#device, passes);
  }

  /** Mean times of a step with one new tree in `interval` steps, from the last of each kind; null before there is one. */
  async timing(interval: number): Promise<Timing | null> {
    const kinds = [this.#sorted, "keeping"] as const;
    const [full, keeping] = await Promise.all(kinds.map((kind) => this.#steps[kind]?.clock?.read() ?? null));
    if (!full || !keeping || interval === 1) return full ?? keeping ?? null;
    const mean = (a: number, b: number) => (a + (interval - 1) * b) / interval;
    const stages = Object.entries(full.stages).map(([row, ms]) => [row, mean(ms, keeping.stages[row] ?? 0)]);
    return { stages: Object.fromEntries(stages), stepMs: mean(full.stepMs, keeping.stepMs) };
  }

  destroy(): void {
    for (const { clock } of Object.values(this.#steps)) clock?.destroy();
  }
}

/**
 * The clocks of one kind of step, which take turns: one stamps every stage, which wants a compute pass for each; the
 * other only the whole step, as it runs untimed (131 072 bodies on an H200: 0.08 ms less).
 */
class StepClock {
  readonly #stages: Clock;
  readonly #whole: Clock;
  #turn = 0;

  constructor(device: GPUDevice, passes: readonly Pass[]) {
    this.#stages = new Clock(device, rowsOf(passes));
    this.#whole = new Clock(device, [{ name: "step", passes }]);
  }

  /** Submits the step with stamps; false where the clock whose turn it is is not free. */
  start(): boolean {
    const started = (this.#turn % 2 === 0 ? this.#stages : this.#whole).start();
    if (started) this.#turn++;
    return started;
  }

  async read(): Promise<Timing | null> {
    const [stages, whole] = await Promise.all([this.#stages.read(), this.#whole.read()]);
    return stages && { stages: stages.stages, stepMs: whole?.stepMs ?? stages.stepMs };
  }

  destroy(): void {
    this.#stages.destroy();
    this.#whole.destroy();
  }
}

/** A timer: free, then encoded, then read, and what it said last. */
class Clock {
  readonly #device: GPUDevice;
  readonly #timer: Timer;
  #state: "free" | "encoded" | "reading" = "free";
  #last: Timing | null = null;

  constructor(device: GPUDevice, rows: readonly Row[]) {
    this.#device = device;
    this.#timer = new Timer(device, rows);
  }

  /** Submits the step with its stamps; false where the clock is not free. */
  start(): boolean {
    if (this.#state !== "free") return false;
    for (const buffer of this.#timer.encode(this.#device)) this.#device.queue.submit([buffer]);
    this.#state = "encoded";
    return true;
  }

  async read(): Promise<Timing | null> {
    if (this.#state === "encoded") {
      this.#state = "reading";
      this.#last = await this.#timer.read();
      this.#state = "free";
    }
    return this.#last;
  }

  destroy(): void {
    this.#timer.destroy();
  }
}
