import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { BLOCKS } from "./blocks.ts";
import type { Params } from "./contract.ts";

const { BLOCK_BODIES, WANTED, LEAST_SOURCES } = CONSTANTS["integrate/blockDispatch"];

/** Twin of integrate/blockDispatch: bodies and time of the block step, workgroups for them, and what is counted. */
export function blockDispatch(tables: {
  params: Params;
  blockState: Uint32Array;
  status: Uint32Array;
  forceDispatch: Uint32Array;
  correctDispatch: Uint32Array;
}): void {
  const { params, blockState: state, status, forceDispatch, correctDispatch } = tables;
  const B = BLOCKS;
  const count = state[B.BLOCK_OPEN] === 1 ? state[B.BLOCK_FOUND]! : 0;
  const groups = Math.ceil(count / BLOCK_BODIES);
  const splits = Math.min(
    Math.max(1, Math.floor(WANTED / Math.max(1, groups))),
    Math.max(1, Math.floor(params.n / LEAST_SOURCES)),
  );
  state[B.BLOCK_NOW] = state[B.BLOCK_NEXT]!;
  state[B.BLOCK_NEXT] = B.NEVER;
  state[B.BLOCK_FOUND] = 0;
  state[B.BLOCK_ACTIVE] = count;
  state[B.BLOCK_SPLITS] = splits;
  const all = groups * splits;
  forceDispatch.set([Math.min(all, 65_535), Math.ceil(all / 65_535), 1]);
  correctDispatch.set([groups, 1, 1]);
  if (count === 0) return;
  state[B.BLOCK_COUNT]!++;
  const pairs = state[B.BLOCK_PAIRS]! + 2 ** 32 * state[B.BLOCK_PAIRS + 1]! + count;
  state[B.BLOCK_PAIRS] = pairs % 2 ** 32;
  state[B.BLOCK_PAIRS + 1] = Math.floor(pairs / 2 ** 32);
  if (state[B.BLOCK_NOW] !== B.TICKS) return;
  state[B.BLOCK_OPEN] = 0;
  status[3]!++;
}
