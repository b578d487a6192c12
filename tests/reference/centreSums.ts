import type { DispatchIndex, Floats, Params } from "./contract.ts";
import { classAt, clearPartials, kindOf, partialOf, sphereAt } from "./sweep.ts";

/** Twin of measure/centreSums: sums of m d, m | m v, 0 | 1, ln d, 0, 0 of each galaxy's bodies inside its sphere. */
export function centreSums(tables: {
  params: Params;
  dispatch: DispatchIndex;
  posMass: Floats;
  velocity: Floats;
  id: Uint32Array;
  classOf: Uint32Array;
  classes: Floats;
  spheres: Floats;
  partials: Floats;
}): void {
  const { params, dispatch, posMass, velocity, id, classOf, classes, spheres, partials } = tables;
  clearPartials(partials, params.n, dispatch.last, 12);
  for (let i = 0; i < params.n; i++) {
    const { galaxy } = classAt(classes, kindOf(classOf, id[i]!));
    const { centre, radius } = sphereAt(spheres, galaxy);
    const d = centre.map((x, k) => posMass[4 * i + k]! - (dispatch.index === 0 ? 0 : x));
    const r2 = d.reduce((sum, x) => sum + x * x, 0);
    if (dispatch.index >= 2 && r2 > radius ** 2) continue;
    const m = posMass[4 * i + 3]!;
    const terms = [...d.map((x) => m * x), m, 0, 0, 0, 0, 1, 0.5 * Math.log(Math.max(r2, 1e-30)), 0, 0];
    for (let k = 0; k < 3; k++) terms[4 + k] = m * velocity[4 * i + k]!;
    const at = partialOf(params.n, i, galaxy, 12);
    terms.forEach((term, k) => {
      partials[at + k]! += term;
    });
  }
}
