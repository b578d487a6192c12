import { columnsToSort, toSort } from "../build/reorder.ts";
import { directSum } from "../force/direct/index.ts";
import { bridgeEnd, bridgeField, bridgeKick, bridgeMove, bridgeStart } from "../integrate/bridge.ts";
import { accelerationSize, kickDrift } from "../integrate/leapfrog.ts";
import { slicesOf } from "../state/forceVariant.ts";
import { rebind, type Spec } from "../state/spec.ts";
import { firstGuess, force, type Plan, sorted, treeFor } from "../step.ts";
import { block, blocksBegin, CLOSE, OPEN } from "./hermite.ts";
import { closing, fitted, once, repeat, type Schedule } from "./schedule.ts";

/** Stages of direct sums on the cluster's own tables. */
function ofCluster(specs: readonly Spec[]): readonly Spec[] {
  const names = {
    params: "clusterParams",
    posMass: "clusterPosMass",
    velocity: "clusterVelocity",
    acceleration: "clusterAcceleration",
  } as const;
  return rebind(specs, names).map((spec) => ({
    ...spec,
    workgroups: (sizes) => spec.workgroups({ ...sizes, n: sizes.cluster! }),
  }));
}

/** Stages of forces that see the others alone as sources. */
const ofField = (specs: readonly Spec[]): readonly Spec[] =>
  rebind(specs, { posMass: "fieldPosMass", acceleration: "fieldAcceleration" });

/**
 * An operator split over two systems (Fujii, Iwasawa, Funato & Makino 2007, PASJ 59, 1095): the cluster goes by Hermite's scheme between kicks by the
 * field of the others, which a tree and the leapfrog move.
 */
export function bridge(plan: Plan): Schedule {
  const order = "fourth";
  // What acts beside gravity does as the field of the others.
  const alone = { ...plan, guests: [] };
  const field = (of: Plan): readonly Spec[] => [...treeFor(of.solver), bridgeField, ...ofField(force(of))];
  const pairs = slicesOf({ ...plan.variant, foreign: true }, plan.pairSlices).map(directSum);
  const across = rebind(pairs, { sourcePosMass: "clusterPosMass" });
  const guess = firstGuess(plan);
  const first = guess ? [...field(guess), ...ofField([accelerationSize])] : [];
  const sort = sorted(plan, { counted: false });
  const start = [
    ...[...sort, bridgeStart, ...ofCluster(blocksBegin(order, alone))],
    ...[...first, ...field(plan), ...across, bridgeEnd(false)],
  ];
  return {
    start,
    again: fitted(toSort, ...columnsToSort(plan.sizes, false), ...start),
    step: [
      // Half a kick of all, the drift of the others, the cluster's jerks.
      once(...[kickDrift, bridgeKick, ...columnsToSort(plan.sizes)], ...ofCluster([...block(order, alone), ...OPEN])),
      repeat(ofCluster(block(order, alone)), "blocks", ofCluster(CLOSE)),
      // The cluster's bodies back among all.
      once(bridgeMove),
      // A new tree, forces of each side on the other, half a kick.
      closing(...sort, ...field(plan), ...across, bridgeEnd()),
    ],
    close: [],
  };
}
