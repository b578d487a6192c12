// walk: the tree seen from groups of neighbours on the curve: cells far enough act as a whole, near leaves body by body.
// reads: posMass, columns, nodeCentre, nodeTest, nodeMoments, nodeBox, groupList   writes: acceleration, groupCounts (bodies,
//   cells, 0, own bodies), scratch (of the thread)
// threads: groups are independent of one another: any thread takes the next ones
// source: Bedorf+ 2012 section 2.2 and Eq. 1, Bedorf 2014 section 6.3.1   assumes: bodies sorted, moments done
import { linkCount, linkFirst, linkIsLeaf } from "../shared/link";
import {
  beginGroup,
  centreTable,
  endGroup,
  high,
  LISTED,
  listsOver,
  low,
  queueOfThread,
  restOfThread,
  takeCells,
  takeLeaves,
  testTable,
} from "../shared/lists";
import { spline } from "../shared/spread";
import { larger, sum } from "../shared/vector";

const OPENING_DISTANCE: u32 = 1;
const LIST: usize = 8;
/** Bytes of the cells, and of the leaves, that are found before they act. */
const FOUND: usize = 4 * LISTED;

let boxTable: usize;
let opening: u32;
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
  listsOver(posMass, columns, column, nodeCentre, nodeTest, nodeMoments, scratchOfThread, eps2, monopole);
  boxTable = nodeBox;
  opening = criterion;
  fewest = few;
}

/** The groups [from, to) of the list. */
export function walk(groupList: usize, from: u32, to: u32, acceleration: usize, groupCounts: usize): void {
  const stack = queueOfThread();
  const cellList = restOfThread();
  const leafList = cellList + FOUND + 4;
  for (let group = <usize>from; group < <usize>to; group++) {
    beginGroup(load<u32>(groupList + LIST + 4 * group), load<u32>(groupList + LIST + 4 * group + 4));
    let cellEnd = cellList;
    let leafEnd = leafList;
    store<u32>(stack, 0);
    let top = stack + 4;
    while (top > stack) {
      top -= 4;
      const node = load<u32>(top);
      const link = load<u32>(testTable + 16 * (<usize>node) + 12);
      const leaf = linkIsLeaf(link);
      if (acts(node) && !(leaf && linkCount(link) <= fewest)) {
        store<u32>(cellEnd, node);
        cellEnd += 4;
        if (cellEnd < cellList + FOUND) continue;
        takeCells(cellList, cellEnd);
        cellEnd = cellList;
      } else if (leaf) {
        store<u32>(leafEnd, link);
        leafEnd += 4;
        if (leafEnd < leafList + FOUND) continue;
        takeLeaves(leafList, leafEnd);
        leafEnd = leafList;
      } else {
        for (let k: u32 = 0; k < linkCount(link); k++, top += 4) store<u32>(top, linkFirst(link) + k);
      }
    }
    takeCells(cellList, cellEnd);
    takeLeaves(leafList, leafEnd);
    endGroup(acceleration, groupCounts + 16 * group, 0);
  }
}

/** Whether a node is far enough to act as a whole. */
// @ts-ignore: decorator
@inline function acts(node: usize): bool {
  const nothing = f32x4.splat(0);
  const centre = v128.load(centreTable + 16 * node);
  // From the box around the group to the centre of mass; by minimum distance to the cell's box.
  const nearest = opening == OPENING_DISTANCE ? v128.load(boxTable + 32 * node, 16) : centre;
  const farthest = opening == OPENING_DISTANCE ? v128.load(boxTable + 32 * node) : centre;
  const gap = larger(larger(f32x4.sub(low, nearest), f32x4.sub(farthest, high)), nothing);
  if (!(sum(f32x4.mul(gap, gap)) > load<f32>(testTable + 16 * node))) return false;
  if (spline == 0) return true;
  // A cell whose bodies may lie within the reach of spline softening is opened.
  const away = larger(larger(f32x4.sub(low, centre), f32x4.sub(centre, high)), nothing);
  const soft = spline + load<f32>(testTable + 16 * node + 8);
  return sum(f32x4.mul(away, away)) > soft * soft;
}
