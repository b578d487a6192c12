import { activeCount } from "./build/activeCount.ts";
import { activeGroups } from "./build/activeGroups.ts";
import { buckets } from "./build/buckets.ts";
import { momentsFor, sortByBins, sortOf, TOPOLOGY } from "./build/index.ts";
import { reorder } from "./build/reorder.ts";
import { columnsSorted, columnsToSort } from "./build/reorderColumn.ts";
import { external } from "./force/external.ts";
import { externalJerk } from "./force/externalJerk.ts";
import { findSolver, type Solver } from "./force/index.ts";
import { jerk } from "./force/jerk.ts";
import { accelerationSize } from "./integrate/accelerationSize.ts";
import type { Integrator } from "./integrate/index.ts";
import { type ForceVariant, type Opening, slicesOf } from "./state/forceVariant.ts";
import { LANES, plannedFor, type Sizes } from "./state/sizes.ts";
import type { Spec } from "./state/spec.ts";

/** A run's bodies have the ids 0 to n - 1. */
const COUNTED = { counted: true };

/** What decides which stages compute forces. */
export interface Forces {
  readonly sizes: Sizes;
  readonly solver: Solver;
  readonly variant: ForceVariant;
  /** Parts in which the walk is submitted. */
  readonly slices: number;
  /** Whether external fields act on the bodies. */
  readonly external?: boolean;
}

/** What decides which stages a step has. */
export interface Plan extends Forces {
  readonly integrator: Integrator;
  /** Individual steps see positions with 64 bits. */
  readonly extended: boolean;
}

/** Moments and walk over a tree that is already built. */
export function force({ sizes, solver, variant, slices, external: fields }: Forces): readonly Spec[] {
  if (sizes.massless) return [external({ alone: true })];
  const moments = solver.opening === null ? [] : momentsFor(solver.opening, variant.quadrupole, variant.hexadecapole);
  const walk = slicesOf(variant, slices).flatMap(solver.passes);
  const join = sizes.parts > 1 && solver.join ? [solver.join] : [];
  return [...moments, ...walk, ...join, ...(fields ? [external()] : [])];
}

/** The order of the bodies in `next...` along the curve, and a tree with moments for a criterion over them: sources of forces, and groups of targets. */
export function treePasses(sizes: Sizes, opening: Opening, quadrupole = true): readonly Spec[] {
  return [...sortOf(plannedFor(sizes)), ...TOPOLOGY, ...momentsFor(opening, quadrupole)];
}

/**
 * Forces on the active bodies alone (those marked in `awake`), by the tree that is there: each as in a walk for all, or (`halves`) as with groups of half
 * the bodies, which takes less time where few groups have some.
 */
export function activePasses({ solver, variant }: Pick<Forces, "solver" | "variant">, halves = false): readonly Spec[] {
  return [activeGroups(halves), activeCount, ...solver.passes({ ...variant, active: true, halves })];
}

/** The octree that a solver walks. */
export function treeFor({ opening, buckets: cutOff }: Solver): readonly Spec[] {
  return [...(opening === null ? [] : TOPOLOGY), ...(cutOff ? [buckets] : [])];
}

/** Tree and walk over sorted bodies. */
function treeForce(plan: Forces): readonly Spec[] {
  return [...treeFor(plan.solver), ...force(plan)];
}

/** Whether bodies stay in the order in which they came in: without a tree nothing wants them along the curve but densities (`Curve`). */
export const keepsOrder = ({ opening }: Solver): boolean => opening === null;

/** What a run begins with: accelerations at the positions in `next...`, |a| beside the velocities. */
export function startPasses(plan: Forces): readonly Spec[] {
  if (keepsOrder(plan.solver)) return [reorder(true), ...columnsSorted(plan.sizes, true), ...force(plan)];
  // Opening by error wants accelerations before there are any: Bonsai's criterion gives the first.
  const guess = { ...plan, solver: findSolver("bonsai") };
  const first = plan.solver.opening === "error" ? [...treeForce(guess), accelerationSize] : [];
  const sort = [...sortOf(plannedFor(plan.sizes), COUNTED), ...columnsSorted(plan.sizes)];
  return [...sort, ...first, ...treeForce(plan)];
}

/** Bodies that are due at the next time, brought there: forces and jerks from all others. */
export function blockPasses({
  integrator: { opens, closes, blocks },
  extended,
  external: fields,
}: Plan): readonly Spec[] {
  const sixth = blocks?.order === "sixth";
  return [...opens, jerk(extended, sixth), ...(fields ? [externalJerk(sixth)] : []), ...closes];
}

/** What individual steps start with at the bodies as they are: their forces and jerks, and a first step for each. */
export function blockStartPasses(plan: Plan): readonly Spec[] {
  const { start, order } = plan.integrator.blocks!;
  // The snap goes by the sources' accelerations, which the first forces give.
  return [...start, ...(order === "sixth" ? blockPasses(plan) : []), ...blockPasses(plan)];
}

/**
 * A block step by walks for the active bodies alone, on the present tree or with a new one (`rebuild`). Where `few` groups have some it goes by halves of
 * groups, and a new tree stands in the root cube of the one before: bodies that have left it since go to its edge.
 */
export function rungPasses(plan: Plan, rebuild: boolean, few = false): readonly Spec[] {
  const { sizes, solver, variant, integrator, external: fields } = plan;
  const { moves, follows } = integrator.rungs!;
  const sorted = () => [
    ...sortOf(plannedFor(sizes), { ...COUNTED, cubeStands: few }),
    ...columnsSorted(sizes),
    ...follows(false),
    ...treeFor(solver),
  ];
  const placed = rebuild ? sorted() : [reorder(true), ...follows(true)];
  const moments = momentsFor(solver.opening!, variant.quadrupole, variant.hexadecapole);
  const halves = few && sizes.groupSize > LANES;
  return [
    ...moves,
    ...columnsToSort(sizes, false),
    ...placed,
    ...moments,
    ...activePasses(plan, halves),
    ...(fields ? [external({ rungs: true })] : []),
    ...integrator.closes,
  ];
}

/** One step: with the leapfrog kick-drift, sort, tree, forces, kick; `near`: bodies lie near where they were when they were last sorted. No read-back in between. */
export function stepPasses(plan: Plan, near: boolean): readonly Spec[] {
  if (keepsOrder(plan.solver)) return keepingPasses(plan);
  const { opens, closes } = plan.integrator;
  return [
    ...opens,
    ...columnsToSort(plan.sizes),
    ...(near ? sortByBins(plannedFor(plan.sizes)) : sortOf(plannedFor(plan.sizes), COUNTED)),
    ...columnsSorted(plan.sizes),
    ...treeForce(plan),
    ...closes,
  ];
}

/** A step that leaves the order of the bodies and the cells' lists of them as they are; moments, boxes and groups follow. */
export function keepingPasses(plan: Plan): readonly Spec[] {
  const { opens, closes } = plan.integrator;
  return [...opens, ...columnsToSort(plan.sizes), reorder(true), ...force(plan), ...closes];
}
