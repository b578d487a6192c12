#import gasHits
// Marks the bodies of a piece of a list, `length` clusters from `at` on, that are nearer than either smoothing length.
fn markPairs(lane: u32, at: u32, length: u32, own: vec4f, n: u32) {
  let h2 = own.w * own.w;
  for (var e = 0u; e < length; e += 4u) {
    var bits = 0u;
    for (var c = 0u; c < min(4u, length - e); c++) {
      let first = FAN * gasLists[at + e + c];
      var eight = 0u;
      for (var b = 0u; b < FAN; b++) {
        let other = gasSized[first + b];
        let d = own.xyz - other.xyz;
        let r2 = dot(d, d);
        eight |= select(0u, 1u << b, r2 < max(h2, other.w * other.w) && r2 > 0.0);
      }
      bits |= (eight & thereIn(first, n)) << (FAN * c);
    }
    hitsOf[GAS_THREADS * (e / 4u) + lane] = bits;
  }
}
