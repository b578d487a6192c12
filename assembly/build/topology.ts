// topology: the octree over the sorted keys, breadth first, so that siblings and the nodes of a level lie side by side.
// reads: keys   writes: nodeBegin (first body | level << 27), nodeEnd, nodeLink (children or bodies), levelStart (32 u32)
// threads: one
// source: Bedorf+ 2012 section 2.1 and Fig. 2: a cell with more than leafSize bodies is split   assumes: n < 2^27
import { makeLink } from "../shared/link";

// Level 21 is the finest cell of the curve; below it bodies with equal keys are told apart by their place in the order,
// three bits a level, so that a leaf never holds more than leafSize bodies.
const KEY_LEVELS: u32 = 21;
const MAX_LEVEL: u32 = 30;

/** Which of the eight cells of `level`, in its cell of `level` - 1, a body is in. */
// @ts-ignore: decorator
@inline function octant(keys: usize, body: u32, level: u32): u32 {
  if (level > KEY_LEVELS) return (body >> (3 * (MAX_LEVEL - level))) & 7;
  return <u32>(load<u64>(keys + 8 * (<usize>body)) >> (3 * (KEY_LEVELS - level))) & 7;
}

/** First body behind `begin`, and before `end`, in another octant. Gallops, then halves. */
function octantEnd(keys: usize, begin: u32, end: u32, level: u32): u32 {
  const here = octant(keys, begin, level);
  let inside = begin;
  let reach: u32 = 4;
  while (inside + reach < end && octant(keys, inside + reach, level) == here) {
    inside += reach;
    reach *= 2;
  }
  let outside = min(inside + reach, end);
  while (outside - inside > 1) {
    const middle = inside + (outside - inside) / 2;
    if (octant(keys, middle, level) == here) inside = middle;
    else outside = middle;
  }
  return outside;
}

/** Returns how many nodes there are; where they are more than `capacity` the tables hold nothing that can be used. */
export function topology(
  keys: usize,
  n: u32,
  leafSize: u32,
  capacity: u32,
  nodeBegin: usize,
  nodeEnd: usize,
  nodeLink: usize,
  levelStart: usize,
): u32 {
  if (n == 0) return 0;
  let total: u32 = 1;
  store<u32>(nodeBegin, 0);
  store<u32>(nodeEnd, n);
  store<u32>(levelStart, 0);
  let k: u32 = 0;
  for (let level: u32 = 0; level <= MAX_LEVEL; level++) {
    const levelEnd = total;
    for (; k < levelEnd; k++) {
      const at: usize = 4 * (<usize>k);
      const begin = load<u32>(nodeBegin + at) & 0x7ffffff;
      const end = load<u32>(nodeEnd + at);
      if (end - begin <= leafSize || level == MAX_LEVEL) {
        store<u32>(nodeLink + at, makeLink(true, begin, end - begin));
        continue;
      }
      const first = total;
      for (let child = begin; child < end; ) {
        const childEnd = octantEnd(keys, child, end, level + 1);
        if (total < capacity) {
          store<u32>(nodeBegin + 4 * (<usize>total), child | ((level + 1) << 27));
          store<u32>(nodeEnd + 4 * (<usize>total), childEnd);
        }
        total++;
        child = childEnd;
      }
      if (total > capacity) return cellsIn(keys, 0, n, 0, leafSize);
      store<u32>(nodeLink + at, makeLink(false, first, total - first));
    }
    store<u32>(levelStart + 4 * (level + 1), levelEnd);
  }
  return total;
}

/** Nodes of the tree below a cell, with itself. */
function cellsIn(keys: usize, begin: u32, end: u32, level: u32, leafSize: u32): u32 {
  let total: u32 = 1;
  if (end - begin <= leafSize || level == MAX_LEVEL) return total;
  for (let child = begin; child < end; ) {
    const childEnd = octantEnd(keys, child, end, level + 1);
    total += cellsIn(keys, child, childEnd, level + 1, leafSize);
    child = childEnd;
  }
  return total;
}
