import type { Pass } from "../../gpu/pass.ts";
import type { DriverParts, StepDriver } from "../guests/guest.ts";
import type { Settings } from "../settings.ts";
import { faultNames, HOT } from "../state/faults.ts";
import type { Status } from "../state/status.ts";
import { type RungWords, readBlocks, readRungs } from "./progress.ts";
import type { Once, Part, Repeat, Schedule } from "./schedule.ts";

/** Milliseconds that a submission of block steps by direct sums should take, and how many it has at most. */
const [SUBMIT_MS, MOST_BLOCKS] = [50, 256];
/** Milliseconds of block steps on rungs that are submitted together: two such batches, which may be under way, are a frame. */
const BATCH_MS = 8;
/** Block steps of a batch whose time is not known yet. */
const FIRST_BATCH = 8;

/** Block steps of the next submission, where some `left` are left and one took `ms` milliseconds (0: not known yet). */
export function blocksAtOnce(left: number, ms: number): number {
  const quick = Math.max(1, Math.floor(SUBMIT_MS / ms));
  return Math.min(MOST_BLOCKS, quick, Math.max(8, Math.ceil(1.1 * left)));
}

/** Block steps whose number is no multiple of it are own steps of the two deepest rungs alone: few groups walk, and the root cube stands. */
const MANY_EVERY = 4;

/** What an executor wants of the steps of an engine. */
export interface ExecutorParts extends Pick<DriverParts, "device" | "system" | "faults" | "ended"> {
  /** The schedule as it is compiled: another once buffers have grown. */
  readonly schedule: () => Schedule<Pass>;
  readonly submit: (passes: readonly Pass[]) => void;
  /** Brings the settings to the GPU that a step was asked for with, and what changes with time as where it opens, or else as at its end. */
  readonly use: (step: number, opening: boolean) => Settings;
  /** What stands before each sort; null: nothing. */
  readonly sort: (() => void) | null;
}

/** What is read behind a part that must fit. */
type Found = { readonly status: Status } & Partial<RungWords>;

/** Does the steps of a schedule in which the host waits for the device, part by part. */
export class Executor implements StepDriver {
  readonly #parts: ExecutorParts;
  /** Block steps of the last step, and milliseconds of one; 0: not known yet. */
  #blocks = 16;
  #blockMs = 0;
  /** No step was opened since the bodies were put there. */
  #fresh = true;
  /** What steps of their own keep of the bodies is that of another moment. */
  #stale = false;

  constructor(parts: ExecutorParts) {
    this.#parts = parts;
  }

  /** The bodies are those of another moment; `whole`: with what steps of their own keep of them. */
  start(whole: boolean): void {
    const { again } = this.#parts.schedule();
    this.#fresh = true;
    this.#stale = !whole && again?.fits === true;
    if (!whole && again && !again.fits) this.#parts.submit(again.once);
  }

  /** Does a step, once the one before it stands. */
  async step(step: number): Promise<void> {
    const { device, system, schedule, ended } = this.#parts;
    const { rungState, again } = schedule();
    if (this.#fresh && rungState) device.queue.writeBuffer(system.buffers.rungState!, 0, new Uint32Array(rungState));
    this.#fresh = false;
    if (this.#stale && again) await this.#fit(step, () => schedule().again!);
    this.#stale = false;
    let found: Found | null = null;
    // By their places: the stages are others once buffers have grown.
    for (const place of schedule().step.keys()) {
      if (ended()) return;
      found = await this.#part(step, () => schedule().step[place]!, found);
    }
  }

  /** Makes sure that a step, the last one, was done. */
  async settle(step: number): Promise<void> {
    if (this.#counts() && !this.#parts.ended()) await this.#stand(step + 1, () => {});
  }

  /** Does a part; `found`: what the device said behind the one before. */
  async #part(step: number, part: () => Part<Pass>, found: Found | null): Promise<Found | null> {
    const now = part();
    const { use, submit } = this.#parts;
    if ("repeat" in now) {
      if (now.until === "rungs") await this.#counted(now, 1, found!.depth!, step);
      else await this.#untilClosed(now);
    } else if ("once" in now) {
      if (now.fits) return this.#fit(step, () => part() as Once<Pass>);
      use(step, !now.closes);
      submit(now.once);
    }
    return null;
  }

  /** Submits stages as often as it takes until what they build fits its buffers. */
  #fit(step: number, part: () => Once<Pass>): Promise<Found | null> {
    const { use, sort, submit, ended } = this.#parts;
    if (ended()) return Promise.resolve(null);
    return this.#stand(step, () => {
      const { once, closes } = part();
      use(step, !closes);
      sort?.();
      submit(once);
    });
  }

  /** The repetition of a schedule of which the device says beforehand how many there are. */
  #counts(): Repeat<Pass> | null {
    const part = this.#parts.schedule().step.find((one) => "repeat" in one && one.until === "rungs");
    return (part as Repeat<Pass> | undefined) ?? null;
  }

  /** Submits what follows all steps before `step`, as often as it takes until those stand: they are gone on with on larger buffers where a tree did not fit. */
  async #stand(step: number, submit: () => void): Promise<Found> {
    const { device, system, faults } = this.#parts;
    if (!this.#counts()) return faults.until<Found>(submit);
    const begin = async (missed: Found | null) => {
      if (missed) await this.#counted(this.#counts()!, missed.now!, missed.depth!, step - 1);
      submit();
    };
    const found = await faults.until<Found>(begin, () => readRungs(device, system));
    if ((found.status.faults & HOT) !== 0)
      throw new Error(
        `${faultNames(HOT)[0]}, even on the deepest rung; take a shorter one, or bodies less hot and dense`,
      );
    return found;
  }

  /** Repetitions until the device says that the step is done. */
  async #untilClosed({ repeat, behind }: Repeat<Pass>): Promise<void> {
    const { device, system, submit, ended } = this.#parts;
    const block = repeat as readonly Pass[];
    for (let done = 0, open = true; open && !ended(); ) {
      const some = blocksAtOnce(this.#blocks - done, this.#blockMs);
      const begun = Date.now();
      submit([...Array.from({ length: some }, () => block).flat(), ...behind]);
      const state = await readBlocks(device, system);
      this.#blockMs = (Date.now() - begun) / Math.max(1, state.count - done);
      done = state.count;
      open = state.open;
      if (!open) this.#blocks = done;
    }
  }

  /**
   * The repetitions of a step from one on, of 2 to the power `depth`. Two batches of them are under way at most, so that pictures and requests, which stand
   * behind them in the queue, needn't wait for all. A batch is one submit once its time is known, unless something stands before each sort.
   */
  async #counted({ repeat }: Repeat<Pass>, from: number, depth: number, step: number): Promise<void> {
    const { device, use, sort, submit, ended } = this.#parts;
    const { rebuildInterval } = use(step, true);
    let before = Promise.resolve();
    let since = Date.now();
    let batch = 0;
    let gathered: Pass[] = [];
    const flush = () => {
      if (gathered.length === 0) return;
      sort?.();
      submit(gathered);
      gathered = [];
    };
    for (const { passes, count } of rungBatches(repeat, from, 2 ** depth, rebuildInterval)) {
      gathered.push(...passes);
      if (sort || this.#blockMs === 0) flush();
      batch += count;
      if (batch * this.#blockMs < BATCH_MS && (batch < FIRST_BATCH || this.#blockMs > 0)) continue;
      flush();
      const blocks = batch;
      const end = () => {
        this.#blockMs = (Date.now() - since) / blocks;
        since = Date.now();
      };
      // A lost device is said where the state is read.
      const done = device.queue.onSubmittedWorkDone().then(end, end);
      await before;
      if (ended()) return;
      before = done;
      batch = 0;
    }
    flush();
  }
}

/** The block steps `from` to `to` of a step of the run, in parts that each begin with a tree, which stands for `interval` of them. */
function* rungBatches(
  repeat: Repeat<Pass>["repeat"],
  from: number,
  to: number,
  interval: number,
): Generator<{ readonly passes: readonly Pass[]; readonly count: number }> {
  if (!("either" in repeat)) throw new Error("block steps on rungs are chosen one by one");
  const { rebuildingMany, rebuildingFew, reusingMany, reusingFew } = repeat.either;
  // At the first the root cube may still be that of another moment.
  const isMany = (step: number) => step % MANY_EVERY === 0 || step === 1 || step === to;
  for (let now = from; now <= to; ) {
    const next = Math.min(to + 1, now + interval - ((now - 1) % interval));
    const reused = Array.from({ length: next - now - 1 }, (_, k) => (isMany(now + 1 + k) ? reusingMany : reusingFew)!);
    yield { passes: [...(isMany(now) ? rebuildingMany : rebuildingFew)!, ...reused.flat()], count: next - now };
    now = next;
  }
}
