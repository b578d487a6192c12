// bridgeEnd: closes a bridged step with the second half kick: of the cluster by the field of the others, of the others by all. Forces and
// potentials of all bodies become whole.
// reads: id, clusterPlace, fieldAcceleration, clusterAcceleration, status
// reads, writes: acceleration (before: by the cluster alone), velocity, fixedVelocity
// threads: 256 a workgroup, one a body
// source: Fujii+ 2007, PASJ 59, 1095, section 2   assumes: field and cluster's sum are at the new places; KICK 0: first forces, nothing moves
#import params
#import flat
#import clusterKick
#import finite
#import status
#import cluster
override KICK: u32 = 1u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> id: array<u32>;
@group(0) @binding(2) var<storage, read> clusterPlace: array<u32>;
@group(0) @binding(3) var<storage, read> fieldAcceleration: array<vec4f>;
@group(0) @binding(4) var<storage, read> clusterAcceleration: array<vec4f>;
@group(0) @binding(5) var<storage, read> status: Status;
@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> velocity: array<vec4f>;
@group(0) @binding(8) var<storage, read_write> fixedVelocity: array<vec4u>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let place = clusterPlace[id[i]];
  let field = fieldAcceleration[i];
  // Frozen bodies stay.
  let moves = KICK == 1u && velocity[i].w >= 0.0;
  if (place == OUTSIDE_CLUSTER) {
    let whole = acceleration[i] + field;
    acceleration[i] = whole;
    if (moves) { velocity[i] += vec4f(0.5 * params.kick * whole.xyz, 0.0); }
    return;
  }
  // The cluster's own forces are those of its own steps.
  acceleration[i] = clusterAcceleration[place] + field;
  let sped = 0.5 * params.kick * field.xyz;
  if (!moves || !finite(sped)) { return; }
  velocity[i] = vec4f(toFloat(kickCluster(place, sped)), velocity[i].w);
}
