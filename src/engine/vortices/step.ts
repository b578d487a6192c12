import { toSort } from "../build/reorder.ts";
import { sortOf } from "../build/sort.ts";
import { TOPOLOGY } from "../build/tree.ts";
import { allVortexMoments } from "../build/vortices.ts";
import { vortexSum, vortexWalk } from "../force/vortices.ts";
import { heunCorrect, heunPredict, linePlace, lineStrength } from "../integrate/vortices.ts";
import { flow } from "../measure/flow.ts";
import type { DispatchIndex, Spec } from "../state/spec.ts";
import type { Stretching } from "../state/vortexVariant.ts";

/** What decides which stages a step of vortex elements has. */
export interface VortexPlan {
  readonly n: number;
  /** Over a tree, or over all pairs. */
  readonly tree: boolean;
  readonly stretching: Stretching;
  readonly viscous: boolean;
  /** Cells act by third and fourth moments too. */
  readonly hexadecapole: boolean;
  /** Parts in which velocities are submitted. */
  readonly slices: number;
  /** Velocities in units of this are put where a picture looks for them; null: not drawn. */
  readonly shown: number | null;
}

const slicesOf = (count: number): readonly DispatchIndex[] =>
  Array.from({ length: count }, (_, index) => ({ index, last: count - 1 }));

/** The elements along the curve, with a tree over them. */
function order({ n, tree }: VortexPlan): readonly Spec[] {
  return [toSort, ...sortOf(n), ...(tree ? TOPOLOGY : [])];
}

/** Velocities at the places where the elements are, by the order and the tree that are there. */
function induce({ tree, viscous, hexadecapole, slices }: VortexPlan): readonly Spec[] {
  const sum = tree ? vortexWalk : vortexSum;
  return [
    ...(tree ? allVortexMoments(hexadecapole) : []),
    ...slicesOf(slices).map((slice) => sum({ viscous, hexadecapole, slice })),
  ];
}

/** What a picture reads of the last velocities. */
const show = ({ shown }: VortexPlan): readonly Spec[] => (shown === null ? [] : [flow(1 / shown)]);

/** Velocities and gradients of the elements as they are. */
export const inducedPasses = (plan: VortexPlan): readonly Spec[] => [...order(plan), ...induce(plan), ...show(plan)];

/** A step by Heun's method: the second velocities are those at the predicted places, by moments of their own on the same tree. On lines, strengths follow places. */
export function vortexStepPasses(plan: VortexPlan): readonly Spec[] {
  const lines = plan.stretching === "lines";
  const follow = lines ? [lineStrength] : [];
  return [
    ...order(plan),
    ...(lines ? [linePlace] : []),
    ...induce(plan),
    heunPredict(plan.stretching),
    ...follow,
    ...induce(plan),
    heunCorrect(plan.stretching),
    ...follow,
    ...show(plan),
  ];
}
