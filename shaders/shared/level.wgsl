#import link
// Levels of the octree. Level 0 is the root, 21 the finest cell of the curve; below it bodies with equal keys are told
// apart by their place in the order, three bits a level, so that a leaf never holds more than N_leaf bodies.
const MAX_LEVEL = 30u;
const KEY_LEVELS = 21u;

// Number of levels that two sorted bodies share: the deepest cell that holds both.
fn sharedLevels(keyA: vec2u, a: u32, keyB: vec2u, b: u32) -> u32 {
  let diff = keyA ^ keyB;
  // 63-bit keys in 64 bits: one leading zero is no digit.
  if (diff.x != 0u) { return (countLeadingZeros(diff.x) - 1u) / 3u; }
  if (diff.y != 0u) { return (countLeadingZeros(diff.y) + 31u) / 3u; }
  return KEY_LEVELS + min(MAX_LEVEL - KEY_LEVELS, (countLeadingZeros((a ^ b) << (32u - INDEX_BITS))) / 3u);
}
