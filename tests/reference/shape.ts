import type { DispatchIndex, Floats, Params } from "./contract.ts";
import { classAt, clearPartials, kindOf, partialOf, sphereAt } from "./sweep.ts";

/** Twin of measure/shape: sums of m xx, m yy, m zz, m | m xy, m xz, m yz, 1 of bodies that shine inside each sphere. */
export function shape(tables: {
  params: Params;
  dispatch: DispatchIndex;
  posMass: Floats;
  id: Uint32Array;
  classOf: Uint32Array;
  classes: Floats;
  spheres: Floats;
  partials: Floats;
}): void {
  const { params, dispatch, posMass, id, classOf, classes, spheres, partials } = tables;
  clearPartials(partials, params.n, dispatch.last, 8);
  for (let i = 0; i < params.n; i++) {
    if (!classAt(classes, kindOf(classOf, id[i]!)).shines) continue;
    for (let galaxy = 0; galaxy < dispatch.last; galaxy++) {
      const { centre, radius } = sphereAt(spheres, galaxy);
      const [x, y, z] = centre.map((c, k) => posMass[4 * i + k]! - c) as [number, number, number];
      if (x * x + y * y + z * z > radius * radius) continue;
      const m = posMass[4 * i + 3]!;
      const at = partialOf(params.n, i, galaxy, 8);
      [m * x * x, m * y * y, m * z * z, m, m * x * y, m * x * z, m * y * z, 1].forEach((term, k) => {
        partials[at + k]! += term;
      });
    }
  }
}
