// Compilers may assume that no NaN exists, so the test looks at the exponent bits.
fn finite(v: vec3f) -> bool {
  let bits = bitcast<vec3u>(v) & vec3u(0x7f800000u);
  return all(bits != vec3u(0x7f800000u));
}
