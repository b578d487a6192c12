// wake: tells the neighbours of gas whose own step ended how long theirs may be: four times as long as its own, two rungs.
// reads: gasParams, gasPlace, gasSpare (longest step), gasOld, gasLists, gasHits, status   reads, writes: gasWake (the bits of the longest step, each turned over; 0: none)
// threads: 64 a workgroup, one a gas body
// source: Saitoh & Makino 2009   assumes: keep done
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> gasParams: GasParams;
@group(0) @binding(1) var<storage, read> gasPlace: array<u32>;
@group(0) @binding(2) var<storage, read> gasSpare: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasOld: array<vec4f>;
@group(0) @binding(4) var<storage, read> gasLists: array<vec4u>;
@group(0) @binding(5) var<storage, read> gasHits: array<u32>;
@group(0) @binding(6) var<storage, read> status: Status;
@group(0) @binding(7) var<storage, read_write> gasWake: array<atomic<u32>>;
#import gasHits
const STEPS_APART = 4.0;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let g = flatGroup(group, groups) * GAS_THREADS + lane;
  if (g >= status.gas || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  if (goesOnItsWay(gasOld[g])) { return; }
  let theirs = -STEPS_APART * gasSpare[gasPlace[g]].z;
  // As long as the step of the run.
  if (theirs >= gasParams.dt) { return; }
  let told = ~bitcast<u32>(theirs);
  var hits = hitsOf(g);
  while (goesOn(&hits)) { atomicMax(&gasWake[nextHit(&hits)], told); }
}
