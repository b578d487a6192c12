#import params
#import level
// First body after `begin` that is not in the cell of `level` around it. Gallops, then halves.
fn cellEnd(begin: u32, level: u32) -> u32 {
  let key = keys[begin];
  var inside = begin;
  var reach = params.leafSize;
  while (inside + reach < params.n && sharedLevels(key, begin, keys[inside + reach], inside + reach) >= level) {
    inside += reach;
    reach *= 2u;
  }
  var outside = min(inside + reach, params.n);
  while (outside - inside > 1u) {
    let middle = inside + (outside - inside) / 2u;
    if (sharedLevels(key, begin, keys[middle], middle) >= level) { inside = middle; } else { outside = middle; }
  }
  return outside;
}
