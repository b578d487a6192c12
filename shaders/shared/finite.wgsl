// Compilers may assume that no NaN exists, so the test looks at the exponent bits.
fn finite(v: vec3f) -> bool {
  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);
  return all(bits != vec3u(0x7f800000u));
}

// The bits of 2^62. Places nearer to the origin along each axis are never so far apart that the square of their distance leaves float32.
const REACH_BITS = 0x5e800000u;
fn inReach(v: vec3f) -> bool { return all((bitcast<vec3u>(v) & vec3u(0x7fffffffu)) < vec3u(REACH_BITS)); }
