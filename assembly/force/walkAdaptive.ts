// walkAdaptive: a walk that opens a cell only where its force error would matter: against tau times the acceleration that the
// group felt one step ago. Far cells are gathered into one local expansion a group, middle ones act by their second moments, near
// leaves body by body. In a periodic box the images of the bodies act too, one image after the other.
// reads: posMass, columns, velocity (w = |a|), nodeCentre, nodeTest, nodeMoments, groupList, root, images   writes: acceleration,
//   groupCounts (bodies, cells, expansions used; own bodies), scratch (of the thread)
// threads: groups are independent of one another: any thread takes the next ones
// source: opening by error, shared/opening   assumes: bodies sorted, moments done with OPENING_ERROR, velocity.w is |a|, negative where frozen
import { closeExpansion, EXPANSION, evaluate, gather } from "../shared/expansion";
import { linkCount, linkFirst } from "../shared/link";
import {
  beginGroup,
  centreTable,
  endGroup,
  LISTED,
  listsOver,
  momentTable,
  QUEUE,
  queueOfThread,
  restOfThread,
  seeImage,
  softening2,
  takeCells,
  takeLeaves,
  targetCount,
  targets,
  testTable,
  WAITING,
} from "../shared/lists";
import { actsOf, CELL, FAR, feel, feelImage, LEAF, middle, OPENED, openBy } from "../shared/opening";

const LIST: usize = 8;

let imageTable: usize;
let imageEnd: usize;

/** Where the tables are; then eps^2, the numbers of the criterion (shared/opening), and the table of how far the images of the bodies lie
 * that act, a vec4 each with 0 last, up to its end: first the bodies themselves. */
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
  firstImage: usize,
  endOfImages: usize,
): void {
  listsOver(posMass, columns, column, nodeCentre, nodeTest, nodeMoments, scratchOfThread, eps2, monopole);
  openBy(velocity, root, angle, tau, farShare, farSoftening2, pull, close);
  imageTable = firstImage;
  imageEnd = endOfImages;
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
  for (let group = <usize>from; group < <usize>to; group++) {
    const first = load<u32>(groupList + LIST + 4 * group);
    beginGroup(first, load<u32>(groupList + LIST + 4 * group + 4));
    feel(first);
    memory.fill(expansion, 0, EXPANSION);
    let usedFar: u32 = 0;
    let farEnd = farList;
    let cellEnd = cellList;
    let leafEnd = leafList;
    for (let image = imageTable; image < imageEnd; image += 16) {
      seeImage(image, <u32>(image - imageTable) << 22);
      v128.store(place, feelImage());
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
        // No branch: which of the four it is can't be predicted.
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
        const done = head >= top;
        if (done || farEnd >= farList + FOUND) {
          usedFar += <u32>(farEnd - farList) / 4;
          gather(farList, farEnd, centreTable, momentTable, place, softening2, expansion);
          farEnd = farList;
        }
        if (done || cellEnd >= cellList + FOUND) {
          takeCells(cellList, cellEnd);
          cellEnd = cellList;
        }
        if (done || leafEnd >= leafList + FOUND) {
          takeLeaves(leafList, leafEnd);
          leafEnd = leafList;
        }
      }
    }
    endGroup(acceleration, groupCounts + 16 * group, usedFar);
    if (usedFar == 0) continue;
    closeExpansion(expansion);
    for (let i: usize = 0; i < <usize>targetCount; i++) {
      const offset = f32x4.sub(v128.load(targets + 16 * i), middle);
      const x = f32x4.extract_lane(offset, 0);
      const y = f32x4.extract_lane(offset, 1);
      evaluate(expansion, x, y, f32x4.extract_lane(offset, 2), acceleration + 16 * (<usize>first + i));
    }
  }
}
