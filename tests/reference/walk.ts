import { type Floats, floatOf, type Params, unpackLink } from "./contract.ts";
import { addBody, addCell, type Force } from "./gravity.ts";
import { boxGap2, type Group, gap2, readGroups } from "./groups.ts";
import { OPENING } from "./moments.ts";

/** What a walk reads to decide what a node does. */
export interface WalkTables {
  readonly params: Params;
  readonly posMass: Floats;
  readonly nodeCentre: Floats;
  readonly nodeTest: Uint32Array;
  readonly nodeBox: Floats;
  readonly OPENING?: number;
}

/** The interaction list of one group: nodes that act as a whole, leaves that don't, and the bodies of those. */
export function walkLists(tables: WalkTables, group: Group): { cells: number[]; leaves: number[]; bodies: number[] } {
  const { params, nodeCentre, nodeTest } = tables;
  const cells: number[] = [];
  const leaves: number[] = [];
  const bodies: number[] = [];
  const visit = (node: number) => {
    const { leaf, first, count } = unpackLink(nodeTest[4 * node + 3]!);
    const members = Array.from({ length: count }, (_, k) => first + k);
    const centre = [nodeCentre[4 * node]!, nodeCentre[4 * node + 1]!, nodeCentre[4 * node + 2]!];
    const soft = params.spline > 0 ? params.spline + floatOf(nodeTest[4 * node + 2]!) : 0;
    const near = gap2(group, centre);
    const apart = tables.OPENING === OPENING.distance ? boxGap2(group, tables.nodeBox, node) : near;
    if (apart > floatOf(nodeTest[4 * node]!) && near >= soft ** 2) cells.push(node);
    else if (leaf) {
      leaves.push(node);
      bodies.push(...members);
    } else members.forEach(visit);
  };
  visit(0);
  return { cells, leaves, bodies };
}

/**
 * Twin of force/bonsai/walk: for each group, from the root down: a node whose centre of mass (by minimum distance: box) is farther from the group's box than
 * its opening length acts as a whole, and farther than its size and the reach of spline softening; a leaf that is not acts by its bodies; any other node by its children.
 */
export function walk(
  tables: WalkTables & {
    nodeMoments: Floats;
    acceleration: Floats;
    groupCounts: Uint32Array;
    groupList: Uint32Array;
    QUADRUPOLE?: number;
  },
): void {
  const { params, posMass, nodeCentre, nodeMoments } = tables;
  readGroups(tables.groupList, params, posMass).forEach((group, g) => {
    const { cells, bodies } = walkLists(tables, group);
    for (let i = group.first; i < group.end; i++) {
      const force: Force = [0, 0, 0, 0];
      const here = [posMass[4 * i]!, posMass[4 * i + 1]!, posMass[4 * i + 2]!];
      for (const node of cells)
        addCell(force, here, nodeCentre, nodeMoments, node, params.eps2, tables.QUADRUPOLE !== 0);
      for (const j of bodies) if (j !== i) addBody(force, here, posMass, j, params);
      tables.acceleration.set(force, 4 * i);
    }
    tables.groupCounts.set([bodies.length, cells.length, 0, group.end - group.first], 4 * g);
  });
}
