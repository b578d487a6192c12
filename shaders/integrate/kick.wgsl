// kick: closes a leapfrog step with its second half kick.
// reads: acceleration   reads, writes: velocity, status
// threads: 256 a workgroup, one a body
// source: leapfrog in kick-drift-kick form (Hut, Makino & McMillan 1995)   assumes: acceleration is at the drifted positions
#import params
#import flat
#import status
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> status: AtomicStatus;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (atomicLoad(&status.faults) & FAULT_OVERFLOW) != 0u) { return; }
  if (i == 0u) { atomicAdd(&status.steps, 1u); }
  // Frozen bodies stay.
  if (velocity[i].w < 0.0) { return; }
  velocity[i] += vec4f(0.5 * params.closingKick * acceleration[i].xyz, 0.0);
}
