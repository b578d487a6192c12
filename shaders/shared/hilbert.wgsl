// Hilbert key of a point with three 21-bit coordinates: 63 bits, high word first, of which those of the first `levels` (1 to 21)
// are right; a level's bits follow from the coordinates' bits of that level and of those above.
// Skilling 2004 (AIP Conf. Proc. 707, 381): undo the excess work, Gray-encode, interleave.
fn hilbertKey(point: vec3u, levels: u32) -> vec2u {
  let last = 1u << (21u - levels);
  var x = point;
  for (var q = 1u << 20u; q > last; q >>= 1u) {
    let p = q - 1u;
    if ((x.x & q) != 0u) { x.x ^= p; }
    if ((x.y & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.y) & p; x.x ^= t; x.y ^= t; }
    if ((x.z & q) != 0u) { x.x ^= p; } else { let t = (x.x ^ x.z) & p; x.x ^= t; x.z ^= t; }
  }
  x.y ^= x.x;
  x.z ^= x.y;
  var t = 0u;
  for (var q = 1u << 20u; q > last; q >>= 1u) {
    if ((x.z & q) != 0u) { t ^= q - 1u; }
  }
  x ^= vec3u(t);
  let top = ((x.x >> 20u) << 2u) | ((x.y >> 20u) << 1u) | (x.z >> 20u);
  let mid = interleave10((x >> vec3u(10u)) & vec3u(1023u));
  let low = interleave10(x & vec3u(1023u));
  return vec2u((top << 28u) | (mid >> 2u), (mid << 30u) | low);
}

// Interleaves three 10-bit numbers; x holds the highest bit of each triple.
fn interleave10(point: vec3u) -> u32 {
  var v = point;
  v = (v | (v << vec3u(16u))) & vec3u(0x030000ffu);
  v = (v | (v << vec3u(8u))) & vec3u(0x0300f00fu);
  v = (v | (v << vec3u(4u))) & vec3u(0x030c30c3u);
  v = (v | (v << vec3u(2u))) & vec3u(0x09249249u);
  return (v.x << 2u) | (v.y << 1u) | v.z;
}
