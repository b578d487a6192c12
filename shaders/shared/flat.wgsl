#import params
// Dispatches of more than 65535 workgroups fold over y; this unfolds them.
fn flatGroup(group: vec3u, groups: vec3u) -> u32 {
  return group.x + group.y * groups.x;
}

// The same in slice `repetition.index` of `repetition.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more
// where the slice has no such workgroup.
fn flatSlice(group: vec3u, groups: vec3u, repetition: Repetition, count: u32) -> u32 {
  let size = (count + repetition.last) / (repetition.last + 1u);
  let index = flatGroup(group, groups);
  return select(count, min(count, repetition.index * size + index), index < size);
}
