import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { bitsOf, type Floats, type Link, type Params, unpackLink } from "./contract.ts";
import { momentsOf } from "./gravity.ts";

/** Opening criteria, by their number. */
export const OPENING = {
  bonsai: CONSTANTS.criterion.OPENING_BONSAI,
  distance: CONSTANTS.criterion.OPENING_DISTANCE,
  cubeGap: CONSTANTS.criterion.OPENING_CUBE_GAP,
  bmax: CONSTANTS.criterion.OPENING_BMAX,
  error: CONSTANTS.criterion.OPENING_ERROR,
} as const;

/** A cell acts on none of its own bodies, however large theta is: it is opened nearer than this many times its farthest one. */
const { OUTSIDE } = CONSTANTS["build/moments"];

/** The bodies below a link: the first, and one more than the last. */
export function bodiesBelow(nodeLink: Uint32Array, link: Link): { first: number; end: number } {
  let [left, right] = [link, link];
  while (!left.leaf) left = unpackLink(nodeLink[left.first]!);
  while (!right.leaf) right = unpackLink(nodeLink[right.first + right.count - 1]!);
  return { first: left.first, end: right.first + right.count };
}

/** A node and all nodes below it. */
function nodesBelow(nodeLink: Uint32Array, node: number): number[] {
  const { leaf, first, count } = unpackLink(nodeLink[node]!);
  const children = leaf ? [] : Array.from({ length: count }, (_, k) => first + k);
  return [node, ...children.flatMap((child) => nodesBelow(nodeLink, child))];
}

/**
 * Twin of build/moments: for each node in and above the listed subtrees, plain sums over its bodies. The radius in `nodeTest` is exact here: the
 * distance of the farthest body from the centre of mass, where the GPU gives a bound of it.
 */
export function moments(tables: {
  params: Params;
  OPENING: number;
  QUADRUPOLE?: number;
  posMass: Floats;
  nodeLink: Uint32Array;
  subtrees: Uint32Array;
  status: Uint32Array;
  nodeCentre: Floats;
  nodeMoments: Floats;
  nodeBox: Floats;
  nodeTest: Uint32Array;
  /** Needed for an opening by error. */
  root?: Floats;
}): void {
  const {
    params,
    posMass,
    nodeLink,
    subtrees,
    status,
    nodeCentre,
    nodeMoments,
    nodeBox,
    nodeTest,
    root = new Float32Array(8),
  } = tables;
  const each = momentsOf(nodeCentre, nodeMoments);
  const listed = (count: number, entry: (i: number) => number) =>
    Array.from({ length: count }, (_, i) => subtrees[2 * entry(i)]!);
  const top = listed(status[6]!, (i) => params.n - 1 - i);
  const roots = listed(status[5]!, (i) => i);
  for (const k of [...roots.flatMap((node) => nodesBelow(nodeLink, node)), ...top]) {
    const link = unpackLink(nodeLink[k]!);
    const bodies = bodiesBelow(nodeLink, link);
    const { centre, mass, low, high } = firstMoments(posMass, bodies);
    nodeCentre.set([...centre, mass], 4 * k);
    nodeBox.set([...low, 0, ...high, 0], 8 * k);

    const { second, radius } = secondMoments(posMass, bodies, centre);
    const [xx, yy, zz, xy, xz, yz] = second as [number, number, number, number, number, number];
    const trace = xx + yy + zz;
    nodeMoments.set([3 * xx - trace, 3 * yy - trace, 3 * zz - trace, trace, 3 * xy, 3 * xz, 3 * yz, 0], each * k);

    const rms = mass > 0 ? Math.sqrt(trace / mass) : 0;
    // By whose powers sum m |x|^k is bounded up to k = 4; with third and fourth moments, up to k = 5.
    const large = each > 8 && radius > 0 ? radius * (rms / radius) ** 0.4 : Math.sqrt(radius * rms);
    const spread = tables.QUADRUPOLE === 0 ? rms : large;
    const side = Math.max(...high.map((x, c) => x - low[c]!));
    const off = Math.hypot(...centre.map((x, c) => x - (low[c]! + high[c]!) / 2));
    let open: number;
    if (tables.OPENING === OPENING.error) {
      open = Math.hypot(...[0, 1, 2].map((c) => Math.max(low[c]! - root[c]!, root[c]! - high[c]!, 0)));
    } else if (tables.OPENING === OPENING.distance || tables.OPENING === OPENING.cubeGap)
      open = (side / params.theta) ** 2;
    else if (tables.OPENING === OPENING.bmax)
      open = Math.max(((2 / Math.sqrt(3)) * radius) / params.theta, OUTSIDE * radius) ** 2;
    else open = Math.max(side / params.theta + off, OUTSIDE * radius) ** 2;
    nodeTest.set([bitsOf(open), bitsOf(spread), bitsOf(radius), nodeLink[k]!], 4 * k);
  }
}

/** Mass, centre of mass (of the box where there is no mass) and tight box. */
function firstMoments(posMass: Floats, { first, end }: { first: number; end: number }) {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const sum = [0, 0, 0];
  let mass = 0;
  for (let i = first; i < end; i++) {
    const m = posMass[4 * i + 3]!;
    mass += m;
    for (let c = 0; c < 3; c++) {
      const x = posMass[4 * i + c]!;
      sum[c]! += m * x;
      low[c] = Math.min(low[c]!, x);
      high[c] = Math.max(high[c]!, x);
    }
  }
  const centre = sum.map((s, c) => (mass > 0 ? s / mass : (low[c]! + high[c]!) / 2));
  return { centre, mass, low, high };
}

/** sum m d d (xx yy zz xy xz yz) with d from the centre, and the largest |d|. */
function secondMoments(posMass: Floats, { first, end }: { first: number; end: number }, centre: readonly number[]) {
  const second = [0, 0, 0, 0, 0, 0];
  let radius = 0;
  for (let i = first; i < end; i++) {
    const [x, y, z] = centre.map((c, k) => posMass[4 * i + k]! - c) as [number, number, number];
    const m = posMass[4 * i + 3]!;
    [x * x, y * y, z * z, x * y, x * z, y * z].forEach((product, k) => {
      second[k]! += m * product;
    });
    radius = Math.max(radius, Math.hypot(x, y, z));
  }
  return { second, radius };
}
