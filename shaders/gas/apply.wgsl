// apply: adds the forces of gas to those of gravity, and keeps what the next step wants of each body: smoothing length, switches, rates.
// reads: gasParams, gasPlace, gasForce, gasOld   reads, writes: acceleration, gasState (smoothing length, viscosity, conduction), gasSpare (compression, n), status
// writes: gasRates (acceleration, heating)
// threads: 64 a workgroup, one a gas body
// source: our own   assumes: forces done, gravity and fields in acceleration
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> gasParams: GasParams;
@group(0) @binding(1) var<storage, read> gasPlace: array<u32>;
@group(0) @binding(2) var<storage, read> gasForce: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasOld: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> gasState: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> gasRates: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> gasSpare: array<vec4f>;
@group(0) @binding(8) var<storage, read> status: Status;

// Bodies have steps of their own: what depends on densities keeps `keep`.
override RUNGS: u32 = 0u;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let g = flatGroup(group, groups) * GAS_THREADS + lane;
  if (g >= status.gas || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let now = gasOld[g];
  if (RUNGS != 0u && goesOnItsWay(now)) { return; }
  let i = gasPlace[g];
  let force = gasForce[g];
  let together = acceleration[i].xyz + force.xyz / gasParams.scale;
  acceleration[i] = vec4f(together, acceleration[i].w);
  gasRates[i] = vec4f(gasParams.scale * together, force.w);
  gasSpare[i].x = now.z;
  if (RUNGS != 0u) {
    gasState[i] = vec4f(gasState[i].xy, now.xy);
  } else {
    gasState[i] = vec4f(gasState[i].x, lengthOf(now.w), now.xy);
    gasSpare[i].w = now.w;
  }
}
