// accelerationSize: keeps the size of the acceleration beside the velocity, where kickDrift leaves it too. A run begins with it.
// reads: acceleration   reads, writes: velocity (w)
// threads: 256 a workgroup, one a body
// source: opening by error needs last step's |a|   assumes: a first force, by a criterion that needs none
#import params
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> velocity: array<vec4f>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n) { return; }
  // A negative one marks a body that was frozen as it came in.
  let size = max(length(acceleration[i].xyz), params.leastFelt);
  velocity[i].w = select(size, -max(size, 1e-30), velocity[i].w < 0.0);
}
