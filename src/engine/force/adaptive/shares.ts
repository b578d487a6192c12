import type { Solver } from "../solver.ts";

/** Of more bodies the last walks are a small part of all (H100, a Plummer sphere of 4 194 304: 6.72 ms a step in the order of the curve, 6.75 with long walks first). */
const MANY = 2 ** 20;
/** Up to so many bodies two workgroups share the walk of each group (H200: 16 384 bodies 0.105 instead of 0.140 ms; four are no faster, two no gain from 131 072 on). */
const FEW = 65_536;

/**
 * Into how many parts walks are shared out, and whether groups with long walks go first. A GPU holds two thirds of the walks of 131 072 bodies at a time, and
 * a long one that begins late is waited for (H100, shells of 131 072 and 1 048 576 bodies, walk: 0.262 to 0.222 ms at theta 0.4, 1.325 to 1.093 at 0.5; of
 * Plummer spheres 0.535 to 0.522 and 3.050 to 3.060 at 0.5).
 */
export const shares: NonNullable<Solver["shares"]> = (n) => ({ parts: n <= FEW ? 2 : 1, ordered: n <= MANY });
