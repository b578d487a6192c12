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
        let d = nearest(own.xyz - other.xyz);
        let r2 = dot(d, d);
        eight |= select(0u, 1u << b, r2 < max(h2, other.w * other.w) && r2 > 0.0);
      }
      bits |= (eight & thereIn(first, n)) << (FAN * c);
    }
    hitsOf[GAS_THREADS * (e / 4u) + lane] = bits;
  }
}

// The most that limiter, viscosity and conduction are, a unit of the last place of each.
fn placesOf() -> vec3f {
  return vec3f(1.0, gasParams.most, gasParams.conduction) / vec3f(1023.0, 2047.0, 2047.0);
}

// The three in a word, as forces read them of every neighbour.
fn packed(switches: vec3f) -> u32 {
  let parts = vec3u(clamp(round(switches / max(placesOf(), vec3f(1e-30))), vec3f(0.0), vec3f(1023.0, 2047.0, 2047.0)));
  return parts.x | (parts.y << 10u) | (parts.z << 21u);
}

fn unpacked(word: u32) -> vec3f {
  return vec3f(vec3u(word & 1023u, (word >> 10u) & 2047u, word >> 21u)) * placesOf();
}
