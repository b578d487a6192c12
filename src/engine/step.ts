import { momentsFor, SORT, TOPOLOGY } from "./build/index.ts";
import { findSolver, type Solver } from "./force/index.ts";
import type { Spec } from "./gpu/workspace.ts";
import { gauge } from "./integrate/gauge.ts";
import { kick } from "./integrate/kick.ts";
import { kickDrift } from "./integrate/kickDrift.ts";

/** Tree and walk over sorted bodies. */
function treeForce(solver: Solver, n: number): readonly Spec[] {
  return [...(solver.opening === null ? [] : [...TOPOLOGY, ...momentsFor(solver.opening, n)]), ...solver.passes];
}

/** What a run begins with: accelerations at the positions in `next...`, |a| beside the velocities. */
export function startPasses(solver: Solver, n: number): readonly Spec[] {
  // Opening by error wants accelerations before there are any: Bonsai's criterion gives the first.
  const first = solver.opening === "error" ? [...treeForce(findSolver("bonsai"), n), gauge] : [];
  return [...SORT, ...first, ...treeForce(solver, n)];
}

/** One leapfrog step: kick-drift, sort, tree, forces, kick. No read-back in between. */
export function stepPasses(solver: Solver, n: number): readonly Spec[] {
  return [kickDrift, ...SORT, ...treeForce(solver, n), kick];
}
