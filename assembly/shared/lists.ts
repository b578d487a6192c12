// What a walk has found for a group of neighbours: lists of cells and of bodies that act when they are full, and the sums of the
// group's bodies. All of it is in the scratch of the thread; lists are columns (x of all, y of all, ...).
import { fromBodies, fromCells, fromOthers, SUMS } from "./interact";
import { larger, smaller, sum } from "./vector";

/** Bodies a group at most. */
const GROUP: usize = 64;
// Lists hold so many sources, and the bodies of a leaf and what fills up a four beyond.
export const CELLS: u32 = 256;
const BODIES: u32 = 512;
export const CELL_COLUMN: usize = 4 * (<usize>CELLS + 16);
const BODY_COLUMN: usize = 4 * (<usize>BODIES + 32);
// What fills a list up to a multiple of four: no mass, and so far away that nothing overflows.
const NOWHERE: f32 = 1e15;

// The scratch: sums of the targets, links still to be opened, the three lists, and what is left.
const STACK: usize = SUMS * GROUP;
const CELL_LIST: usize = STACK + 2048;
const BODY_LIST: usize = CELL_LIST + 12 * CELL_COLUMN;
const OTHER_LIST: usize = BODY_LIST + 4 * BODY_COLUMN;
const REST: usize = OTHER_LIST + 5 * BODY_COLUMN;

let bodyTable: usize;
let columnTable: usize;
let columnStride: usize;
let momentTable: usize;
let scratch: usize;
let softening2: f32;
let byMass: bool;

/** Where the tables are, eps^2, and whether cells act by their mass alone: for all groups that follow. */
export function listsOver(
  posMass: usize,
  columns: usize,
  column: usize,
  nodeMoments: usize,
  scratchOfThread: usize,
  eps2: f32,
  monopole: bool,
): void {
  bodyTable = posMass;
  columnTable = columns;
  columnStride = column;
  momentTable = nodeMoments;
  scratch = scratchOfThread;
  softening2 = eps2;
  byMass = monopole;
}

/** The group, and the tight box around it; the fourth numbers make every gap along them 0. */
export let targets: usize;
export let targetCount: u32;
export let low: v128;
export let high: v128;
let firstBody: u32;
let endBody: u32;
let cellCount: u32;
let bodyCount: u32;
let otherCount: u32;
let usedCells: u32;
let usedBodies: u32;

/** Where links still to be opened are put, and the scratch that a walk may use by itself. */
// @ts-ignore: decorator
@inline export function stackOfThread(): usize {
  return scratch + STACK;
}

// @ts-ignore: decorator
@inline export function restOfThread(): usize {
  return scratch + REST;
}

export function beginGroup(first: u32, end: u32): void {
  firstBody = first;
  endBody = end;
  targets = bodyTable + 16 * (<usize>first);
  targetCount = end - first;
  cellCount = bodyCount = otherCount = usedCells = usedBodies = 0;
  memory.fill(scratch, 0, SUMS * (<usize>targetCount));
  let least = v128.load(targets);
  let most = least;
  for (let i: usize = 1; i < <usize>targetCount; i++) {
    const place = v128.load(targets + 16 * i);
    least = smaller(least, place);
    most = larger(most, place);
  }
  low = f32x4.replace_lane(least, 3, -3e38);
  high = f32x4.replace_lane(most, 3, 3e38);
}

/** A cell acts as a whole: by its second moments, or as a body at its centre of mass, which is at `centreOfMass`. */
export function takeCell(node: usize, centreOfMass: usize): void {
  usedCells++;
  if (byMass) {
    store4(scratch + BODY_LIST + 4 * (<usize>bodyCount), BODY_COLUMN, v128.load(centreOfMass));
    if (++bodyCount >= BODIES) useBodies();
    return;
  }
  copyCell(scratch + CELL_LIST + 4 * (<usize>cellCount), momentTable + 32 * node, centreOfMass, softening2);
  if (++cellCount == CELLS) useCells();
}

/** A row of cells, as fromCells reads them: x y z M, 3/2 Sxx Syy Szz, T eps^2 / 2, 3/2 Sxy Sxz Syz. */
export function copyCell(at: usize, moments: usize, centreOfMass: usize, eps2: f32): void {
  const halves = f32x4(0.5, 0.5, 0.5, 0.5 * eps2);
  store4(at, CELL_COLUMN, v128.load(centreOfMass));
  store4(at + 4 * CELL_COLUMN, CELL_COLUMN, f32x4.mul(halves, v128.load(moments)));
  store4(at + 8 * CELL_COLUMN, CELL_COLUMN, f32x4.mul(halves, v128.load(moments, 16)));
}

/** The numbers of a vec4 into a row of a table of columns. */
// @ts-ignore: decorator
@inline function store4(at: usize, column: usize, value: v128): void {
  v128.store_lane<f32>(at, value, 0);
  v128.store_lane<f32>(at + column, value, 1);
  v128.store_lane<f32>(at + 2 * column, value, 2);
  v128.store_lane<f32>(at + 3 * column, value, 3);
}

/** A leaf acts body by body. */
export function takeLeaf(first: u32, count: u32): void {
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
function copyBodies(from: usize, to: usize, count: u32): void {
  for (let at: usize = 0; at < 4 * (<usize>count); at += 16) {
    v128.store(to + at, v128.load(from + at));
    v128.store(to + at + BODY_COLUMN, v128.load(from + at + columnStride));
    v128.store(to + at + 2 * BODY_COLUMN, v128.load(from + at + 2 * columnStride));
    v128.store(to + at + 3 * BODY_COLUMN, v128.load(from + at + 3 * columnStride));
  }
}

/** Fills the columns of a list up to a multiple of four. */
export function fillUp(list: usize, column: usize, columns: u32, count: u32): void {
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

/** What is left in the lists acts; accelerations and potentials from the partial sums. `expansions`: cells used so. */
export function endGroup(acceleration: usize, counts: usize, expansions: u32): void {
  useCells();
  useBodies();
  useOthers();
  for (let t: usize = 0; t < <usize>targetCount; t++) {
    const at = scratch + SUMS * t;
    v128.store(
      acceleration + 16 * (<usize>firstBody + t),
      f32x4(sum(v128.load(at)), sum(v128.load(at, 16)), sum(v128.load(at, 32)), <f32>0 - sum(v128.load(at, 48))),
    );
  }
  store<u32>(counts, usedBodies);
  store<u32>(counts + 4, usedCells);
  store<u32>(counts + 8, expansions);
  store<u32>(counts + 12, targetCount);
}
