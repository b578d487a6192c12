// subtract: takes the acceleration of the centre of mass off every body's, so that gravity's forces add up to nothing.
// reads: parts (sum), status   reads, writes: acceleration (its w, the potential, stays)
// threads: 256 a workgroup, four bodies each; each workgroup adds up all PARTS of the sum by itself, in the same order
// source: Newton's third law   assumes: acceleration is that of gravity alone
#import params
#import finite
#import flat
#import status
#import workgroupSum
override PARTS: u32 = 1u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> parts: array<vec4f>;
@group(0) @binding(2) var<storage, read> status: Status;
@group(0) @binding(3) var<storage, read_write> acceleration: array<vec4f>;

// Bodies a workgroup.
const TILE = 1024u;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  var sum = vec4f();
  for (var k = lane; k < PARTS; k += 256u) { sum += parts[k]; }
  let all = workgroupSum(lane, sum);
  let mean = all.xyz / all.w;
  // Where no body has mass, or sums leave float32, forces stay.
  if (all.w == 0.0 || !finite(mean) || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let begin = flatGroup(group, groups) * TILE + lane;
  for (var k = 0u; k < TILE; k += 256u) {
    let i = begin + k;
    if (i < params.n) { acceleration[i] -= vec4f(mean, 0.0); }
  }
}
