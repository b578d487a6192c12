import { BLOCKS } from "./blocks.ts";
import type { Params } from "./contract.ts";

/** Twin of integrate/nextTime: the smallest time at which a body is due, where a step is under way. */
export function nextTime(tables: { params: Params; due: Uint32Array; blockState: Uint32Array }): void {
  const { params, due, blockState } = tables;
  if (blockState[BLOCKS.BLOCK_OPEN] !== 1) return;
  for (let i = 0; i < params.n; i++) {
    blockState[BLOCKS.BLOCK_NEXT] = Math.min(blockState[BLOCKS.BLOCK_NEXT]!, due[i]!);
  }
}
