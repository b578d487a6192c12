// Workgroups that share the search of the bounds: one for every BOUNDS_TILE bodies, at most BOUNDS_GROUPS.
const BOUNDS_TILE = 2048u;
const BOUNDS_GROUPS = 256u;

fn boundsGroups(n: u32) -> u32 {
  return clamp((n + BOUNDS_TILE - 1u) / BOUNDS_TILE, 1u, BOUNDS_GROUPS);
}
