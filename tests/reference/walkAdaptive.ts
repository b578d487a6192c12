import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { type Floats, floatOf, type Params, unpackLink } from "./contract.ts";
import { expansionOf } from "./expansion.ts";
import { addBody, addCell, type Force } from "./gravity.ts";
import { type Group, gap2, readGroups } from "./groups.ts";

const { PULL, CLOSEST, MOST_RAISED, HEAVIER } = CONSTANTS.criterion;

const place = (table: Floats, i: number) => [table[4 * i]!, table[4 * i + 1]!, table[4 * i + 2]!];
const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((x, k) => x - b[k]!));

/** What the walk reads to decide what a node does. */
export interface AdaptiveTables {
  readonly params: Params;
  readonly posMass: Floats;
  readonly velocity: Floats;
  readonly nodeCentre: Floats;
  readonly nodeTest: Uint32Array;
  readonly root: Floats;
  readonly QUADRUPOLE?: number;
  readonly HEXADECAPOLE?: number;
}

/** The interaction list of one group: nodes in its expansion, nodes that act as a whole, leaves that do neither, the bodies of those. */
export function adaptiveLists(tables: AdaptiveTables, group: Group) {
  const { params, posMass, velocity, nodeCentre, nodeTest } = tables;
  const quadrupole = tables.QUADRUPOLE !== 0;
  const targets = Array.from({ length: group.end - group.first }, (_, k) => group.first + k);
  const middle = group.low.map((x, k) => (x + group.high[k]!) / 2);
  const radius = Math.max(...targets.map((i) => distance(place(posMass, i), middle)));
  const felt = targets.map((i) => velocity[4 * i + 3]!).filter((a) => a >= 0);
  const groupMass = targets.reduce((sum, i) => sum + posMass[4 * i + 3]!, 0);
  const smallest = Math.min(...felt, 1e30);
  const largest = Math.max(...felt, -1);
  const own = (params.ownPull * groupMass) / Math.max((radius ** 2 + params.eps2) * largest, 1e-30);
  const raised = radius === 0 ? 1 : Math.min(Math.max(own, 1), MOST_RAISED);
  const allowed = params.tau * smallest;

  const far: number[] = [];
  const leaves: number[] = [];
  const cells: number[] = [];
  const bodies: number[] = [];
  const visit = (node: number) => {
    const [outside, spread, size] = [0, 1, 2].map((k) => floatOf(nodeTest[4 * node + k]!)) as [number, number, number];
    const { leaf, first, count } = unpackLink(nodeTest[4 * node + 3]!);
    const members = Array.from({ length: count }, (_, k) => first + k);
    const centre = place(nodeCentre, node);
    const mass = nodeCentre[4 * node + 3]!;
    const D = distance(centre, middle);
    const clear = D - radius - size;
    const farError = (mass * ((spread / D) ** 3 + 5 * ((radius + spread) / D) ** 4)) / clear ** 2;
    const inReach = quadrupole && clear > params.spline && D ** 2 > params.farSoftening;

    const d = Math.sqrt(gap2(group, centre));
    const order = tables.HEXADECAPOLE === 1 ? 5 : quadrupole ? 3 : 2;
    const error = (mass * (order + 1) * (spread / d) ** order) / (d - size) ** 2;
    const heavy = mass > HEAVIER * groupMass;
    const near = heavy && d < CLOSEST * size;
    const whole = params.angle * d > size || (!near && error <= allowed * (heavy ? raised : 1));
    const most = params.farShare * allowed * raised;
    const beyond = outside - distance(middle, place(tables.root, 0)) - radius;
    const faint = beyond > params.spline && PULL * mass <= most * beyond ** 2;
    if (quadrupole && faint && D ** 2 > params.farSoftening) far.push(node);
    else if (inReach && farError <= most) far.push(node);
    // Bodies cost less than a cell of one or two.
    else if (whole && d - size > params.spline && !(leaf && count <= 2)) cells.push(node);
    else if (leaf) {
      leaves.push(node);
      bodies.push(...members);
    } else members.forEach(visit);
  };
  visit(0);
  return { far, cells, leaves, bodies, middle };
}

/**
 * Twin of force/adaptive/walkAdaptive: for each group, from the root down: a node acts through the group's local expansion where what that drops,
 * M ((s/D)^3 + 5 ((r + s)/D)^4) / (D - r - b)^2 or PULL M / h^2 with h from the group to the nearest body, costs at most farShare tau |a|; else by its quadrupole where that drops at most tau |a|,
 * 4 M (s/d)^3 / (d - b)^2, or where it is seen under a small angle; else a leaf acts by its bodies and any other node by its children. |a|: the
 * smallest velocity.w in the group, without those below 0, which are frozen. Cells heavier than the group may cause more where ownPull times what its
 * mass pulls at its edge is more than the largest velocity.w, up to MOST_RAISED times as much.
 */
export function walkAdaptive(
  tables: AdaptiveTables & {
    nodeMoments: Floats;
    acceleration: Floats;
    groupCounts: Uint32Array;
    groupList: Uint32Array;
  },
): void {
  const { params, posMass, nodeCentre, nodeMoments } = tables;
  const quadrupole = tables.QUADRUPOLE !== 0;
  readGroups(tables.groupList, params, posMass).forEach((group, g) => {
    const targets = Array.from({ length: group.end - group.first }, (_, k) => group.first + k);
    const { far, cells, bodies, middle } = adaptiveLists(tables, group);
    const expansions = far.map((node) => expansionOf(middle, nodeCentre, nodeMoments, node, params.eps2));
    for (const i of targets) {
      const force: Force = [0, 0, 0, 0];
      const here = place(posMass, i);
      const offset = here.map((x, k) => x - middle[k]!);
      for (const add of expansions) add(force, offset);
      for (const node of cells) addCell(force, here, nodeCentre, nodeMoments, node, params.eps2, quadrupole);
      for (const j of bodies) if (j !== i) addBody(force, here, posMass, j, params);
      tables.acceleration.set(force, 4 * i);
    }
    tables.groupCounts.set([bodies.length, cells.length, far.length, targets.length], 4 * g);
  });
}
