import { bitsOf } from "../reference/contract.ts";
import { RUNGS } from "../reference/rungs.ts";
import { sphere } from "./sampleTables.ts";
import { paramsOf, sizesOf } from "./stageDriver.ts";

/** Depth of the step of the run that is under way. */
export const DEPTH = 5;

/** Rungs 0 to 4 for the bodies of the sphere below: none of them near the border between two. */
export const rungParams = (n: number) =>
  paramsOf(sizesOf(n), { eps2: 0.05 ** 2, eta: 0.02, drift: 1 / 4, kick: 1 / 4 });

/** The same in an expanding box, with steps so long that a quarter of kicks and drifts is another in each part. */
export const expandingRungParams = (n: number) => ({
  ...rungParams(n),
  ...{ side: 1.5, leastFelt: 0.3 },
  ...{ kickBend0: -0.3, kickBend1: 0.5, kickBend2: 0.2, kickBend3: -0.1 },
  ...{ driftBend0: 0.4, driftBend1: -0.6, driftBend2: -0.2, driftBend3: 0.1 },
});

/** Bodies of a Plummer sphere before block step `now`, on all rungs, those at every 50th place frozen. */
export function rungTables(n: number, now: number) {
  const { posMass, velocity, acceleration, id } = sphere(n);
  const origin = new Uint32Array(4 * n);
  const rungState = new Uint32Array(16);
  rungState[RUNGS.RUNG_DEPTH] = DEPTH;
  rungState[RUNGS.RUNG_NOW] = now;
  for (let i = 0; i < n; i++) {
    origin.set([...[0, 1, 2].map((k) => bitsOf(posMass[4 * i + k]! + 0.01)), i % (DEPTH + 1)], 4 * i);
    if (i % 50 === 49) velocity.set([0, 0, 0, -1], 4 * i);
  }
  return { posMass, velocity, acceleration, id, origin, rungState, status: new Uint32Array(16) };
}
