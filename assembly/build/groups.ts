// groups: neighbours on the curve that share a walk: `size` bodies in a row, cut where a cell of `heavy` or more bodies ends.
// Without the cut one outer group has bodies on both sides of the centre and opens all of it.
// reads: nodeBegin, nodeEnd, nodeLink   writes: groupList (number of groups, 0, first body of each, n)
// threads: one
// source: Bedorf 2014 section 6.3.1   assumes: nodes breadth first; room for n / size + nodes groups
import { linkCount, linkFirst, linkIsLeaf } from "../shared/link";

const LIST: usize = 8;

/** Puts the places where children of heavy cells begin behind one another, in order. */
function cut(nodeBegin: usize, nodeEnd: usize, nodeLink: usize, k: u32, heavy: u32, list: usize, count: u32): u32 {
  const begin = load<u32>(nodeBegin + 4 * (<usize>k)) & 0x7ffffff;
  const end = load<u32>(nodeEnd + 4 * (<usize>k));
  const link = load<u32>(nodeLink + 4 * (<usize>k));
  if (end - begin <= heavy || linkIsLeaf(link)) return count;
  const first = linkFirst(link);
  for (let child = first; child < first + linkCount(link); child++) {
    const start = load<u32>(nodeBegin + 4 * (<usize>child)) & 0x7ffffff;
    if (start > begin && (start - begin > heavy || end - start > heavy)) {
      store<u32>(list + 4 * (<usize>count), start);
      count++;
    }
    count = cut(nodeBegin, nodeEnd, nodeLink, child, heavy, list, count);
  }
  return count;
}

/** `cuts`: room for as many words as there are nodes. Returns the number of groups. */
export function groups(
  nodeBegin: usize,
  nodeEnd: usize,
  nodeLink: usize,
  n: u32,
  size: u32,
  heavy: u32,
  cuts: usize,
  groupList: usize,
): u32 {
  const cutCount = n > 0 ? cut(nodeBegin, nodeEnd, nodeLink, 0, heavy, cuts, 0) : 0;
  let next: u32 = 0;
  let count: u32 = 0;
  for (let row: u32 = 0; row < n; row += size) {
    store<u32>(groupList + LIST + 4 * (<usize>count), row);
    count++;
    for (; next < cutCount; next++) {
      const place = load<u32>(cuts + 4 * (<usize>next));
      if (place >= row + size) break;
      if (place == row) continue;
      store<u32>(groupList + LIST + 4 * (<usize>count), place);
      count++;
    }
  }
  store<u32>(groupList, count);
  store<u32>(groupList + 4, 0);
  store<u32>(groupList + LIST + 4 * (<usize>count), n);
  return count;
}
