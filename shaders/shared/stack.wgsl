// The nodes still to be looked at: a stack of links to runs of siblings, in workgroup memory. A batch of 32 from its top is tested
// at once, one node a lane; siblings lie side by side in memory. A link on the stack is no leaf's: its highest bit is free, and
// goes with its nodes into batchNodes.
override STACK: u32 = 256u;
var<workgroup> stack: array<u32, STACK>;
var<workgroup> batchNodes: array<u32, 32>;
// Nodes of the batch, links that are left, and what came with them.
var<workgroup> batchTaken: vec3u;

// Takes the next batch into batchNodes. Returns its size, what is left of the stack, and `counts` as all lanes know it, in a
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
  let before = fewBefore(lane, own);
  let used = min(own, limit - min(before, limit));
  if (used > 0u) {
    let start = (linkFirst(link) + own - used) | (link & LINK_LEAF);
    // Written out: a loop costs twice the instructions.
    batchNodes[before] = start;
    if (used > 1u) { batchNodes[before + 1u] = start + 1u; }
    if (used > 2u) { batchNodes[before + 2u] = start + 2u; }
    if (used > 3u) { batchNodes[before + 3u] = start + 3u; }
    if (used > 4u) { batchNodes[before + 4u] = start + 4u; }
    if (used > 5u) { batchNodes[before + 5u] = start + 5u; }
    if (used > 6u) { batchNodes[before + 6u] = start + 6u; }
    if (used > 7u) { batchNodes[before + 7u] = start + 7u; }
    if (used < own) { stack[stackSize - 1u - lane] = makeLink(linkIsLeaf(link), linkFirst(link), own - used); }
  }
  // The lane whose link fills the batch says what is left; where none does, nothing is, and the last lane knows.
  if (own > 0u && before < limit && before + own >= limit) {
    batchTaken = vec3u(limit, stackSize - select(lane, lane + 1u, used == own), counts);
  }
  if (lane == LANES - 1u && before + own < limit) { batchTaken = vec3u(before + own, 0u, counts); }
  return workgroupUniformLoad(&batchTaken);
}
