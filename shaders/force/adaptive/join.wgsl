// join: adds up what the parts of a group's walk found.
// reads: groupList   reads, writes: acceleration, groupCounts: of part k behind those of the parts before; the sums come first
// threads: 256 a workgroup, one a body and one a group
// source: force/adaptive/walkAdaptive   assumes: PARTS as in the walk; as many bodies as groups or more
#import params
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> groupList: array<u32>;
@group(0) @binding(2) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> groupCounts: array<vec4u>;
#import partSums

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  // A tree that does not fit was not walked.
  if (i >= params.n || groupList[0] == 0u) { return; }
  acceleration[i] = sumOfParts(i);
  if (i >= groupList[0]) { return; }
  var used = groupCounts[i];
  for (var part = 1u; part < PARTS; part++) { used += vec4u(groupCounts[part * params.groupCapacity + i].xyz, 0u); }
  groupCounts[i] = used;
}
