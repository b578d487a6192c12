import { MAX_CLASSES, SHELLS } from "../../src/engine/state/profileSizes.ts";
import type { DispatchIndex, Floats } from "./contract.ts";
import { classAt } from "./sweep.ts";

/** Twin of measure/halfMass: the radius that holds half of what each galaxy brought along and shines. */
export function halfMass(tables: {
  dispatch: DispatchIndex;
  classes: Floats;
  edges: Floats;
  histogram: Uint32Array;
  spheres: Floats;
}): void {
  const { dispatch, classes, edges, histogram, spheres } = tables;
  for (let galaxy = 0; galaxy < dispatch.last; galaxy++) {
    const shells = new Float64Array(SHELLS);
    for (let kind = 0; kind < MAX_CLASSES; kind++) {
      const its = classAt(classes, kind);
      if (its.galaxy !== galaxy || !its.shines) continue;
      for (let shell = 0; shell < SHELLS; shell++) {
        const at = 3 * ((galaxy * MAX_CLASSES + kind) * SHELLS + shell);
        shells[shell]! += (histogram[at]! + 2 ** 32 * histogram[at + 1]!) / its.quanta;
      }
    }
    const half = shells.reduce((a, b) => a + b, 0) / 2;
    let within = 0;
    let shell = 0;
    while (shell < SHELLS - 1 && !(shells[shell]! > 0 && within + shells[shell]! >= half)) within += shells[shell++]!;
    const [inner, outer] = [Math.sqrt(edges[shell]!), Math.sqrt(edges[shell + 1]!)];
    const share = shell === SHELLS - 1 ? 0 : (half - within) / shells[shell]!;
    spheres[8 * galaxy + 3] = share === 0 ? inner : inner + (outer - inner) * share;
  }
}
