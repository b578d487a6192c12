#import gas
// Of the 32 bodies of four clusters, a bit each for those that the list still has: `entries` of them, `n` bodies of gas.
fn thereAmong(clusters: vec4u, entries: u32, n: u32) -> u32 {
  var mask = 0u;
  for (var e = 0u; e < entries; e++) {
    let first = FAN * clusters[e];
    mask |= select(0xffu, (1u << (n - min(first, n))) - 1u, first + FAN > n) << (FAN * e);
  }
  return mask;
}

// The entries of a list from one on, four of them where there are so many; the last one again where there are less.
fn fourFrom(at: u32, left: u32) -> vec4u {
  let last = min(left, 4u) - 1u;
  return vec4u(gasLists[at], gasLists[at + min(1u, last)], gasLists[at + min(2u, last)], gasLists[at + last]);
}

// The body that a bit stands for.
fn bodyOf(clusters: vec4u, bit: u32) -> u32 {
  return FAN * clusters[bit / FAN] + bit % FAN;
}
