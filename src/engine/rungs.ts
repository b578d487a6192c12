import type { Pass } from "../gpu/pass.ts";
import { readBack } from "../gpu/readback.ts";
import { CONSTANTS } from "../gpu/shaders.gen.ts";
import type { OwnParts } from "./blocks.ts";
import type { RungProgram } from "./program.ts";
import { readStatus, STATUS_BYTES, type Status } from "./state/status.ts";
import type { System } from "./state/system.ts";

const { RUNG_DEPTH, RUNG_NOW, RUNG_WALKED, RUNG_BLOCKS } = CONSTANTS.rungs;

/** Block steps whose number is no multiple of it are own steps of the two deepest rungs alone: few groups walk, and the root cube stands. */
const MANY_EVERY = 4;
/** Milliseconds of block steps that are submitted together: two such batches, which may be under way, are a frame. */
const BATCH_MS = 8;
/** Block steps of a batch whose time is not known yet. */
const FIRST_BATCH = 8;

/** Steps on rungs as the device has them. */
interface RungWords {
  /** A step of the run has 2 to this power block steps. */
  readonly depth: number;
  /** The block step that comes next, from 1 on. */
  readonly now: number;
  readonly status: Status;
}

/** Block steps so far, and what walked in them. */
export interface BlockCount {
  /** How many. */
  readonly count: number;
  /** Walks of groups, and of halves of groups, in all. */
  readonly groups: number;
}

/** Waits for all that was submitted; null where no steps are on rungs. */
export async function blockCount(device: GPUDevice, { buffers }: System): Promise<BlockCount | null> {
  if (!buffers.rungState) return null;
  const [state] = await readBack(device, [{ buffer: buffers.rungState, bytes: 64 }]);
  const rungs = new Uint32Array(state!);
  return { count: rungs[RUNG_BLOCKS]!, groups: rungs[RUNG_WALKED]! + 2 ** 32 * rungs[RUNG_WALKED + 1]! };
}

/** Waits for all that was submitted. */
async function readRungs(device: GPUDevice, { buffers }: System): Promise<RungWords> {
  const [state, status] = await readBack(device, [
    { buffer: buffers.rungState!, bytes: 64 },
    { buffer: buffers.status, bytes: STATUS_BYTES },
  ]);
  const rungs = new Uint32Array(state!);
  return { depth: rungs[RUNG_DEPTH]!, now: rungs[RUNG_NOW]!, status: readStatus(status!) };
}

/** Steps of a run whose block steps walk for active bodies alone: the device says how many a step has. */
export class RungSteps {
  readonly #parts: OwnParts;
  /** Milliseconds of a block step; 0: not known yet. */
  #blockMs = 0;

  /** No step of the run was opened. */
  #fresh = true;

  constructor(parts: OwnParts) {
    this.#parts = parts;
  }

  /** The bodies are those of another moment: what steps keep beside them begins with each. */
  start(_whole: boolean): void {
    this.#fresh = true;
  }

  /** Submits a step, once the one before it stands. */
  async step(step: number): Promise<void> {
    const { device, system, program, use } = this.#parts;
    if (this.#fresh) {
      const words = new Uint32Array(2);
      words[RUNG_NOW] = 1;
      device.queue.writeBuffer(system.buffers.rungState!, 0, words);
      this.#fresh = false;
    }
    const { depth } = await this.#stand(step, () => {
      use(step, true);
      // Where the tree of the step before did not fit nothing is opened.
      program().submit(program().rungs!.begin);
    });
    await this.#submit(1, depth, step);
  }

  /** Makes sure that a step, the last one, was done. */
  async settle(step: number): Promise<void> {
    if (!this.#parts.ended()) await this.#stand(step + 1, () => {});
  }

  /** Submits what follows all steps before `step`, as often as it takes until those stand: they are gone on with on larger buffers where a tree did not fit. */
  #stand(step: number, submit: () => void): Promise<RungWords> {
    const { device, system, faults } = this.#parts;
    const begin = async (missed: RungWords | null) => {
      if (missed) await this.#submit(missed.now, missed.depth, step - 1);
      submit();
    };
    return faults.until(begin, () => readRungs(device, system));
  }

  /**
   * The block steps of a step from one on. Two batches of them are under way at most, so that pictures and requests, which stand behind them in
   * the queue, needn't wait for all. A batch is one submit once its time is known, unless something stands before each sort.
   */
  async #submit(from: number, depth: number, step: number): Promise<void> {
    const { device, program, use, sort, ended } = this.#parts;
    const { rebuildInterval } = use(step, true);
    let before = Promise.resolve();
    let since = Date.now();
    let batch = 0;
    let gathered: Pass[] = [];
    const submit = () => {
      if (gathered.length === 0) return;
      sort?.();
      program().submit(gathered);
      gathered = [];
    };
    for (const { passes, count } of rungChunks(program().rungs!, from, 2 ** depth, rebuildInterval)) {
      gathered.push(...passes);
      if (sort || this.#blockMs === 0) submit();
      batch += count;
      if (batch * this.#blockMs < BATCH_MS && (batch < FIRST_BATCH || this.#blockMs > 0)) continue;
      submit();
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
    submit();
  }
}

/** The block steps `from` to `to` of a step of the run, in parts that each begin with a tree, which stands for `interval` of them. */
function* rungChunks(
  { rebuilding, keeping }: RungProgram,
  from: number,
  to: number,
  interval: number,
): Generator<{ readonly passes: readonly Pass[]; readonly count: number }> {
  // At the first the root cube may still be that of another moment.
  const of = ({ many, few }: RungProgram["keeping"], step: number) =>
    step % MANY_EVERY === 0 || step === 1 || step === to ? many : few;
  for (let now = from; now <= to; ) {
    const next = Math.min(to + 1, now + interval - ((now - 1) % interval));
    const kept = Array.from({ length: next - now - 1 }, (_, k) => of(keeping, now + 1 + k));
    const passes = [...of(rebuilding, now), ...kept.flat()];
    yield { passes, count: next - now };
    now = next;
  }
}
