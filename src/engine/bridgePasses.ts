import { sortOf } from "./build/index.ts";
import { toSort } from "./build/reorder.ts";
import { columnsSorted, columnsToSort } from "./build/reorderColumn.ts";
import { directSum } from "./force/directSum.ts";
import { findSolver } from "./force/index.ts";
import { accelerationSize } from "./integrate/accelerationSize.ts";
import { findIntegrator } from "./integrate/index.ts";
import { slicesOf } from "./state/forceVariant.ts";
import { plannedFor } from "./state/sizes.ts";
import { onOthers, type Spec } from "./state/spec.ts";
import { blockPasses, blockStartPasses, force, type Plan, treeFor } from "./step.ts";

/** A bridged step as data (Fujii, Iwasawa, Funato & Makino 2007, PASJ 59, 1095). */
export interface BridgePasses {
  /** What a run begins with, at the bodies in `next...`; and at those of another moment. */
  readonly start: readonly Spec[];
  readonly again: readonly Spec[];
  /** Half a kick of all, the drift of the others, the cluster's jerks. */
  readonly begin: readonly Spec[];
  /** A block step of the cluster, and what stands behind all. */
  readonly block: readonly Spec[];
  readonly end: readonly Spec[];
  /** The cluster's bodies back among all. */
  readonly moves: readonly Spec[];
  /** A new tree, forces of each side on the other, half a kick. */
  readonly closes: readonly Spec[];
}

/** Stages of direct sums on the cluster's own tables. */
function ofCluster(specs: readonly Spec[]): readonly Spec[] {
  const names = {
    params: "clusterParams",
    posMass: "clusterPosMass",
    velocity: "clusterVelocity",
    acceleration: "clusterAcceleration",
  } as const;
  return onOthers(specs, names).map((spec) => ({
    ...spec,
    workgroups: (sizes) => spec.workgroups({ ...sizes, n: sizes.cluster! }),
  }));
}

/** Stages of forces that see the others alone as sources. */
const ofField = (specs: readonly Spec[]): readonly Spec[] =>
  onOthers(specs, { posMass: "fieldPosMass", acceleration: "fieldAcceleration" });

/** The passes of bridged steps; `pairSlices`: parts of the sum of the cluster's bodies for all. */
export function bridgePasses(plan: Plan, pairSlices: number): BridgePasses {
  const { opens, closes, bridge } = plan.integrator;
  // External fields act as the field of the others does.
  const cluster = { ...plan, integrator: findIntegrator(bridge!.cluster), external: false };
  const { begin, end } = cluster.integrator.blocks!;
  const field = (of: Plan): readonly Spec[] => [...treeFor(of.solver), ...bridge!.field, ...ofField(force(of))];
  const pairs = slicesOf({ ...plan.variant, foreign: true }, pairSlices).map(directSum);
  const across = onOthers(pairs, { sourcePosMass: "clusterPosMass" });
  // Opening by error wants accelerations before there are any.
  const guess = { ...plan, solver: findSolver("bonsai") };
  const first = plan.solver.opening === "error" ? [...field(guess), ...ofField([accelerationSize])] : [];
  const sort = [...sortOf(plannedFor(plan.sizes)), ...columnsSorted(plan.sizes)];
  const start = [
    ...[...sort, ...bridge!.start, ...ofCluster(blockStartPasses(cluster))],
    ...[...first, ...field(plan), ...across, ...bridge!.first],
  ];
  return {
    start,
    again: [toSort, ...columnsToSort(plan.sizes, false), ...start],
    begin: [...opens, ...columnsToSort(plan.sizes), ...ofCluster([...blockPasses(cluster), ...begin])],
    block: ofCluster(blockPasses(cluster)),
    end: ofCluster(end),
    moves: bridge!.moves,
    closes: [...sort, ...field(plan), ...across, ...closes],
  };
}
