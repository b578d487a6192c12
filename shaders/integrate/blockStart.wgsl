// blockStart: positions and velocities with 64 bits, all due at time 0: what a run in block steps begins with.
// reads: posMass, velocity (w: negative where frozen)   reads, writes: blockState   writes: fixedPosition, fixedVelocity, acceleration,
//   jerk (SIXTH: and snap and crackle behind each), due
// threads: 256 a workgroup, one a body
// source: our own   assumes: coordinates within FIXED_REACH
#import openBlocks
#import fixed
#import flat
override SIXTH: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> blockState: array<u32>;
@group(0) @binding(4) var<storage, read_write> fixedPosition: array<vec4u>;
@group(0) @binding(5) var<storage, read_write> fixedVelocity: array<vec4u>;
@group(0) @binding(6) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> jerk: array<vec4f>;
@group(0) @binding(8) var<storage, read_write> due: array<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i == 0u) { openBlocks(); }
  if (i >= params.n) { return; }
  let x = toFixed(posMass[i].xyz);
  let v = toFixed(velocity[i].xyz);
  fixedPosition[2u * i] = vec4u(bitcast<vec3u>(x.hi), 0u);
  fixedPosition[2u * i + 1u] = vec4u(x.lo, bitcast<u32>(posMass[i].w));
  fixedVelocity[2u * i] = vec4u(bitcast<vec3u>(v.hi), 0u);
  fixedVelocity[2u * i + 1u] = vec4u(v.lo, select(0u, FROZEN, velocity[i].w < 0.0));
  acceleration[i] = vec4f(0);
  for (var k = 0u; k < 1u + 2u * SIXTH; k++) { jerk[(1u + 2u * SIXTH) * i + k] = vec4f(0); }
  due[i] = 0u;
}
