#import params
#import level
#import link
#import ranges
// First body after those of a node. Most often there the next node of its level begins; else gallops, then halves.
fn cellEnd(node: u32) -> u32 {
  let begin = nodeBegin[node] & INDEX_MASK;
  let level = nodeBegin[node] >> INDEX_BITS;
  let key = keys[begin];
  var beyond = massive();
  if (node + 1u < min(levelStart[level + 1u], params.nodeCapacity)) { beyond = nodeBegin[node + 1u] & INDEX_MASK; }
  if (sharedLevels(key, begin, keys[beyond - 1u], beyond - 1u) >= level) { return beyond; }
  var inside = begin;
  var reach = params.leafSize;
  while (inside + reach < beyond && sharedLevels(key, begin, keys[inside + reach], inside + reach) >= level) {
    inside += reach;
    reach *= 2u;
  }
  var outside = min(inside + reach, beyond);
  while (outside - inside > 1u) {
    let middle = inside + (outside - inside) / 2u;
    if (sharedLevels(key, begin, keys[middle], middle) >= level) { inside = middle; } else { outside = middle; }
  }
  return outside;
}
