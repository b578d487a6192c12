// listLengths: how many cells and buckets each group's interaction list has.
// reads: posMass, nodeCentre, nodeTest, nodeBox, bucketLink, groupList
// writes: listSizes (cells, buckets, 0, 0), groupCounts (bodies, cells, 0, the group's bodies)
// threads: 64 a workgroup, one a group
// source: Gaburov+ 2010 section 3.2.2, the first of its two walks   assumes: bodies sorted, moments and buckets done
#import params
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(4) var<storage, read> nodeBox: array<vec4f>;
@group(0) @binding(5) var<storage, read> bucketLink: array<vec2u>;
@group(0) @binding(6) var<storage, read> groupList: array<u32>;
@group(0) @binding(7) var<storage, read_write> listSizes: array<vec4u>;
@group(0) @binding(8) var<storage, read_write> groupCounts: array<vec4u>;
@group(0) @binding(9) var<uniform> dispatch: DispatchIndex;
#import listWalk

fn put(at: u32, node: u32) {}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let slice = listGroups(dispatch);
  let group = slice.x + flatGroup(id, groups) * LIST_LANES + lane;
  if (group >= slice.y) { return; }
  let first = groupList[GROUP_LIST + group];
  let end = groupList[GROUP_LIST + group + 1u];
  let found = walkLists(lane, first, end, 0u, 0u);
  listSizes[group] = vec4u(found.xy, 0u, 0u);
  groupCounts[group] = vec4u(found.z, found.x, 0u, end - first);
}
