import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { columnsToSort, reorder } from "../build/reorder.ts";
import { momentsFor } from "../build/tree.ts";
import { rungBegin, rungDrift, rungKick, rungNext, rungReorder } from "../integrate/rungs.ts";
import { LANES } from "../state/sizes.ts";
import type { Spec } from "../state/spec.ts";
import { activePasses, type Plan, sorted, startPasses, treeFor } from "../step.ts";
import { either, fitted, repeat, type Schedule } from "./schedule.ts";

const { RUNG_NOW } = CONSTANTS.rungs;

/**
 * A block step by walks for the active bodies alone, on the present tree or with a new one (`rebuild`). Where `few` groups have some it goes by halves of
 * groups, and a new tree stands in the root cube of the one before: bodies that have left it since go to its edge.
 */
function block(plan: Plan, rebuild: boolean, few: boolean): readonly Spec[] {
  const { sizes, solver, variant } = plan;
  const placed = rebuild
    ? [...sorted(plan, { cubeStands: few }), rungReorder(), ...treeFor(solver)]
    : [reorder(true), rungReorder(true)];
  const moments = momentsFor(solver.opening!, variant.quadrupole, variant.hexadecapole);
  const walk = activePasses(plan, few && sizes.groupSize > LANES);
  // Where a tree does not fit bodies stand still, but their sort goes on, and so does that of their columns.
  const more = plan.guests?.flatMap((guest) => guest.forces?.(sizes, few ? "fewRungs" : "rungs") ?? []) ?? [];
  const forces = [...moments, ...walk, ...more];
  return [rungDrift, ...columnsToSort(sizes, false), ...placed, ...forces, rungKick, rungNext];
}

/** Each body with a step of its own by its acceleration; only groups with bodies whose step ends walk (Quinn et al. 1997). */
export function rungs(plan: Plan): Schedule {
  const rungState = [0, 0];
  rungState[RUNG_NOW] = 1;
  return {
    start: startPasses(plan),
    rungState,
    step: [
      // Where the tree of the step before did not fit nothing is opened.
      fitted(rungBegin, ...(plan.guests ?? []).flatMap(({ rungsOpened = [] }) => rungsOpened)),
      repeat(
        either({
          rebuildingMany: block(plan, true, false),
          rebuildingFew: block(plan, true, true),
          reusingMany: block(plan, false, false),
          reusingFew: block(plan, false, true),
        }),
        "rungs",
      ),
    ],
    close: [],
  };
}
