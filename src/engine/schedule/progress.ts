import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { readBack } from "../../gpu/readback.ts";
import { readStatus, STATUS_BYTES, type Status } from "../state/status.ts";
import type { System } from "../state/system.ts";

const { RUNG_DEPTH, RUNG_NOW, RUNG_WALKED, RUNG_BLOCKS } = CONSTANTS.rungs;

/** Words of shaders/shared/blocks.wgsl: 1 while a step is under way; how many block steps there were; forces on a body, in two words. */
const { BLOCK_OPEN, BLOCK_COUNT, BLOCK_PAIRS } = CONSTANTS.blocks;

/** Steps on rungs as the device has them. */
export interface RungWords {
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

/** What all that was submitted leaves in a buffer of 64 bytes. */
const wordsOf = async (device: GPUDevice, buffer: GPUBuffer) =>
  new Uint32Array((await readBack(device, [{ buffer, bytes: 64 }]))[0]!);

/** A count of two words, the low one first. */
const long = (words: Uint32Array, at: number) => words[at]! + 2 ** 32 * words[at + 1]!;

/** Null where no steps are on rungs. */
export async function blockCount(device: GPUDevice, { buffers }: System): Promise<BlockCount | null> {
  if (!buffers.rungState) return null;
  const rungs = await wordsOf(device, buffers.rungState);
  return { count: rungs[RUNG_BLOCKS]!, groups: long(rungs, RUNG_WALKED) };
}

/** Steps on rungs, after all that was submitted. */
export async function readRungs(device: GPUDevice, { buffers }: System): Promise<RungWords> {
  const [state, status] = await readBack(device, [
    { buffer: buffers.rungState!, bytes: 64 },
    { buffer: buffers.status, bytes: STATUS_BYTES },
  ]);
  const rungs = new Uint32Array(state!);
  return { depth: rungs[RUNG_DEPTH]!, now: rungs[RUNG_NOW]!, status: readStatus(status!) };
}

/** A step in blocks as the device has it, after all that was submitted. */
export async function readBlocks(device: GPUDevice, { buffers }: System): Promise<{ open: boolean; count: number }> {
  const words = await wordsOf(device, buffers.blockState!);
  return { open: words[BLOCK_OPEN] === 1, count: words[BLOCK_COUNT]! };
}

/** Forces of all others on one body so far, by direct sums where bodies have steps of their own; null elsewhere. */
export async function ownForces(device: GPUDevice, { buffers }: System): Promise<number | null> {
  return buffers.blockState ? long(await wordsOf(device, buffers.blockState), BLOCK_PAIRS) : null;
}
