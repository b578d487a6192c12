#import params
// Dispatches of more than 65535 workgroups fold over y; this unfolds them.
fn flatGroup(group: vec3u, groups: vec3u) -> u32 {
  return group.x + group.y * groups.x;
}

// The same in slice `dispatch.index` of `dispatch.last` + 1 of `count` workgroups, so that no submit takes long; `count` or more
// where the slice has no such workgroup.
fn flatSlice(group: vec3u, groups: vec3u, dispatch: DispatchIndex, count: u32) -> u32 {
  let size = (count + dispatch.last) / (dispatch.last + 1u);
  let index = flatGroup(group, groups);
  return select(count, min(count, dispatch.index * size + index), index < size);
}
