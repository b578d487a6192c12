import { columnsSorted, reorder } from "./build/reorder.ts";
import { sortByBins, sortOf } from "./build/sort.ts";
import { activeCount, activeGroups, buckets, momentsFor, TOPOLOGY } from "./build/tree.ts";
import { findSolver } from "./force/index.ts";
import type { Solver } from "./force/solver.ts";
import type { Guest, Wanted } from "./guests/guest.ts";
import { accelerationSize } from "./integrate/leapfrog.ts";
import { type ForceVariant, slicesOf } from "./state/forceVariant.ts";
import { massiveOf, plannedFor, type Sizes } from "./state/sizes.ts";
import type { Spec } from "./state/spec.ts";

/** What decides which stages compute forces. */
export interface Forces {
  readonly sizes: Sizes;
  readonly solver: Solver;
  readonly variant: ForceVariant;
  /** Parts in which the walk is submitted. */
  readonly slices: number;
  /** What acts beside gravity; none if not given. */
  readonly guests?: readonly Guest[];
}

/** What decides which stages a step has. */
export interface Plan extends Forces {
  /** Parts in which direct sums of a cluster's bodies for all are submitted. */
  readonly pairSlices: number;
  /** Individual steps see positions with 64 bits. */
  readonly extended: boolean;
}

/** Moments and walk over a tree that is already built, and what guests add. */
export function force(
  { sizes, solver, variant, slices, guests = [] }: Forces,
  wanted: Wanted = "step",
): readonly Spec[] {
  const more = guests.flatMap((guest) => guest.forces?.(sizes, wanted) ?? []);
  if (sizes.massless) return more;
  const moments = solver.opening ? momentsFor(solver.opening, variant.quadrupole, variant.hexadecapole) : [];
  const walk = slicesOf(variant, slices).flatMap(solver.passes);
  const join = sizes.parts > 1 && solver.join ? [solver.join] : [];
  return [...moments, ...walk, ...join, ...more];
}

/**
 * Forces on the active bodies alone (those marked in `awake`), by the tree that is there: each as in a walk for all, or (`halves`) as with groups of half
 * the bodies, which takes less time where few groups have some.
 */
export function activePasses({ solver, variant }: Pick<Forces, "solver" | "variant">, halves = false): readonly Spec[] {
  return [activeGroups(halves), activeCount, ...solver.passes({ ...variant, active: true, halves })];
}

/** The octree that a solver walks. */
export function treeFor({ direct, buckets: cutOff }: Solver): readonly Spec[] {
  return [...(direct ? [] : TOPOLOGY), ...(cutOff ? [buckets] : [])];
}

/** Tree and walk over sorted bodies. */
export function treeForce(plan: Forces, wanted: Wanted = "step"): readonly Spec[] {
  return [...treeFor(plan.solver), ...force(plan, wanted)];
}

/** Whether bodies stay in the order in which they came in: without a tree only densities need them along the curve (`Curve`). */
export const keepsOrder = ({ direct }: Solver): boolean => direct === true;

/** How bodies are sorted. */
interface Sort {
  /** They lie near where they were when they were last sorted. */
  readonly near?: boolean;
  /** The root cube is that of the sort before. */
  readonly cubeStands?: boolean;
  /** Their ids are 0 to n - 1, as those of a run's bodies are; true. */
  readonly counted?: boolean;
}

/** The bodies in `next...`, and what they carry along, into their order along the curve. */
export function sorted(
  { sizes }: Pick<Forces, "sizes">,
  { near, cubeStands = false, counted = true }: Sort = {},
): readonly Spec[] {
  const [n, massive] = [plannedFor(sizes), sizes.planned ?? massiveOf(sizes)];
  return [
    ...(near ? sortByBins(n, { massive }) : sortOf(n, { cubeStands, counted, massive })),
    ...columnsSorted(sizes),
  ];
}

/** What gives the first accelerations to a solver that wants some before there are any; null: it wants none. */
export function firstGuess<F extends Forces>(plan: F): F | null {
  const { first } = plan.solver;
  return first === undefined ? null : { ...plan, solver: findSolver(first) };
}

/** What a run begins with: accelerations at the positions in `next...`, |a| beside the velocities. */
export function startPasses(plan: Forces): readonly Spec[] {
  if (keepsOrder(plan.solver)) return [reorder(true), ...columnsSorted(plan.sizes, true), ...force(plan)];
  const guess = firstGuess(plan);
  const first = guess ? [...treeForce(guess, "guess"), accelerationSize] : [];
  const twice = plan.guests?.some((guest) => guest.twice);
  const rest = twice
    ? [...treeForce(plan, "gravity"), accelerationSize, ...force(plan, "start")]
    : treeForce(plan, "start");
  return [...sorted(plan), ...first, ...rest];
}
