// lists: writes the interaction lists: the cells of each group, then its buckets.
// reads: posMass, nodeCentre, nodeTest, nodeBox, bucketLink, groupList, listSizes   writes: listEntries (numbers of nodes)
// threads: 64 a workgroup, one a group
// source: Gaburov+ 2010 section 3.2.2, the second of its two walks   assumes: begins from listStarts, all else as listLengths found it
#import params
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(4) var<storage, read> nodeBox: array<vec4f>;
@group(0) @binding(5) var<storage, read> bucketLink: array<vec2u>;
@group(0) @binding(6) var<storage, read> groupList: array<u32>;
@group(0) @binding(7) var<storage, read> listSizes: array<vec4u>;
@group(0) @binding(8) var<storage, read_write> listEntries: array<u32>;
@group(0) @binding(9) var<uniform> dispatch: DispatchIndex;
#import listWalk

fn put(at: u32, node: u32) { listEntries[at] = node; }

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let slice = listGroups(dispatch);
  let group = slice.x + flatGroup(id, groups) * LIST_LANES + lane;
  if (group >= slice.y) { return; }
  let size = listSizes[group];
  // None where the lists did not fit.
  if (size.x + size.y == 0u) { return; }
  _ = walkLists(lane, groupList[GROUP_LIST + group], groupList[GROUP_LIST + group + 1u], size.z, size.z + size.x);
}
