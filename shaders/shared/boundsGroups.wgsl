// Workgroups that share the search of the bounds: one for every 2048 bodies, at most 256.
fn boundsGroups(n: u32) -> u32 {
  return clamp((n + 2047u) / 2048u, 1u, 256u);
}
