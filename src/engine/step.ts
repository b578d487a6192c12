import { SORT, TREE } from "./build/index.ts";
import type { Solver } from "./force/index.ts";
import type { Spec } from "./gpu/workspace.ts";
import { kick } from "./integrate/kick.ts";
import { kickDrift } from "./integrate/kickDrift.ts";

/** Accelerations at the positions in `next...`: what a step does between its two kicks, and what a run begins with. */
export function forcePasses(solver: Solver): readonly Spec[] {
  return [...SORT, ...(solver.usesTree ? TREE : []), ...solver.passes];
}

/** One leapfrog step: kick-drift, sort, tree, forces, kick. No read-back in between. */
export function stepPasses(solver: Solver): readonly Spec[] {
  return [kickDrift, ...forcePasses(solver), kick];
}
