// bridgeMove: the cluster's bodies, where their own steps brought them, to where the sort reads all bodies.
// reads: id, clusterPlace, fieldAcceleration, clusterPosMass, clusterVelocity (w: negative where frozen)
// writes: nextPosMass, nextVelocity (w = |a| by the others alone, which open cells by it; negative where frozen)
// threads: 256 a workgroup, one of all bodies
// source: our own   assumes: kickDrift and the cluster's step are done; bodies are in the order of the step before
#import params
#import flat
#import cluster
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> id: array<u32>;
@group(0) @binding(2) var<storage, read> clusterPlace: array<u32>;
@group(0) @binding(3) var<storage, read> fieldAcceleration: array<vec4f>;
@group(0) @binding(4) var<storage, read> clusterPosMass: array<vec4f>;
@group(0) @binding(5) var<storage, read> clusterVelocity: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> nextPosMass: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> nextVelocity: array<vec4f>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n) { return; }
  let place = clusterPlace[id[i]];
  if (place == OUTSIDE_CLUSTER) { return; }
  let v = clusterVelocity[place];
  let size = length(fieldAcceleration[i].xyz);
  nextPosMass[i] = clusterPosMass[place];
  nextVelocity[i] = vec4f(v.xyz, select(size, -max(size, 1e-30), v.w < 0.0));
}
