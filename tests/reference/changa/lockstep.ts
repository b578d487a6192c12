import { bucketAt } from "../buckets.ts";
import { type Floats, floatOf, type Params } from "../contract.ts";
import { addBody, addCell, type Force } from "../gravity.ts";
import { gap2, readGroups } from "../groups.ts";

/** Softening lengths that a spline reaches, and within which Plummer's softening counts. */
const REACH = 2.8;

/**
 * Twin of force/changa/lockstep: each body by itself. A node whose centre of mass is farther from the tight box of the body's bucket than its opening length
 * acts as a whole, by its mass alone where softening may reach its bodies; a bucket that is not by its bodies; any other node by its children.
 * Returns how many nodes the bodies tested.
 */
export function lockstep(tables: {
  params: Params;
  posMass: Floats;
  nodeCentre: Floats;
  nodeTest: Uint32Array;
  nodeMoments: Floats;
  bucketLink: Uint32Array;
  acceleration: Floats;
  groupCounts: Uint32Array;
  groupList: Uint32Array;
  QUADRUPOLE?: number;
}): number {
  const { params, posMass, nodeCentre, nodeTest, nodeMoments, bucketLink } = tables;
  const reach = params.spline > 0 ? params.spline : REACH * Math.sqrt(params.eps2);
  let tests = 0;
  readGroups(tables.groupList, params, posMass).forEach(({ first: begin, end }, g) => {
    const used = { bodies: 0, cells: 0 };
    for (let i = begin; i < end; i++) {
      const here = [posMass[4 * i]!, posMass[4 * i + 1]!, posMass[4 * i + 2]!];
      const [from, count] = bucketLink.subarray(2 * (params.nodeCapacity + i)) as unknown as [number, number];
      const own = [...posMass.subarray(4 * from, 4 * (from + count))];
      const along = (c: number) => own.filter((_, k) => k % 4 === c);
      const box = {
        first: from,
        end: from + count,
        low: [0, 1, 2].map((c) => Math.min(...along(c))),
        high: [0, 1, 2].map((c) => Math.max(...along(c))),
      };
      const force: Force = [0, 0, 0, 0];
      const visit = (node: number) => {
        tests++;
        const near = gap2(box, [nodeCentre[4 * node]!, nodeCentre[4 * node + 1]!, nodeCentre[4 * node + 2]!]);
        const { leaf, first, count } = bucketAt(bucketLink, node);
        if (near > floatOf(nodeTest[4 * node]!)) {
          used.cells++;
          const soft = near < (reach + floatOf(nodeTest[4 * node + 2]!)) ** 2;
          if (soft) addBody(force, here, nodeCentre, node, params);
          else addCell(force, here, nodeCentre, nodeMoments, node, params.eps2, tables.QUADRUPOLE !== 0);
        } else if (leaf) {
          used.bodies += count;
          for (let j = first; j < first + count; j++) if (j !== i) addBody(force, here, posMass, j, params);
        } else for (let k = first; k < first + count; k++) visit(k);
      };
      visit(0);
      tables.acceleration.set(force, 4 * i);
    }
    const mean = (all: number) => Math.round(all / (end - begin));
    tables.groupCounts.set([mean(used.bodies), mean(used.cells), 0, end - begin], 4 * g);
  });
  return tests;
}
