import { readBack } from "../gpu/readback.ts";
import { CONSTANTS } from "../gpu/shaders.gen.ts";
import type { FaultLoop } from "./faultLoop.ts";
import { blocksAtOnce, type Program } from "./program.ts";
import type { Settings } from "./settings.ts";
import type { System } from "./state/system.ts";

/** Words of shaders/shared/blocks.wgsl: 1 while a step is under way; how many block steps there were; forces on a body, in two words. */
const { BLOCK_OPEN, BLOCK_COUNT, BLOCK_PAIRS } = CONSTANTS.blocks;

/** What steps of bodies' own want of the steps of an engine. */
export interface OwnParts {
  readonly device: GPUDevice;
  readonly system: System;
  /** The passes as they are: others once buffers have grown. */
  readonly program: () => Program;
  /** Brings the settings to the GPU that a step was asked for with, and external fields as where it opens, or else as at its end. */
  readonly use: (step: number, opening: boolean) => Settings;
  /** Makes room for a tree that did not fit. */
  readonly faults: FaultLoop;
  /** What stands before each sort; null: nothing. */
  readonly sort: (() => void) | null;
  /** Whether nothing waits for the step any more: the engine was destroyed. */
  readonly ended: () => boolean;
}

/** Forces of all others on one body so far, by direct sums where bodies have steps of their own; null elsewhere. */
export async function ownForces(device: GPUDevice, { buffers }: System): Promise<number | null> {
  if (!buffers.blockState) return null;
  const [bytes] = await readBack(device, [{ buffer: buffers.blockState, bytes: 64 }]);
  const words = new Uint32Array(bytes!);
  return words[BLOCK_PAIRS]! + 2 ** 32 * words[BLOCK_PAIRS + 1]!;
}

/** Steps of a run in block steps by direct sums, which the device finds and advances until it says that the step is done. */
export class BlockSteps {
  readonly #parts: OwnParts;
  /** Block steps of the last step, and milliseconds of one. */
  #blocks = 16;
  #blockMs = 0;

  constructor(parts: OwnParts) {
    this.#parts = parts;
  }

  /** The bodies are those of another moment; `whole`: with steps of their own. */
  start(whole: boolean): void {
    if (whole) return;
    const program = this.#parts.program();
    program.submit(program.blocks!.start);
  }

  /** Does a step. */
  async step(step: number): Promise<void> {
    const { device, system, program, use, ended } = this.#parts;
    const { begin, block, end } = program().blocks!;
    use(step, true);
    program().submit(begin);
    for (let done = 0, open = true; open && !ended(); ) {
      const some = blocksAtOnce(this.#blocks - done, this.#blockMs);
      const begun = Date.now();
      program().submit([...Array.from({ length: some }, () => block).flat(), ...end]);
      const [bytes] = await readBack(device, [{ buffer: system.buffers.blockState!, bytes: 64 }]);
      const words = new Uint32Array(bytes!);
      this.#blockMs = (Date.now() - begun) / Math.max(1, words[BLOCK_COUNT]! - done);
      done = words[BLOCK_COUNT]!;
      open = words[BLOCK_OPEN] === 1;
      if (!open) this.#blocks = done;
    }
  }

  /** Nothing is left to be done of a step. */
  async settle(_: number): Promise<void> {}
}
