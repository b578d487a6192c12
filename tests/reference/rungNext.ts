import { standsStill } from "./kickDrift.ts";
import { RUNGS } from "./rungs.ts";

/** Twin of integrate/rungNext: counts the block step and the groups that walked, and with the last one the step of the run. */
export function rungNext(tables: { activeList: Uint32Array; rungState: Uint32Array; status: Uint32Array }): void {
  const { activeList, rungState, status } = tables;
  if (standsStill(status)) return;
  const walked = rungState[RUNGS.RUNG_WALKED]! + activeList[0]!;
  rungState[RUNGS.RUNG_WALKED] = walked;
  rungState[RUNGS.RUNG_WALKED + 1]! += walked >= 2 ** 32 ? 1 : 0;
  rungState[RUNGS.RUNG_BLOCKS]!++;
  if (rungState[RUNGS.RUNG_NOW]! < 2 ** rungState[RUNGS.RUNG_DEPTH]!) {
    rungState[RUNGS.RUNG_NOW]!++;
    return;
  }
  rungState.set([0, 1]);
  status[3]!++;
}
