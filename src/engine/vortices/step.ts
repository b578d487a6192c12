import { sortOf, TOPOLOGY } from "../build/index.ts";
import { toSort } from "../build/reorder.ts";
import { heunCorrect } from "../integrate/heunCorrect.ts";
import { heunPredict } from "../integrate/heunPredict.ts";
import type { Repetition, Spec } from "../state/spec.ts";
import type { Stretching } from "../state/vortexVariant.ts";
import type { Kernel } from "./kernel.ts";

/** What decides which stages a step of vortex elements has. */
export interface VortexPlan {
  readonly n: number;
  readonly kernel: Kernel;
  /** Over a tree, or over all pairs. */
  readonly tree: boolean;
  readonly stretching: Stretching;
  readonly viscous: boolean;
  /** Parts in which velocities are submitted. */
  readonly slices: number;
}

const slicesOf = (count: number): readonly Repetition[] =>
  Array.from({ length: count }, (_, index) => ({ index, last: count - 1 }));

/** The elements along the curve, with a tree over them. */
function order({ n, tree }: VortexPlan): readonly Spec[] {
  return [toSort, ...sortOf(n), ...(tree ? TOPOLOGY : [])];
}

/** Velocities at the places where the elements are, by the order and the tree that are there. */
function induce({ kernel, tree, viscous, slices }: VortexPlan): readonly Spec[] {
  const sum = tree ? kernel.walk : kernel.direct;
  return [...(tree ? kernel.moments : []), ...slicesOf(slices).map((slice) => sum({ viscous, slice }))];
}

/** Velocities and gradients of the elements as they are. */
export const inducedPasses = (plan: VortexPlan): readonly Spec[] => [...order(plan), ...induce(plan)];

/** A step by Heun's method: the second velocities are those at the predicted places, by moments of their own on the same tree. */
export const vortexStepPasses = (plan: VortexPlan): readonly Spec[] => [
  ...inducedPasses(plan),
  heunPredict(plan.stretching),
  ...induce(plan),
  heunCorrect(plan.stretching),
];
