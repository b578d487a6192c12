// Dispatches of more than 65535 workgroups fold over y; this unfolds them.
fn flatGroup(group: vec3u, groups: vec3u) -> u32 {
  return group.x + group.y * groups.x;
}
