#import gas
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
