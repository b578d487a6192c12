// What a walk has found for a group of neighbours: lists of cells and of bodies that act when they are full, and the sums of the
// group's bodies. All of it is in the scratch of the thread.
import { BODY, CELL, fromBodies, fromCells, fromOthers, SUMS, writeSums } from "./interact";
import { linkCount, linkFirst } from "./link";
import { fromSpread, spline } from "./spread";
import { larger, smaller } from "./vector";

/** Bodies a group at most. */
const GROUP: usize = 64;
/** Nodes that a walk finds before they act, and seven beyond. */
export const LISTED: usize = 256;
/** Bodies that a list holds, and those that are copied beyond the last. */
const BODIES: u32 = 512;
const BEYOND: usize = 16;
/**
 * Nodes that wait to be looked at, the first first; where there are more, the last first: eight at a time leave at most 56 more on
 * each of 31 levels. QUEUE: bytes of all.
 */
export const WAITING: usize = 256;
export const QUEUE: usize = 4 * (WAITING + 56 * 32 + 64);

// The scratch: sums of the targets, what waits, the three lists, and what is left.
const QUEUE_AT: usize = 16 * GROUP;
const CELL_LIST: usize = QUEUE_AT + QUEUE;
const BODY_LIST: usize = CELL_LIST + CELL * (LISTED + 8);
const OTHER_LIST: usize = BODY_LIST + BODY * (<usize>BODIES + BEYOND);
const NUMBER_LIST: usize = OTHER_LIST + BODY * (<usize>BODIES + BEYOND);
const REST: usize = NUMBER_LIST + 4 * (<usize>BODIES + BEYOND);

let bodyTable: usize;
let columnTable: usize;
export let columnStride: usize;
export let centreTable: usize;
export let testTable: usize;
export let momentTable: usize;
let scratch: usize;
export let softening2: f32;
export let byMass: bool;

/** Where the tables are, eps^2, and whether cells act by their mass alone: for all groups that follow. */
export function listsOver(
  posMass: usize,
  columns: usize,
  column: usize,
  nodeCentre: usize,
  nodeTest: usize,
  nodeMoments: usize,
  scratchOfThread: usize,
  eps2: f32,
  monopole: bool,
): void {
  bodyTable = posMass;
  columnTable = columns;
  columnStride = column;
  centreTable = nodeCentre;
  testTable = nodeTest;
  momentTable = nodeMoments;
  scratch = scratchOfThread;
  softening2 = eps2;
  byMass = monopole;
}

/** The group, and the tight box around it; the fourth numbers make every gap along them 0. */
export let targets: usize;
export let targetColumns: usize;
export let targetCount: u32;
export let low: v128;
export let high: v128;
/** How far the image of the sources lies from the sources, x y z 0, and what marks the numbers of its bodies: 0 those of the sources themselves. */
export let shift: v128;
let mark: u32;
let firstBody: u32;
let endBody: u32;
let bodyCount: u32;
let otherCount: u32;
let usedCells: u32;
let usedBodies: u32;

/** Where what waits is put, QUEUE bytes, and the scratch that a walk may use by itself. */
// @ts-ignore: decorator
@inline export function queueOfThread(): usize {
  return scratch + QUEUE_AT;
}

// @ts-ignore: decorator
@inline export function restOfThread(): usize {
  return scratch + REST;
}

export function beginGroup(first: u32, end: u32): void {
  firstBody = first;
  endBody = end;
  targets = bodyTable + 16 * (<usize>first);
  targetColumns = columnTable + 4 * (<usize>first);
  targetCount = end - first;
  bodyCount = otherCount = usedCells = usedBodies = 0;
  memory.fill(scratch, 0, SUMS * (<usize>((targetCount + 3) / 4)));
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

/** What is taken from now on is the image of the sources that lies as far away as the vec4 at `place` says, x y z 0; its bodies' numbers are marked, for a body feels its own images. Mark 0: the sources themselves. */
// @ts-ignore: decorator
@inline export function seeImage(place: usize, marked: u32): void {
  shift = v128.load(place);
  mark = marked;
}

/**
 * The cells of a list, their numbers, act as a whole: by their second moments, or as bodies at their centres of mass. No more than
 * LISTED and seven.
 */
export function takeCells(list: usize, end: usize): void {
  const count = <u32>(end - list) / 4;
  usedCells += count;
  const halves = f32x4(0.5, 0.5, 0.5, 0.5 * softening2);
  let row = byMass ? bodiesFor(count) : scratch + CELL_LIST;
  for (let at = list; at < end; at += 4) {
    const node = <usize>load<u32>(at);
    v128.store(row, f32x4.add(v128.load(centreTable + 16 * node), shift));
    row += BODY;
    if (byMass) continue;
    const moments = momentTable + 32 * node;
    v128.store(row, f32x4.mul(halves, v128.load(moments)));
    v128.store(row, f32x4.mul(halves, v128.load(moments, 16)), 16);
    row += CELL - BODY;
  }
  if (byMass) bodyCount += count;
  else if (count > 0) fromCells(scratch + CELL_LIST, count, targetColumns, columnStride, targetCount, softening2, scratch);
}

/** Where the next bodies of the list go, so many. */
function bodiesFor(count: u32): usize {
  if (bodyCount + count > BODIES) useBodies();
  return scratch + BODY_LIST + BODY * (<usize>bodyCount);
}

/** The leaves of a list, their links, act body by body. */
export function takeLeaves(list: usize, end: usize): void {
  const from = firstBody;
  const to = mark == 0 ? endBody : 0;
  const bodies = bodyTable;
  const hard = softening2 == 0 && spline == 0;
  const by = shift;
  let count = bodyCount;
  let taken = usedBodies;
  for (let at = list; at < end; at += 4) {
    const link = load<u32>(at);
    const first = linkFirst(link);
    const size = linkCount(link);
    taken += size;
    // Only here may a source be a target, or lie where one is with nothing to soften it.
    if (hard || (first < to && first + size > from)) {
      takeOthers(first, size);
      continue;
    }
    if (count + size > BODIES) {
      bodyCount = count;
      useBodies();
      count = 0;
    }
    // Two at a time: what is copied beyond the last is overwritten by the next.
    let source = bodies + BODY * (<usize>first);
    const rows = scratch + BODY_LIST;
    let row = rows + BODY * (<usize>count);
    count += size;
    const behind = rows + BODY * (<usize>count);
    do {
      v128.store(row, f32x4.add(v128.load(source), by));
      v128.store(row, f32x4.add(v128.load(source, 16), by), 16);
      row += 32;
      source += 32;
    } while (row < behind);
  }
  bodyCount = count;
  usedBodies = taken;
}

function takeOthers(first: u32, count: u32): void {
  if (otherCount + count > BODIES) useOthers();
  for (let i = first; i < first + count; i++, otherCount++) {
    const place = f32x4.add(v128.load(bodyTable + BODY * (<usize>i)), shift);
    v128.store(scratch + OTHER_LIST + BODY * (<usize>otherCount), place);
    store<u32>(scratch + NUMBER_LIST + 4 * (<usize>otherCount), i | mark);
  }
}

function useBodies(): void {
  const list = scratch + BODY_LIST;
  if (spline > 0) fromSpread(list, 0, bodyCount, targetColumns, columnStride, targetCount, scratch);
  else fromBodies(list, bodyCount, targetColumns, columnStride, targetCount, softening2, scratch);
  bodyCount = 0;
}

function useOthers(): void {
  const list = scratch + OTHER_LIST;
  const numbers = scratch + NUMBER_LIST;
  if (spline > 0) fromSpread(list, numbers, otherCount, targetColumns, columnStride, targetCount, scratch);
  else fromOthers(list, numbers, otherCount, targetColumns, columnStride, targetCount, softening2, scratch);
  otherCount = 0;
}

/** What is left in the lists acts; accelerations and potentials from the sums. `expansions`: cells used so. */
export function endGroup(acceleration: usize, counts: usize, expansions: u32): void {
  useBodies();
  useOthers();
  writeSums(scratch, targetCount, acceleration + 16 * (<usize>firstBody));
  store<u32>(counts, usedBodies);
  store<u32>(counts + 4, usedCells);
  store<u32>(counts + 8, expansions);
  store<u32>(counts + 12, targetCount);
}
