// bridgeKick: opens a bridged step for the cluster: half a kick by the field of the others, and all its bodies are due at time 0, so that
// jerks follow the velocities.
// reads: id, clusterPlace, fieldAcceleration   reads, writes: fixedVelocity (hi, wished step | lo, frozen), fixedPosition (time)
// writes: due, blockState
// threads: 256 a workgroup, one of all bodies
// source: Fujii+ 2007, PASJ 59, 1095, section 2   assumes: the step before is closed
#import openBlocks
#import flat
#import clusterKick
#import finite
#import cluster
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> id: array<u32>;
@group(0) @binding(2) var<storage, read> clusterPlace: array<u32>;
@group(0) @binding(3) var<storage, read> fieldAcceleration: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> fixedVelocity: array<vec4u>;
@group(0) @binding(5) var<storage, read_write> fixedPosition: array<vec4u>;
@group(0) @binding(6) var<storage, read_write> due: array<u32>;
@group(0) @binding(7) var<storage, read_write> blockState: array<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i == 0u) { openBlocks(); }
  if (i >= params.n) { return; }
  let place = clusterPlace[id[i]];
  if (place == OUTSIDE_CLUSTER) { return; }
  fixedPosition[2u * place].w = 0u;
  due[place] = 0u;
  let sped = 0.5 * params.kick * fieldAcceleration[i].xyz;
  let frozen = fixedVelocity[2u * place + 1u].w != 0u;
  if (!frozen && finite(sped)) { _ = kickCluster(place, sped); }
}
