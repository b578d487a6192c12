// activeCount: how many groups walk, those with active bodies, so that the host need not know: all may be dispatched, and the rest
// return at once.
// reads: groupList (deepest level)   reads, writes: groupsFound (how many activeGroups found, 0 again after)
//   writes: activeList (number of groups, deepest level)
// threads: 1
// source: ours   assumes: activeGroups done
@group(0) @binding(0) var<storage, read> groupList: array<u32>;
@group(0) @binding(1) var<storage, read_write> activeList: array<u32>;
@group(0) @binding(2) var<storage, read_write> groupsFound: array<u32>;

@compute @workgroup_size(1)
fn main() {
  activeList[0] = groupsFound[0];
  activeList[1] = groupList[1];
  groupsFound[0] = 0u;
}
