// Where a body stands on the curve through the root cube; a test particle on that of theirs, behind all others.
#import hilbert
#import radix
#import ranges
#import root

// Of the first `levels` levels.
fn bodyKey(root: Root, body: vec3f, levels: u32, test: bool) -> vec2u {
  if (RANGES == 1u) { return sortedPart(hilbertKey(cellOf(root, body), levels), levels); }
  var cube = root;
  if (test) { cube = cubeOfTests(root); }
  let key = sortedPart(hilbertKey(cellOf(cube, body), levels), levels);
  return vec2u(key.x | select(0u, BEHIND, test), key.y);
}
