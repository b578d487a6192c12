// blockEnd: the bodies as they are seen from outside, once a step of the run is done; also counts those that were frozen in it.
// reads: fixedPosition, acceleration, blockState   reads, writes: fixedVelocity (frozen), status   writes: posMass, velocity (w = |a|, negative where frozen)
// threads: 256 a workgroup, one a body
// source: our own   assumes: correct done; while a step is under way nothing changes
#import blocks
#import fixed
#import flat
#import status
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> fixedPosition: array<vec4u>;
@group(0) @binding(2) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(3) var<storage, read> blockState: array<u32>;
@group(0) @binding(4) var<storage, read_write> fixedVelocity: array<vec4u>;
@group(0) @binding(5) var<storage, read_write> status: AtomicStatus;
@group(0) @binding(6) var<storage, read_write> posMass: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> velocity: array<vec4f>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || blockState[BLOCK_OPEN] == 1u) { return; }
  let x = fixedPosition[2u * i];
  let xLow = fixedPosition[2u * i + 1u];
  let v = fixedVelocity[2u * i];
  let vLow = fixedVelocity[2u * i + 1u];
  let size = length(acceleration[i].xyz);
  posMass[i] = vec4f(toFloat(Fixed(bitcast<vec3i>(x.xyz), xLow.xyz)), bitcast<f32>(xLow.w));
  velocity[i] = vec4f(toFloat(Fixed(bitcast<vec3i>(v.xyz), vLow.xyz)), select(size, -max(size, 1e-30), vLow.w != 0u));
  if (vLow.w == NEWLY_FROZEN) {
    fixedVelocity[2u * i + 1u].w = FROZEN;
    atomicOr(&status.faults, FAULT_NONFINITE);
    atomicAdd(&status.frozen, 1u);
  }
}
