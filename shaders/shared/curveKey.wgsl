// Where a body stands on the curve that is cut for several domains, the one that their trees are sorted by: 17 levels of it, 51 bits, high word first, which
// float64 holds without rounding. Through a cube of its own a domain was no stretch of its tree's curve: groups reached over what others had.
#import hilbert
#import root
const CURVE_LEVELS = 17u;

fn curveKey(root: Root, body: vec3f) -> vec2u {
  let key = hilbertKey(cellOf(root, body), CURVE_LEVELS);
  return vec2u(key.x >> 12u, (key.x << 20u) | (key.y >> 12u));
}
