import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import type { Params } from "./contract.ts";

/** Words of `blockState` and ticks: shaders/shared/blocks.wgsl. */
export const BLOCKS = CONSTANTS.blocks;

/** Time between ticks. */
export const tickLength = (params: Params) => params.drift / BLOCKS.TICKS;
/** Acceleration as change of velocity over the time of `tickLength`. */
export const pace = (params: Params) => params.kick / params.drift;

/** The longest step of a power of two of ticks within `wish`. */
export function ticksWithin(params: Params, wish: number): number {
  const most = wish / Math.abs(tickLength(params));
  return most < BLOCKS.TICKS ? 2 ** Math.floor(Math.log2(Math.max(1, Math.floor(most)))) : BLOCKS.TICKS;
}
