import type { Bodies } from "../src/data/bodies/bodies.ts";

/** What a walk tests, and what its lists hold: sums over bodies, each of which has the list of its bucket. */
export interface Tests {
  readonly tests: number;
  readonly cells: number;
  readonly bodies: number;
}

type Vector = readonly [number, number, number];

/** A cell with all that the walks ask of it. */
interface Cell {
  /** Tight box. */
  readonly low: Vector;
  readonly high: Vector;
  /** Centre of mass, and the square of the opening radius about it. */
  readonly centre: Vector;
  readonly open2: number;
  readonly bodies: number;
  /** None: a bucket. */
  readonly children: readonly Cell[];
}

const AXES = [0, 1, 2] as const;
const vector = (of: (axis: 0 | 1 | 2) => number): Vector => [of(0), of(1), of(2)];

/**
 * ChaNGa's tree (Liu+ 2019, section 3.1): a cube about all bodies, halved along x, y and z in turn down to cells of at most `bucketSize` bodies; `halvings` 3: an octree.
 * The opening radius is 2 b / (sqrt 3 theta), b from the centre of mass to the farthest body (Stadel 2001).
 */
function treeOver({ position, mass, count }: Bodies, theta: number, bucketSize: number, halvings: 1 | 3): Cell {
  const at = (i: number, axis: number) => position[3 * i + axis]!;
  const bounds = (ids: readonly number[]) => {
    const low = vector((axis) => ids.reduce((least, i) => Math.min(least, at(i, axis)), Infinity));
    const high = vector((axis) => ids.reduce((most, i) => Math.max(most, at(i, axis)), -Infinity));
    return { low, high };
  };
  const cell = (ids: readonly number[], corner: Vector, sides: Vector, axis: number): Cell => {
    const all = ids.reduce((sum, i) => sum + mass[i]!, 0);
    const centre = vector((c) => ids.reduce((sum, i) => sum + mass[i]! * at(i, c), 0) / all);
    const far = (i: number) => Math.hypot(at(i, 0) - centre[0], at(i, 1) - centre[1], at(i, 2) - centre[2]);
    const radius = ids.reduce((most, i) => Math.max(most, far(i)), 0);
    const open = radius * Math.max(2 / (Math.sqrt(3) * theta), 1);
    let parts = [{ ids, corner, sides }];
    for (let k = 0; ids.length > bucketSize && k < halvings; k++) {
      const along = (axis + k) % 3;
      parts = parts.flatMap((part) => {
        const half = vector((c) => (c === along ? part.sides[c] / 2 : part.sides[c]));
        const middle = part.corner[along]! + half[along]!;
        const upper = vector((c) => (c === along ? middle : part.corner[c]));
        const below = part.ids.filter((i) => at(i, along) < middle);
        const above = part.ids.filter((i) => at(i, along) >= middle);
        return [
          { ids: below, corner: part.corner, sides: half },
          { ids: above, corner: upper, sides: half },
        ].filter((half) => half.ids.length > 0);
      });
    }
    const children =
      ids.length > bucketSize ? parts.map((part) => cell(part.ids, part.corner, part.sides, axis + halvings)) : [];
    return { ...bounds(ids), centre, open2: open * open, bodies: ids.length, children };
  };
  const ids = Array.from({ length: count }, (_, i) => i);
  const { low, high } = bounds(ids);
  const side = 1.0001 * Math.max(...AXES.map((axis) => high[axis] - low[axis]));
  return cell(ids, low, [side, side, side], 0);
}

/** Squared distances from the nearest and from the farthest place of a cell's box to the centre of another. */
function reach({ low, high }: Cell, { centre }: Cell): readonly [number, number] {
  const gap = AXES.map((c) => Math.max(low[c] - centre[c], centre[c] - high[c], 0) ** 2);
  const far = AXES.map((c) => Math.max(centre[c] - low[c], high[c] - centre[c]) ** 2);
  return [gap[0]! + gap[1]! + gap[2]!, far[0]! + far[1]! + far[2]!];
}

/** Each bucket against nodes, from the root down (Liu+ 2019, section 5): what force/changa/lockstep does on its own tree. */
function bucketToNode(root: Cell): Tests {
  const sum = { tests: 0, cells: 0, bodies: 0 };
  const walk = (bucket: Cell, node: Cell) => {
    sum.tests += bucket.bodies;
    if (reach(bucket, node)[0] > node.open2) sum.cells += bucket.bodies;
    else if (node.children.length === 0) sum.bodies += bucket.bodies * node.bodies;
    else for (const child of node.children) walk(bucket, child);
  };
  const each = (node: Cell) => {
    if (node.children.length === 0) walk(node, root);
    else node.children.forEach(each);
  };
  each(root);
  return sum;
}

/**
 * Nodes against nodes by check lists (Liu+ 2019, Fig. 3): a node that no body of the outer one would open acts as a whole; one that all or some
 * would open acts body by body where it is a bucket; else its children go on the list where all would open it or the outer node is a bucket, and the
 * outer node's children test it again where they may differ. (The figure opens it at once, which would leave nothing to the children.) Tests
 * are counted for each body, those of all outer nodes over it, as the paper simulates them by walks of single bodies.
 */
function nodeToNode(root: Cell): Tests {
  const sum = { tests: 0, cells: 0, bodies: 0 };
  const walk = (outer: Cell, checks: readonly Cell[]) => {
    const list = [...checks];
    const undecided: Cell[] = [];
    for (let node = list.pop(); node; node = list.pop()) {
      sum.tests += outer.bodies;
      const [near, far] = reach(outer, node);
      if (near > node.open2) sum.cells += outer.bodies;
      else if (node.children.length === 0) sum.bodies += outer.bodies * node.bodies;
      else if (far > node.open2 && outer.children.length > 0) undecided.push(node);
      else list.push(...node.children);
    }
    for (const child of outer.children) walk(child, undecided);
  };
  walk(root, [root]);
  return sum;
}

/** Opening tests and lengths of lists, for each body, by both ways on one tree. */
export function openingTests(bodies: Bodies, theta: number, bucketSize: number, halvings: 1 | 3 = 1) {
  const root = treeOver(bodies, theta, bucketSize, halvings);
  const each = ({ tests, cells, bodies: pairs }: Tests): Tests => ({
    tests: tests / bodies.count,
    cells: cells / bodies.count,
    bodies: pairs / bodies.count,
  });
  return { bucketToNode: each(bucketToNode(root)), nodeToNode: each(nodeToNode(root)) };
}
