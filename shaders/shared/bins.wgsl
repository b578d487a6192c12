// Geometry of the sort by bins: a bin for every BIN bodies of the last order, from the key of its first one on, with room for CAPACITY.
const BIN = 512u;
const CAPACITY = 1024u;
fn binsOf(n: u32) -> u32 { return max(1u, (n + BIN - 1u) / BIN); }

// Of bodies in the order of their keys, and of their numbers in the last order where those are equal.
fn comesBefore(aKey: vec2u, aBody: u32, bKey: vec2u, bBody: u32) -> bool {
  let sameHigh = aKey.x == bKey.x;
  let sameLow = aKey.y == bKey.y;
  return (aKey.x < bKey.x) | (sameHigh & ((aKey.y < bKey.y) | (sameLow & (aBody < bBody))));
}
