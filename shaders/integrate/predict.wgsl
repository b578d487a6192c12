// predict: where all bodies are at the time of the next block step, by their accelerations and jerks (SIXTH: snaps and crackles too,
// and their accelerations then), and which of them are due.
// reads: fixedPosition (mass beside its lower words), fixedVelocity, acceleration, jerk, due   reads, writes: blockState
// writes: predicted (position: hi and mass, lo; velocity; SIXTH: acceleration), turn (places of the bodies that are due, in any order)
// threads: 256 a workgroup, one a body
// source: Makino & Aarseth 1992, Eqs 1 and 2; Nitadori & Makino 2008, section 2   assumes: nextTime done
#import blocks
#import flat
#import fixed
override SIXTH: u32 = 0u;
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
  let own = (1u + 2u * SIXTH) * i;
  let j = pace() * jerk[own].xyz;
  var s = vec3f(0);
  var c = vec3f(0);
  if (SIXTH == 1u) {
    s = pace() * jerk[own + 1u].xyz;
    c = pace() * jerk[own + 2u].xyz;
  }
  let velocity = toFloat(Fixed(bitcast<vec3i>(v.xyz), vLow.xyz));
  let way = h * (velocity + h * (0.5 * a + h / 6.0 * (j + h * (0.25 * s + h / 20.0 * c))));
  let moved = fixedSum(Fixed(bitcast<vec3i>(x.xyz), xLow.xyz), toFixed(way));
  let row = (3u + SIXTH) * i;
  predicted[row] = vec4u(bitcast<vec3u>(moved.hi), xLow.w);
  predicted[row + 1u] = vec4u(moved.lo, 0u);
  predicted[row + 2u] = vec4u(bitcast<vec3u>(velocity + h * (a + h * (0.5 * j + h * (s / 6.0 + h / 24.0 * c)))), 0u);
  if (SIXTH == 1u) { predicted[row + 3u] = vec4u(bitcast<vec3u>(a + h * (j + h * (0.5 * s + h / 6.0 * c))), 0u); }
  if (due[i] == now) { turn[atomicAdd(&blockState[BLOCK_FOUND], 1u)] = i; }
}
