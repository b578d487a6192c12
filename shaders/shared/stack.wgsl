// The nodes still to be looked at: a stack of links to runs of siblings, in workgroup memory. A batch of 32 from its top is tested
// at once, one node a lane; siblings lie side by side in memory. A link on the stack is no leaf's: its highest bit is free, and
// goes with its nodes into the batch.
override STACK: u32 = 256u;
var<workgroup> stack: array<u32, STACK>;
// Nodes of the batch, links that are left, and what came with them.
var<workgroup> batchTaken: vec3u;

// Takes the next batch, a node a lane as laidItem. Returns its size, what is left of the stack, and `counts` as all lanes know it, in a
// form that the compiler takes for uniform: each such load costs two barriers. Each node pushes one link at most, so a batch as
// large as the free part is safe; near the end one node at a time is, which needs a slot a level.
fn takeBatch(stackSize: u32, lane: u32, deepest: u32, counts: u32) -> vec3u {
  let free = STACK - stackSize;
  let limit = max(1u, min(LANES, max(free, deepest) - deepest));
  var link = 0u;
  var own = 0u;
  if (lane < stackSize) {
    link = stack[stackSize - 1u - lane];
    own = linkCount(link);
  }
  let before = runsBefore(lane, min(stackSize, LANES), own, 8u);
  let used = min(own, limit - min(before, limit));
  layRuns(lane, before, (linkFirst(link) + own - used) | (link & LINK_LEAF), used, 8u);
  if (used > 0u && used < own) { stack[stackSize - 1u - lane] = makeLink(linkIsLeaf(link), linkFirst(link), own - used); }
  // The lane whose link fills the batch says what is left; where none does, nothing is, and the last lane knows.
  let fills = (own > 0u) & (before < limit) & (before + own >= limit);
  let empties = (lane == LANES - 1u) & (before + own < limit);
  if (fills | empties) {
    let taken = select(lane, lane + 1u, used == own);
    batchTaken = vec3u(min(before + own, limit), select(stackSize - taken, 0u, empties), counts);
  }
  return workgroupUniformLoad(&batchTaken);
}
