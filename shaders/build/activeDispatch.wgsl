// activeDispatch: how many workgroups walk for the groups with active bodies, so that the host need not know.
// reads: groupList (deepest level)   reads, writes: dispatch (x y z of an indirect dispatch | number of groups, 0 again after)
//   writes: activeList (number of groups, deepest level)
// threads: 1
// source: shared/flat, which unfolds y   assumes: activeGroups done
@group(0) @binding(0) var<storage, read> groupList: array<u32>;
@group(0) @binding(1) var<storage, read_write> activeList: array<u32>;
@group(0) @binding(2) var<storage, read_write> dispatch: array<u32>;

const MOST = 65535u;

@compute @workgroup_size(1)
fn main() {
  let count = dispatch[3];
  activeList[0] = count;
  activeList[1] = groupList[1];
  dispatch[0] = min(count, MOST);
  dispatch[1] = (count + MOST - 1u) / MOST;
  dispatch[2] = 1u;
  dispatch[3] = 0u;
}
