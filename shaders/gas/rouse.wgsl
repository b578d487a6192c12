// rouse: holds the next steps of gas to what its neighbours allow, and marks gas whose own step is to end before its time for their sake.
// reads: gasParams, gasPlace, origin (rung), rungState, status   reads, writes: gasWake (0 again), gasSpare (longest step), awake
// threads: 64 a workgroup, one a gas body
// source: Saitoh & Makino 2009   assumes: wake done
#import rungs
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> gasPlace: array<u32>;
@group(0) @binding(3) var<storage, read> origin: array<vec4u>;
@group(0) @binding(4) var<storage, read> rungState: array<u32>;
@group(0) @binding(5) var<storage, read> status: Status;
@group(0) @binding(6) var<storage, read_write> gasWake: array<u32>;
@group(0) @binding(7) var<storage, read_write> gasSpare: array<vec4f>;
@group(0) @binding(8) var<storage, read_write> awake: array<u32>;
// 1: where a run begins: only limits are held.
override RUNGS: u32 = 0u;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let g = flatGroup(group, groups) * GAS_THREADS + lane;
  if (g >= status.gas || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let i = gasPlace[g];
  let told = gasWake[g];
  gasWake[g] = 0u;
  let most = select(3e38, bitcast<f32>(~told), told != 0u);
  let ends = RUNGS == 1u || awake[i] != 0u;
  if (ends) { gasSpare[i].z = max(gasSpare[i].z, -most); }
  if (RUNGS == 1u) { return; }
  let limit = select(most, -gasSpare[i].z, ends);
  let depth = rungState[RUNG_DEPTH];
  let now = rungState[RUNG_NOW];
  let rung = origin[i].w;
  var least = min(rungWithin(limit / gasParams.dt), depth);
  let since = (now - 1u) % spanOf(rung, depth) + 1u;
  if (ends) { awake[i] = AWAKE | (least << LEAST) | (since << SINCE); }
  else if (least > rung) {
    // One of whose steps begins now.
    while (now % spanOf(least, depth) != 0u) { least++; }
    awake[i] = ROUSED | (least << LEAST) | (since << SINCE);
  }
}
