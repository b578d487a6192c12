// limits: how long a step may be by the accelerations of gas.
// reads: gasParams, gasPlace, gasForce, gasOld, acceleration   reads, writes: status (gasLimit)
// threads: 64 a workgroup, one a gas body
// source: limit of the step by acceleration as in GADGET-2 (Springel 2005)   assumes: forces done, gravity and fields in acceleration
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> gasParams: GasParams;
@group(0) @binding(1) var<storage, read> gasPlace: array<u32>;
@group(0) @binding(2) var<storage, read> gasForce: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasOld: array<vec4f>;
@group(0) @binding(4) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> status: AtomicStatus;

var<workgroup> least: atomic<u32>;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let g = flatGroup(group, groups) * GAS_THREADS + lane;
  if (lane == 0u) { atomicStore(&least, 0x7f7fffffu); }
  workgroupBarrier();
  if (g < atomicLoad(&status.gas) && (atomicLoad(&status.faults) & FAULT_OVERFLOW) == 0u) {
    let all = gasParams.scale * (acceleration[gasPlace[g]].xyz + gasForce[g].xyz / gasParams.scale);
    let h = lengthOf(gasOld[g].w);
    let size = sqrt(dot(all, all));
    if (size > 0.0) { atomicMin(&least, bitcast<u32>(gasParams.acceleration * sqrt(h / size))); }
  }
  workgroupBarrier();
  if (lane == 0u) { atomicMin(&status.gasLimit, atomicLoad(&least)); }
}
