// reorder: moves every body, with its id, to its place along the curve.
// reads: order, fromPosMass, fromVelocity, fromId   writes: toPosMass, toVelocity, toId
// threads: 256 a workgroup, one a body
// source: Bedorf+ 2012 section 2.1   assumes: order is a permutation
#import params
#import flat
// 1: the order is kept; the bodies only move to the public buffers.
override IN_PLACE: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> order: array<u32>;
@group(0) @binding(2) var<storage, read> fromPosMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> fromVelocity: array<vec4f>;
@group(0) @binding(4) var<storage, read> fromId: array<u32>;
@group(0) @binding(5) var<storage, read_write> toPosMass: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> toVelocity: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> toId: array<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n) { return; }
  var source = i;
  if (IN_PLACE == 0u) { source = order[i]; }
  toPosMass[i] = fromPosMass[source];
  toVelocity[i] = fromVelocity[source];
  toId[i] = fromId[source];
}
