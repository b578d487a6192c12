// predict: where all bodies are at the time of the next block step, by their accelerations and jerks, and which of them are due.
// reads: fixedPosition (mass beside its lower words), fixedVelocity, acceleration, jerk, due   reads, writes: blockState
// writes: predicted (position: hi and mass, lo; velocity), turn (places of the bodies that are due, in any order)
// threads: 256 a workgroup, one a body
// source: Makino & Aarseth 1992, Eqs 1 and 2   assumes: nextTime done
#import blocks
#import flat
#import fixed
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> fixedPosition: array<vec4u>;
@group(0) @binding(2) var<storage, read> fixedVelocity: array<vec4u>;
@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(4) var<storage, read> jerk: array<vec4f>;
@group(0) @binding(5) var<storage, read> due: array<u32>;
@group(0) @binding(6) var<storage, read_write> blockState: array<atomic<u32>>;
@group(0) @binding(7) var<storage, read_write> predicted: array<vec4u>;
@group(0) @binding(8) var<storage, read_write> turn: array<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || atomicLoad(&blockState[BLOCK_OPEN]) == 0u) { return; }
  let now = atomicLoad(&blockState[BLOCK_NEXT]);
  let x = fixedPosition[2u * i];
  let xLow = fixedPosition[2u * i + 1u];
  let v = fixedVelocity[2u * i];
  let vLow = fixedVelocity[2u * i + 1u];
  let h = tickLength() * f32(now - x.w);
  let a = pace() * acceleration[i].xyz;
  let j = pace() * jerk[i].xyz;
  let velocity = toFloat(Fixed(bitcast<vec3i>(v.xyz), vLow.xyz));
  let moved = fixedSum(Fixed(bitcast<vec3i>(x.xyz), xLow.xyz), toFixed(h * (velocity + h * (0.5 * a + h / 6.0 * j))));
  predicted[3u * i] = vec4u(bitcast<vec3u>(moved.hi), xLow.w);
  predicted[3u * i + 1u] = vec4u(moved.lo, 0u);
  predicted[3u * i + 2u] = vec4u(bitcast<vec3u>(velocity + h * (a + 0.5 * h * j)), 0u);
  if (due[i] == now) { turn[atomicAdd(&blockState[BLOCK_FOUND], 1u)] = i; }
}
