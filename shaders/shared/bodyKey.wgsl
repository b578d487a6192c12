// Where a body stands on the curve through the root cube.
#import hilbert
#import radix
#import root

// Of the first `levels` levels.
fn bodyKey(root: Root, body: vec3f, levels: u32) -> vec2u {
  return sortedPart(hilbertKey(cellOf(root, body), levels), levels);
}
