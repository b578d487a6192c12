// walkAdaptive: a walk that opens a cell only where its force error would matter: against tau times the acceleration that the
// group felt one step ago. Far cells are gathered into one local expansion a group, middle ones act by their second moments, near
// leaves body by body. In a periodic box each of the 27 boxes about a group's own is walked; what lies beyond is not this stage's.
// reads: posMass, columns, velocity (w = |a|), nodeCentre, nodeTest, nodeMoments, groupList, root   writes: acceleration,
//   groupCounts (bodies, cells, expansions used; own bodies), scratch (of the thread)
// threads: groups are independent of one another: any thread takes the next ones
// source: opening by error, shared/opening   assumes: bodies sorted, moments done with OPENING_ERROR, velocity.w is |a|, negative where frozen
import { closeExpansion, EXPANSION, evaluate, gather } from "../shared/expansion";
import { linkCount, linkFirst } from "../shared/link";
import {
  beginGroup,
  endGroup,
  LISTED,
  listsOver,
  QUEUE,
  queueOfThread,
  restOfThread,
  seeImage,
  takeCells,
  takeLeaves,
  targetCount,
  targets,
  WAITING,
} from "../shared/lists";
import { actsOf, CELL, FAR, feel, feelImage, LEAF, middle, OPENED, openBy, ownMiddle } from "../shared/opening";

const LIST: usize = 8;

let centreTable: usize;
let testTable: usize;
let momentTable: usize;
let softening2: f32;
let side: f32;

/** Where the tables are; then eps^2, the numbers of the criterion (shared/opening), and the side of a periodic box, or 0. */
export function walkAdaptiveOver(
  posMass: usize,
  columns: usize,
  column: usize,
  velocity: usize,
  nodeCentre: usize,
  nodeTest: usize,
  nodeMoments: usize,
  root: usize,
  scratchOfThread: usize,
  eps2: f32,
  monopole: bool,
  angle: f32,
  tau: f32,
  farShare: f32,
  farSoftening2: f32,
  pull: f32,
  close: f32,
  floor: f32,
  boxSide: f32,
): void {
  listsOver(posMass, columns, column, nodeMoments, scratchOfThread, eps2, monopole);
  openBy(velocity, nodeCentre, nodeTest, root, monopole, angle, tau, farShare, farSoftening2, pull, close, floor);
  centreTable = nodeCentre;
  testTable = nodeTest;
  momentTable = nodeMoments;
  softening2 = eps2;
  side = boxSide;
}

/** The bodies' own box and those about it. */
const IMAGES: i32 = 27;

/** Place of an image along an axis, where `third` is 1, 3 or 9. */
// @ts-ignore: decorator
@inline function along(image: i32, third: i32): f32 {
  return side * <f32>((image / third) % 3 - 1);
}

/** Bytes of a list of nodes of one kind before they are used, and room for those that eight more may be. */
const FOUND: usize = 4 * LISTED;
const ROOM: usize = FOUND + 48;
/** Bytes of the nodes that are looked at together, eight. */
const EIGHT: usize = 32;
/** Bytes that wait before those that came last are looked at first, which bounds how many there may be. */
const WIDE: usize = 4 * WAITING;

/** The groups [from, to) of the list. */
export function walkAdaptive(groupList: usize, from: u32, to: u32, acceleration: usize, groupCounts: usize): void {
  const expansion = restOfThread();
  const place = expansion + EXPANSION;
  const eight = place + 16;
  const farList = eight + EIGHT;
  const cellList = farList + ROOM;
  const leafList = cellList + ROOM;
  const queue = queueOfThread();
  const queueEnd = queue + QUEUE - 8 * EIGHT;
  const firsts = i32x4(0, 1, 2, 3);
  const seconds = i32x4(4, 5, 6, 7);
  const images = side > 0 ? IMAGES : 1;
  for (let group = <usize>from; group < <usize>to; group++) {
    const first = load<u32>(groupList + LIST + 4 * group);
    beginGroup(first, load<u32>(groupList + LIST + 4 * group + 4));
    feel(first);
    memory.fill(expansion, 0, EXPANSION);
    v128.store(place, middle);
    let usedFar: u32 = 0;
    let farEnd = farList;
    let cellEnd = cellList;
    let leafEnd = leafList;
    for (let image = 0; image < images; image++) {
      if (images > 1) {
        seeImage(along(image, 1), along(image, 3), along(image, 9));
        feelImage();
        v128.store(place, middle);
      }
      store<u32>(queue, 0);
      let head = queue;
      let top = queue + 4;
      while (head < top) {
        const waiting = top - head;
        const taken = min(EIGHT, waiting);
        let next = head;
        if (waiting <= WIDE) head += taken;
        else {
          top -= taken;
          next = top;
        }
        const count = i32x4.splat(<u32>taken / 4);
        v128.store(eight, v128.and(v128.load(next), i32x4.gt_u(count, firsts)));
        v128.store(eight, v128.and(v128.load(next, 16), i32x4.gt_u(count, seconds)), 16);
        // To the front, where there may be no room for the children of eight.
        if (top > queueEnd) {
          memory.copy(queue, head, top - head);
          top -= head - queue;
          head = queue;
        }
        let acts = actsOf(eight);
        if (taken > 16) acts |= actsOf(eight + 16) << 4;
        acts &= 0x01010101 * ((1 << (<u32>taken / 4)) - 1);
        // No branch: which of the four it is nobody could foresee.
        for (let k: usize = 0; k < EIGHT; k += 4) {
          const node = load<u32>(eight + k);
          const link = load<u32>(testTable + 16 * (<usize>node) + 12);
          const children = i32x4.splat(linkFirst(link));
          store<u32>(farEnd, node);
          store<u32>(cellEnd, node);
          store<u32>(leafEnd, link);
          v128.store(top, i32x4.add(children, firsts));
          v128.store(top, i32x4.add(children, seconds), 16);
          farEnd += (acts & FAR) << 2;
          cellEnd += (acts & CELL) >> 6;
          leafEnd += (acts & LEAF) >> 14;
          top += -((acts & OPENED) >> 24) & (4 * linkCount(link));
          acts >>= 1;
        }
        if (farEnd >= farList + FOUND) {
          usedFar += useFar(farList, farEnd, place, expansion);
          farEnd = farList;
        }
        if (cellEnd >= cellList + FOUND) {
          takeCells(cellList, cellEnd, centreTable);
          cellEnd = cellList;
        }
        if (leafEnd >= leafList + FOUND) {
          takeLeaves(leafList, leafEnd);
          leafEnd = leafList;
        }
      }
      usedFar += useFar(farList, farEnd, place, expansion);
      takeCells(cellList, cellEnd, centreTable);
      takeLeaves(leafList, leafEnd);
      farEnd = farList;
      cellEnd = cellList;
      leafEnd = leafList;
    }
    endGroup(acceleration, groupCounts + 16 * group, usedFar);
    if (usedFar == 0) continue;
    closeExpansion(expansion);
    for (let i: usize = 0; i < <usize>targetCount; i++) {
      const offset = f32x4.sub(v128.load(targets + 16 * i), ownMiddle);
      const x = f32x4.extract_lane(offset, 0);
      const y = f32x4.extract_lane(offset, 1);
      evaluate(expansion, x, y, f32x4.extract_lane(offset, 2), acceleration + 16 * (<usize>first + i));
    }
  }
}

function useFar(list: usize, end: usize, place: usize, expansion: usize): u32 {
  const count = <u32>(end - list) / 4;
  if (count > 0) gather(list, count, centreTable, momentTable, place, softening2, expansion);
  return count;
}
