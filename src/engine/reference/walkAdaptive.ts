import { type Floats, floatOf, type Params, unpackLink } from "./contract.ts";
import { addExpanded } from "./expansion.ts";
import { addBody, addCell, type Force } from "./gravity.ts";
import { gap2, readGroups } from "./groups.ts";

/** A cell must be this many times farther than its own size, whatever its error. */
const NEAREST = 1.25;
/** The same for one that acts by its quadrupole and holds more than this share of all mass. */
const CLOSEST = 2;
const HEAVY_SHARE = 2e-4;

/**
 * Twin of force/walkAdaptive: for each group, from the root down: a node acts through the group's local expansion where the dropped fifth order,
 * 5 M (r + s)^4 / d^6, costs at most farShare tau |a|; else by its quadrupole where its own dropped moments cost at most tau |a|; else a leaf acts by its
 * bodies and any other node by its children. |a|: velocity.w, the smallest in the group but no less than a tenth of the largest.
 */
export function walkAdaptive(tables: {
  params: Params;
  posMass: Floats;
  velocity: Floats;
  nodeCentre: Floats;
  nodeTest: Uint32Array;
  nodeMoments: Floats;
  acceleration: Floats;
  groupCounts: Uint32Array;
  groupList: Uint32Array;
  QUADRUPOLE?: number;
}): void {
  const { params, posMass, velocity, nodeCentre, nodeTest, nodeMoments } = tables;
  const quadrupole = tables.QUADRUPOLE !== 0;
  const place = (table: Floats, i: number) => [table[4 * i]!, table[4 * i + 1]!, table[4 * i + 2]!];
  const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((x, k) => x - b[k]!));
  readGroups(tables.groupList, params, posMass).forEach((group, g) => {
    const targets = Array.from({ length: group.end - group.first }, (_, k) => group.first + k);
    const middle = group.low.map((x, k) => (x + group.high[k]!) / 2);
    const radius = Math.max(...targets.map((i) => distance(place(posMass, i), middle)));
    const felt = targets.map((i) => Math.abs(velocity[4 * i + 3]!));
    const allowed = params.tau * Math.max(Math.min(...felt), 0.1 * Math.max(...felt), 1e-30);

    const far: number[] = [];
    const cells: number[] = [];
    const bodies: number[] = [];
    const visit = (node: number) => {
      const [open, spread, size] = [0, 1, 2].map((k) => floatOf(nodeTest[4 * node + k]!)) as [number, number, number];
      const { leaf, first, count } = unpackLink(nodeTest[4 * node + 3]!);
      const members = Array.from({ length: count }, (_, k) => first + k);
      const centre = place(nodeCentre, node);
      const apart = distance(centre, middle);
      const farError = (5 * nodeCentre[4 * node + 3]! * (radius + spread) ** 4) / apart ** 6;
      const clear = quadrupole && apart > NEAREST * (radius + size) + params.spline && apart ** 2 > params.farSoftening;
      const heavy = nodeCentre[4 * node + 3]! > HEAVY_SHARE * nodeCentre[3]!;
      const near = Math.max(
        open * allowed ** (quadrupole ? -0.2 : -0.25),
        (heavy ? CLOSEST : NEAREST) * size + params.spline,
      );
      if (clear && farError <= params.farShare * allowed) far.push(node);
      // Bodies cost less than a cell of one or two.
      else if (gap2(group, centre) > near ** 2 && !(leaf && count <= 2)) cells.push(node);
      else if (leaf) bodies.push(...members);
      else members.forEach(visit);
    };
    visit(0);
    for (const i of targets) {
      const force: Force = [0, 0, 0, 0];
      const here = place(posMass, i);
      const offset = here.map((x, k) => x - middle[k]!);
      for (const node of far) addExpanded(force, middle, offset, nodeCentre, nodeMoments, node, params.eps2);
      for (const node of cells) addCell(force, here, nodeCentre, nodeMoments, node, params.eps2, quadrupole);
      for (const j of bodies) if (j !== i) addBody(force, here, posMass, j, params);
      tables.acceleration.set(force, 4 * i);
    }
    tables.groupCounts.set([bodies.length, cells.length, far.length, targets.length], 4 * g);
  });
}
