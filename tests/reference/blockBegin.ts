import { BLOCKS, ticksWithin } from "./blocks.ts";
import { floatOf, type Params } from "./contract.ts";

/** Twin of integrate/blockBegin: all bodies at time 0, each due after the step that it wished for. */
export function blockBegin(tables: {
  params: Params;
  fixedVelocity: Uint32Array;
  fixedPosition: Uint32Array;
  blockState: Uint32Array;
  due: Uint32Array;
}): void {
  const { params, fixedVelocity, fixedPosition, blockState, due } = tables;
  blockState[BLOCKS.BLOCK_NEXT] = BLOCKS.NEVER;
  blockState[BLOCKS.BLOCK_FOUND] = 0;
  blockState[BLOCKS.BLOCK_OPEN] = 1;
  blockState[BLOCKS.BLOCK_COUNT] = 0;
  for (let i = 0; i < params.n; i++) {
    fixedPosition[8 * i + 3] = 0;
    due[i] = ticksWithin(params, floatOf(fixedVelocity[8 * i + 3]!));
  }
}
