import { MAX_CLASSES, SHELLS } from "../../src/engine/state/profileSizes.ts";
import type { DispatchIndex, Floats, Params } from "./contract.ts";
import { classAt, kindOf, sphereAt } from "./sweep.ts";

/** Twin of measure/profile: adds mass in quanta (two words) and bodies of each class and shell about one galaxy. */
export function profile(tables: {
  params: Params;
  dispatch: DispatchIndex;
  posMass: Floats;
  id: Uint32Array;
  classOf: Uint32Array;
  classes: Floats;
  spheres: Floats;
  edges: Floats;
  histogram: Uint32Array;
}): void {
  const { params, dispatch, posMass, id, classOf, classes, spheres, edges, histogram } = tables;
  const { centre } = sphereAt(spheres, dispatch.index);
  for (let i = 0; i < params.n; i++) {
    const kind = kindOf(classOf, id[i]!);
    const r2 = centre.reduce((sum, x, k) => sum + (posMass[4 * i + k]! - x) ** 2, 0);
    let shell = 0;
    while (shell + 1 < SHELLS && r2 >= edges[shell + 1]!) shell++;
    const quanta = Math.round(posMass[4 * i + 3]! * classAt(classes, kind).quanta);
    const at = 3 * ((dispatch.index * MAX_CLASSES + kind) * SHELLS + shell);
    const mass = histogram[at]! + Math.min(2 ** 20, Math.max(0, quanta));
    histogram[at] = mass;
    histogram[at + 1]! += Math.floor(mass / 2 ** 32);
    histogram[at + 2]! += 1;
  }
}
