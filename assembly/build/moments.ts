// moments: mass, centre of mass, second moments about it, tight box and opening test of all nodes: first of each subtree, from
// its leaves up, then of the cells above them.
// reads: posMass, nodeBegin, nodeEnd, nodeLink, root   writes: nodeCentre (centre of mass, mass), nodeMoments (3Sxx 3Syy 3Szz T |
//   3Sxy 3Sxz 3Syz 0, with sum m x x = S + T/3 about the centre of mass, S free of trace), nodeBox (low | high), nodeTest
//   (squared opening length or, by error, distance from the middle of the root cube; spread, largest radius, link)
// threads: subtrees, one thread each, in any order; then the top, one thread
// source: Bedorf+ 2012 section 3.2 and Eq. 1, Bedorf 2014 section 6.6.1   assumes: nodes breadth first
import { linkCount, linkFirst, linkIsLeaf } from "../shared/link";
import { larger, largest, smaller, sum, sumAll, xyz } from "../shared/vector";

// Opening criteria: D > l / theta + s (Bedorf+ 2012 Eq. 1); gap between the boxes > l / theta (Salmon & Warren 1994).
const OPENING_DISTANCE: u32 = 1;
// By force error: forces/walkAdaptive.
const OPENING_ERROR: u32 = 2;
// Farther than the farthest body by more than float32 rounds: no cell acts on bodies that it holds.
const OUTSIDE: f32 = 1.00001;

let bodyTable: usize;
let beginTable: usize;
let endTable: usize;
let linkTable: usize;
let centreTable: usize;
let momentTable: usize;
let boxTable: usize;
let testTable: usize;
let opening: u32;
let openingAngle: f32;
let rootCube: usize;
let byMass: bool;

/** Where the tables are, the opening criterion with its theta, and whether cells act by their mass alone: for all that follows. */
export function momentsOf(
  posMass: usize,
  nodeBegin: usize,
  nodeEnd: usize,
  nodeLink: usize,
  nodeCentre: usize,
  nodeMoments: usize,
  nodeBox: usize,
  nodeTest: usize,
  root: usize,
  criterion: u32,
  theta: f32,
  monopole: bool,
): void {
  bodyTable = posMass;
  beginTable = nodeBegin;
  endTable = nodeEnd;
  linkTable = nodeLink;
  centreTable = nodeCentre;
  momentTable = nodeMoments;
  boxTable = nodeBox;
  testTable = nodeTest;
  opening = criterion;
  openingAngle = theta;
  rootCube = root;
  byMass = monopole;
}

/** Lists the cells of at most `most` bodies whose parent has more; returns how many. */
export function subtrees(nodeBegin: usize, nodeEnd: usize, nodeLink: usize, most: u32, list: usize): u32 {
  return collect(nodeBegin, nodeEnd, nodeLink, 0, most, list, 0);
}

function collect(nodeBegin: usize, nodeEnd: usize, nodeLink: usize, k: u32, most: u32, list: usize, count: u32): u32 {
  const bodies = load<u32>(nodeEnd + 4 * (<usize>k)) - (load<u32>(nodeBegin + 4 * (<usize>k)) & 0x7ffffff);
  const link = load<u32>(nodeLink + 4 * (<usize>k));
  if (bodies <= most || linkIsLeaf(link)) {
    store<u32>(list + 4 * (<usize>count), k);
    return count + 1;
  }
  const first = linkFirst(link);
  for (let child = first; child < first + linkCount(link); child++) {
    count = collect(nodeBegin, nodeEnd, nodeLink, child, most, list, count);
  }
  return count;
}

/** The subtrees [from, to) of the list. */
export function moments(list: usize, from: u32, to: u32): void {
  for (let i = <usize>from; i < <usize>to; i++) subtree(load<u32>(list + 4 * i));
}

/** All nodes of a subtree, children before parents. */
function subtree(k: u32): void {
  const link = load<u32>(linkTable + 4 * (<usize>k));
  const first = linkFirst(link);
  const count = linkCount(link);
  if (linkIsLeaf(link)) {
    leaf(k, link, first, count);
    return;
  }
  for (let child = first; child < first + count; child++) subtree(child);
  cell(k, link, first, count);
}

/** The cells of more than `most` bodies, from those below them. */
export function momentsOfTop(k: u32, most: u32): void {
  const bodies = load<u32>(endTable + 4 * (<usize>k)) - (load<u32>(beginTable + 4 * (<usize>k)) & 0x7ffffff);
  const link = load<u32>(linkTable + 4 * (<usize>k));
  if (bodies <= most || linkIsLeaf(link)) return;
  const first = linkFirst(link);
  const count = linkCount(link);
  for (let child = first; child < first + count; child++) momentsOfTop(child, most);
  cell(k, link, first, count);
}

// @ts-ignore: decorator
@inline function splat3(a: v128): v128 {
  return v128.shuffle<f32>(a, a, 3, 3, 3, 3);
}

// Everything is summed relative to a nearby point: sums about the origin lose all digits in float32.
function leaf(k: u32, link: u32, first: u32, count: u32): void {
  const from = bodyTable + 16 * (<usize>first);
  const to = from + 16 * (<usize>count);
  const near = v128.load(from);
  let low = near;
  let high = near;
  let moved = f32x4.splat(0);
  let mass: f32 = 0;
  for (let at = from; at < to; at += 16) {
    const body = v128.load(at);
    low = smaller(low, body);
    high = larger(high, body);
    moved = f32x4.add(moved, f32x4.mul(splat3(body), f32x4.sub(body, near)));
    mass += f32x4.extract_lane(body, 3);
  }
  const centre = centreOf(near, moved, mass, low, high);
  let diagonal = f32x4.splat(0);
  let mixed = f32x4.splat(0);
  let radius2 = f32x4.splat(0);
  for (let at = from; at < to; at += 16) {
    const body = v128.load(at);
    const offset = xyz(f32x4.sub(body, centre));
    const weighed = f32x4.mul(splat3(body), offset);
    diagonal = f32x4.add(diagonal, f32x4.mul(weighed, offset));
    mixed = f32x4.add(mixed, product(weighed, offset));
    radius2 = larger(radius2, sumAll(f32x4.mul(offset, offset)));
  }
  write(k, link, centre, mass, diagonal, mixed, sqrt(f32x4.extract_lane(radius2, 0)), low, high);
}

function cell(k: u32, link: u32, first: u32, count: u32): void {
  const near = v128.load(centreTable + 16 * (<usize>first));
  let low = v128.load(boxTable + 32 * (<usize>first));
  let high = v128.load(boxTable + 32 * (<usize>first), 16);
  let moved = f32x4.splat(0);
  let mass: f32 = 0;
  for (let child = <usize>first; child < <usize>(first + count); child++) {
    const part = v128.load(centreTable + 16 * child);
    low = smaller(low, v128.load(boxTable + 32 * child));
    high = larger(high, v128.load(boxTable + 32 * child, 16));
    moved = f32x4.add(moved, f32x4.mul(splat3(part), f32x4.sub(part, near)));
    mass += f32x4.extract_lane(part, 3);
  }
  const centre = centreOf(near, moved, mass, low, high);
  let diagonal = f32x4.splat(0);
  let mixed = f32x4.splat(0);
  let radius: f32 = 0;
  const third = f32x4.splat(<f32>1 / 3);
  for (let child = <usize>first; child < <usize>(first + count); child++) {
    const part = v128.load(centreTable + 16 * child);
    const own = v128.load(momentTable + 32 * child);
    const ownMixed = v128.load(momentTable + 32 * child, 16);
    const offset = xyz(f32x4.sub(part, centre));
    const weighed = f32x4.mul(splat3(part), offset);
    diagonal = f32x4.add(diagonal, xyz(f32x4.mul(f32x4.add(own, splat3(own)), third)));
    diagonal = f32x4.add(diagonal, f32x4.mul(weighed, offset));
    mixed = f32x4.add(mixed, f32x4.mul(ownMixed, third));
    mixed = f32x4.add(mixed, product(weighed, offset));
    radius = max(radius, load<f32>(testTable + 16 * child + 8) + sqrt(sum(f32x4.mul(offset, offset))));
  }
  // The corner of the tight box is a bound too, and does not grow with the levels.
  const corner = xyz(larger(f32x4.sub(high, centre), f32x4.sub(centre, low)));
  radius = min(radius, sqrt(sum(f32x4.mul(corner, corner))));
  write(k, link, centre, mass, diagonal, mixed, radius, low, high);
}

/** Centre of mass; of the box where there is no mass. */
// @ts-ignore: decorator
@inline function centreOf(near: v128, moved: v128, mass: f32, low: v128, high: v128): v128 {
  return mass > 0
    ? f32x4.add(near, f32x4.div(moved, f32x4.splat(mass)))
    : f32x4.mul(f32x4.splat(0.5), f32x4.add(low, high));
}

/** a.x b.y, a.x b.z, a.y b.z, 0. */
// @ts-ignore: decorator
@inline function product(a: v128, b: v128): v128 {
  return xyz(f32x4.mul(v128.shuffle<f32>(a, a, 0, 0, 1, 3), v128.shuffle<f32>(b, b, 1, 2, 2, 3)));
}

function write(
  k: u32,
  link: u32,
  centre: v128,
  mass: f32,
  diagonal: v128,
  mixed: v128,
  radius: f32,
  low: v128,
  high: v128,
): void {
  const trace = sum(diagonal);
  const extent = xyz(f32x4.sub(high, low));
  let open = largest(extent) / openingAngle;
  let spread: f32 = 0;
  if (opening == OPENING_ERROR) {
    const root = v128.load(rootCube);
    const gap = xyz(larger(larger(f32x4.sub(low, root), f32x4.sub(root, high)), f32x4.splat(0)));
    open = sqrt(sum(f32x4.mul(gap, gap)));
    // The length by whose powers the error of a cell is bounded: the root-mean-square radius for sum m |x|^2, its geometric mean
    // with the largest one for sum m |x|^k up to k = 4.
    if (mass > 0) spread = sqrt(trace / mass);
    if (!byMass) spread = sqrt(radius * spread);
  } else if (opening != OPENING_DISTANCE) {
    const offset = xyz(f32x4.sub(centre, f32x4.mul(f32x4.splat(0.5), f32x4.add(low, high))));
    // Above theta = 2 / sqrt(3) the length may lie within the cell, and it would act on bodies that it holds.
    open = max(open + sqrt(sum(f32x4.mul(offset, offset))), OUTSIDE * radius);
  }
  const node = <usize>k;
  const three = f32x4.splat(3);
  v128.store(centreTable + 16 * node, f32x4.replace_lane(centre, 3, mass));
  const free = f32x4.sub(f32x4.mul(three, diagonal), f32x4.splat(trace));
  v128.store(momentTable + 32 * node, f32x4.replace_lane(free, 3, trace));
  v128.store(momentTable + 32 * node, f32x4.mul(three, mixed), 16);
  v128.store(boxTable + 32 * node, xyz(low));
  v128.store(boxTable + 32 * node, xyz(high), 16);
  store<f32>(testTable + 16 * node, opening == OPENING_ERROR ? open : open * open);
  store<f32>(testTable + 16 * node + 4, spread);
  store<f32>(testTable + 16 * node + 8, radius);
  store<u32>(testTable + 16 * node + 12, link);
}
