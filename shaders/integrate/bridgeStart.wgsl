// bridgeStart: the cluster's bodies into tables of their own, from among all: what a bridged run begins with.
// reads: posMass, velocity, id, clusterPlace (place in the cluster's tables, by id)   writes: clusterPosMass, clusterVelocity
// threads: 256 a workgroup, one a body
// source: our own   assumes: membership does not change (Fujii+ 2007)
#import params
#import flat
#import cluster
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read> id: array<u32>;
@group(0) @binding(4) var<storage, read> clusterPlace: array<u32>;
@group(0) @binding(5) var<storage, read_write> clusterPosMass: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> clusterVelocity: array<vec4f>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n) { return; }
  let place = clusterPlace[id[i]];
  if (place == OUTSIDE_CLUSTER) { return; }
  clusterPosMass[place] = posMass[i];
  clusterVelocity[place] = velocity[i];
}
