import { columnsToSort, reorder } from "../build/reorder.ts";
import { kick, kickDrift } from "../integrate/leapfrog.ts";
import { force, keepsOrder, type Plan, sorted, startPasses, treeForce } from "../step.ts";
import { either, type Schedule } from "./schedule.ts";

/**
 * Kick, drift, kick (Hut, Makino & McMillan 1995): with a new tree over bodies that lie near where the last sort found them (`incremental`) or anywhere (`full`), or on
 * the present tree (`reuseTree`), whose moments, boxes and groups follow. No read-back in between.
 */
export function leapfrog(plan: Plan): Schedule {
  const { guests = [] } = plan;
  const open = [kickDrift, ...guests.flatMap(({ opened = [] }) => opened), ...columnsToSort(plan.sizes)];
  const close = [kick, ...guests.flatMap(({ closed = [] }) => closed)];
  const reusing = [...open, reorder(true), ...force(plan), ...close];
  const rebuilding = (near: boolean) => [...open, ...sorted(plan, { near }), ...treeForce(plan), ...close];
  return {
    start: startPasses(plan),
    step: [
      keepsOrder(plan.solver)
        ? either({ incremental: reusing, full: reusing, reuseTree: reusing })
        : either({ incremental: rebuilding(true), full: rebuilding(false), reuseTree: reusing }),
    ],
    close,
  };
}
