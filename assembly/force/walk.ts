// walk: the tree seen from groups of neighbours on the curve: cells far enough act as a whole, near leaves body by body.
// reads: posMass, columns, nodeCentre, nodeTest, nodeMoments, nodeBox, groupList   writes: acceleration, groupCounts (bodies,
//   cells, 0, own bodies), scratch (of the thread)
// threads: groups are independent of one another: any thread takes the next ones
// source: Bedorf+ 2012 section 2.2 and Eq. 1, Bedorf 2014 section 6.3.1   assumes: bodies sorted, moments done
import { linkCount, linkFirst, linkIsLeaf } from "../shared/link";
import { beginGroup, endGroup, high, listsOver, low, stackOfThread, takeCell, takeLeaf } from "../shared/lists";
import { larger, sum } from "../shared/vector";

const OPENING_DISTANCE: u32 = 1;
const LIST: usize = 8;

let centreTable: usize;
let testTable: usize;
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
  listsOver(posMass, columns, column, nodeMoments, scratchOfThread, eps2, monopole);
  centreTable = nodeCentre;
  testTable = nodeTest;
  boxTable = nodeBox;
  opening = criterion;
  fewest = few;
}

/** The groups [from, to) of the list. */
export function walk(groupList: usize, from: u32, to: u32, acceleration: usize, groupCounts: usize): void {
  for (let group = <usize>from; group < <usize>to; group++) {
    beginGroup(load<u32>(groupList + LIST + 4 * group), load<u32>(groupList + LIST + 4 * group + 4));
    const stack = stackOfThread();
    // The root, as if it were an only child.
    let begin: usize = 0;
    let behind: usize = 1;
    let top = stack;
    for (;;) {
      for (let node = begin; node < behind; node++) top = look(node, top);
      if (top == stack) break;
      top -= 4;
      const link = load<u32>(top);
      begin = <usize>linkFirst(link);
      behind = begin + <usize>linkCount(link);
    }
    endGroup(acceleration, groupCounts + 16 * group, 0);
  }
}

/** Looks at a node: it acts as a whole, by its bodies, or is put on the stack. Returns the top of the stack. */
// @ts-ignore: decorator
@inline function look(node: usize, top: usize): usize {
  const nothing = f32x4.splat(0);
  const centre = v128.load(centreTable + 16 * node);
  // From the box around the group to the centre of mass; by minimum distance to the cell's box.
  const nearest = opening == OPENING_DISTANCE ? v128.load(boxTable + 32 * node, 16) : centre;
  const farthest = opening == OPENING_DISTANCE ? v128.load(boxTable + 32 * node) : centre;
  const gap = larger(larger(f32x4.sub(low, nearest), f32x4.sub(farthest, high)), nothing);
  const link = load<u32>(testTable + 16 * node + 12);
  if (sum(f32x4.mul(gap, gap)) > load<f32>(testTable + 16 * node)) {
    if (linkIsLeaf(link) && linkCount(link) <= fewest) takeLeaf(linkFirst(link), linkCount(link));
    else takeCell(node, centreTable + 16 * node);
    return top;
  }
  if (linkIsLeaf(link)) {
    takeLeaf(linkFirst(link), linkCount(link));
    return top;
  }
  store<u32>(top, link);
  return top + 4;
}
