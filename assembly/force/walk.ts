// walk: the tree seen from groups of neighbours on the curve: cells far enough act as a whole, near leaves body by body.
// reads: posMass, columns, nodeCentre, nodeTest, nodeMoments, nodeBox, groupList   writes: acceleration, groupCounts (bodies,
//   cells, 0, own bodies), scratch (of the thread)
// threads: groups are independent of one another: any thread takes the next ones
// source: Bedorf+ 2012 section 2.2 and Eq. 1, Bedorf 2014 section 6.3.1   assumes: bodies sorted, moments done
import { fromBodies, fromCells, fromOthers, SUMS } from "../shared/interact";
import { linkCount, linkFirst, linkIsLeaf } from "../shared/link";
import { larger, smaller, sum } from "../shared/vector";

const OPENING_DISTANCE: u32 = 1;
// Bodies a group at most.
const GROUP: usize = 64;
const LIST: usize = 8;
// Lists hold so many sources, and the bodies of a leaf and what fills up a four beyond.
const CELLS: u32 = 256;
const BODIES: u32 = 512;
const CELL_COLUMN: usize = 4 * (<usize>CELLS + 16);
const BODY_COLUMN: usize = 4 * (<usize>BODIES + 32);
// What fills a list up to a multiple of four: no mass, and so far away that nothing overflows.
const NOWHERE: f32 = 1e15;

// The scratch: sums of the targets, links still to be opened, the three lists.
const STACK: usize = SUMS * GROUP;
const CELL_LIST: usize = STACK + 2048;
const BODY_LIST: usize = CELL_LIST + 12 * CELL_COLUMN;
const OTHER_LIST: usize = BODY_LIST + 4 * BODY_COLUMN;

let bodyTable: usize;
let columnTable: usize;
let columnStride: usize;
let centreTable: usize;
let testTable: usize;
let momentTable: usize;
let boxTable: usize;
let scratch: usize;
let opening: u32;
let softening2: f32;
let byMass: bool;
let fewest: u32;

/** Where the tables are, the opening criterion, eps^2, whether cells act by their mass alone, and leaves of how few bodies never do. */
export function walkOver(
  posMass: usize,
  columns: usize,
  column: usize,
  nodeCentre: usize,
  nodeTest: usize,
  nodeMoments: usize,
  nodeBox: usize,
  scratchOfThread: usize,
  criterion: u32,
  eps2: f32,
  monopole: bool,
  few: u32,
): void {
  bodyTable = posMass;
  columnTable = columns;
  columnStride = column;
  centreTable = nodeCentre;
  testTable = nodeTest;
  momentTable = nodeMoments;
  boxTable = nodeBox;
  scratch = scratchOfThread;
  opening = criterion;
  softening2 = eps2;
  byMass = monopole;
  fewest = few;
}

let targets: usize;
let targetCount: u32;
let firstBody: u32;
let endBody: u32;
let cellCount: u32;
let bodyCount: u32;
let otherCount: u32;
let usedCells: u32;
let usedBodies: u32;

/** The groups [from, to) of the list. */
export function walk(groupList: usize, from: u32, to: u32, acceleration: usize, groupCounts: usize): void {
  for (let group = <usize>from; group < <usize>to; group++) {
    const first = load<u32>(groupList + LIST + 4 * group);
    const end = load<u32>(groupList + LIST + 4 * group + 4);
    walkGroup(first, end);
    finish(acceleration + 16 * (<usize>first));
    const counts = groupCounts + 16 * group;
    store<u32>(counts, usedBodies);
    store<u32>(counts + 4, usedCells);
    store<u32>(counts + 8, 0);
    store<u32>(counts + 12, end - first);
  }
}

function walkGroup(first: u32, end: u32): void {
  firstBody = first;
  endBody = end;
  targets = bodyTable + 16 * (<usize>first);
  targetCount = end - first;
  cellCount = bodyCount = otherCount = usedCells = usedBodies = 0;
  memory.fill(scratch, 0, SUMS * (<usize>targetCount));
  let low = v128.load(targets);
  let high = low;
  for (let i: usize = 1; i < <usize>targetCount; i++) {
    const place = v128.load(targets + 16 * i);
    low = smaller(low, place);
    high = larger(high, place);
  }
  // The fourth number makes every gap along it 0.
  low = f32x4.replace_lane(low, 3, -3e38);
  high = f32x4.replace_lane(high, 3, 3e38);

  const stack = scratch + STACK;
  let top = look(0, low, high, stack);
  while (top > stack) {
    top -= 4;
    const link = load<u32>(top);
    const begin = <usize>linkFirst(link);
    const behind = begin + <usize>linkCount(link);
    for (let node = begin; node < behind; node++) top = look(node, low, high, top);
  }
  useCells();
  useBodies();
  useOthers();
}

/** Looks at a node: it acts as a whole, by its bodies, or is put on the stack. Returns the top of the stack. */
// @ts-ignore: decorator
@inline function look(node: usize, low: v128, high: v128, top: usize): usize {
  const nothing = f32x4.splat(0);
  const centre = v128.load(centreTable + 16 * node);
  // From the box around the group to the centre of mass; by minimum distance to the cell's box.
  const nearest = opening == OPENING_DISTANCE ? v128.load(boxTable + 32 * node, 16) : centre;
  const farthest = opening == OPENING_DISTANCE ? v128.load(boxTable + 32 * node) : centre;
  const gap = larger(larger(f32x4.sub(low, nearest), f32x4.sub(farthest, high)), nothing);
  const link = load<u32>(testTable + 16 * node + 12);
  if (sum(f32x4.mul(gap, gap)) > load<f32>(testTable + 16 * node)) {
    if (linkIsLeaf(link) && linkCount(link) <= fewest) takeLeaf(linkFirst(link), linkCount(link));
    else takeCell(node, centre);
    return top;
  }
  if (linkIsLeaf(link)) {
    takeLeaf(linkFirst(link), linkCount(link));
    return top;
  }
  store<u32>(top, link);
  return top + 4;
}

// @ts-ignore: decorator
@inline function takeCell(node: usize, centre: v128): void {
  usedCells++;
  if (byMass) {
    takeMass(centre);
    return;
  }
  const halves = f32x4(0.5, 0.5, 0.5, 0.5 * softening2);
  const at = scratch + CELL_LIST + 4 * (<usize>cellCount);
  const moments = momentTable + 32 * node;
  store4(at, CELL_COLUMN, centre);
  // 3S and T become 3/2 S and T eps^2 / 2.
  store4(at + 4 * CELL_COLUMN, CELL_COLUMN, f32x4.mul(halves, v128.load(moments)));
  store4(at + 8 * CELL_COLUMN, CELL_COLUMN, f32x4.mul(halves, v128.load(moments, 16)));
  if (++cellCount == CELLS) useCells();
}

/** A cell that acts by its mass alone is a body at its centre of mass. */
function takeMass(centre: v128): void {
  store4(scratch + BODY_LIST + 4 * (<usize>bodyCount), BODY_COLUMN, centre);
  if (++bodyCount >= BODIES) useBodies();
}

/** The numbers of a vec4 into a row of a table of columns; the fourth of the last three columns of a cell goes nowhere. */
// @ts-ignore: decorator
@inline function store4(at: usize, column: usize, value: v128): void {
  v128.store_lane<f32>(at, value, 0);
  v128.store_lane<f32>(at + column, value, 1);
  v128.store_lane<f32>(at + 2 * column, value, 2);
  v128.store_lane<f32>(at + 3 * column, value, 3);
}

// @ts-ignore: decorator
@inline function takeLeaf(first: u32, count: u32): void {
  usedBodies += count;
  const from = columnTable + 4 * (<usize>first);
  // Only here may a source be a target, or lie where one is with nothing to soften it.
  if ((first < endBody && first + count > firstBody) || softening2 == 0) {
    const to = scratch + OTHER_LIST + 4 * (<usize>otherCount);
    copyBodies(from, to, count);
    for (let i: u32 = 0; i < count; i++) store<u32>(to + 4 * BODY_COLUMN + 4 * (<usize>i), first + i);
    otherCount += count;
    if (otherCount >= BODIES) useOthers();
    return;
  }
  copyBodies(from, scratch + BODY_LIST + 4 * (<usize>bodyCount), count);
  bodyCount += count;
  if (bodyCount >= BODIES) useBodies();
}

/** Four at a time: what is copied beyond the last is overwritten by the next, or filled up. */
// @ts-ignore: decorator
@inline function copyBodies(from: usize, to: usize, count: u32): void {
  for (let at: usize = 0; at < 4 * (<usize>count); at += 16) {
    v128.store(to + at, v128.load(from + at));
    v128.store(to + at + BODY_COLUMN, v128.load(from + at + columnStride));
    v128.store(to + at + 2 * BODY_COLUMN, v128.load(from + at + 2 * columnStride));
    v128.store(to + at + 3 * BODY_COLUMN, v128.load(from + at + 3 * columnStride));
  }
}

/** Fills the columns of a list up to a multiple of four. */
function fillUp(list: usize, column: usize, columns: u32, count: u32): void {
  const at = list + 4 * (<usize>count);
  for (let k: u32 = 0; k < columns; k++) v128.store(at + column * (<usize>k), f32x4.splat(k < 3 ? NOWHERE : 0));
}

function useCells(): void {
  if (cellCount == 0) return;
  const list = scratch + CELL_LIST;
  fillUp(list, CELL_COLUMN, 11, cellCount);
  fromCells(list, CELL_COLUMN, (cellCount + 3) & ~3, targets, targetCount, softening2, scratch);
  cellCount = 0;
}

function useBodies(): void {
  if (bodyCount == 0) return;
  const list = scratch + BODY_LIST;
  fillUp(list, BODY_COLUMN, 4, bodyCount);
  fromBodies(list, BODY_COLUMN, (bodyCount + 3) & ~3, targets, targetCount, softening2, scratch);
  bodyCount = 0;
}

function useOthers(): void {
  if (otherCount == 0) return;
  const list = scratch + OTHER_LIST;
  fillUp(list, BODY_COLUMN, 4, otherCount);
  // No body has that number.
  v128.store(list + 4 * BODY_COLUMN + 4 * (<usize>otherCount), i32x4.splat(-1));
  fromOthers(list, BODY_COLUMN, (otherCount + 3) & ~3, targets, targetCount, firstBody, softening2, scratch);
  otherCount = 0;
}

/** Acceleration and potential from the partial sums. */
function finish(acceleration: usize): void {
  for (let t: usize = 0; t < <usize>targetCount; t++) {
    const at = scratch + SUMS * t;
    v128.store(
      acceleration + 16 * t,
      f32x4(sum(v128.load(at)), sum(v128.load(at, 16)), sum(v128.load(at, 32)), <f32>0 - sum(v128.load(at, 48))),
    );
  }
}
