// keep: what is kept of gas with steps of its own until its next forces: smoothing length, density, what neighbours read meanwhile, and how long its step may be.
// reads: gasParams, gasPlace, gasFactors, gasRates (acceleration), status   reads, writes: gasOld (then the longest step), gasState (H), gasSpare (n; below 0: the longest step)
// writes: gasKept (divergence, factor of the pressure force, limiter)
// threads: 64 a workgroup, one a gas body
// source: limit of the step by acceleration as in GADGET-2 (Springel 2005)   assumes: apply done
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> gasParams: GasParams;
@group(0) @binding(1) var<storage, read> gasPlace: array<u32>;
@group(0) @binding(2) var<storage, read> gasFactors: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> gasOld: array<vec4f>;
@group(0) @binding(4) var<storage, read> gasRates: array<vec4f>;
@group(0) @binding(5) var<storage, read> status: Status;
@group(0) @binding(6) var<storage, read_write> gasState: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> gasSpare: array<vec4f>;
@group(0) @binding(8) var<storage, read_write> gasKept: array<vec4f>;
#import gasSwitches

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let g = flatGroup(group, groups) * GAS_THREADS + lane;
  if (g >= status.gas || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let old = gasOld[g];
  if (goesOnItsWay(old)) { return; }
  let i = gasPlace[g];
  let factors = gasFactors[g];
  let number = bitcast<f32>(factors.x);
  let h = lengthOf(number);
  let found = unpackedLimit(old.w);
  let a = gasRates[i].xyz;
  let size = sqrt(dot(a, a));
  var limit = found.x;
  if (size > 0.0) { limit = min(limit, gasParams.acceleration * sqrt(h / size)); }
  gasOld[g].w = limit;
  gasState[i].y = h;
  gasSpare[i].w = number;
  gasSpare[i].z = -limit;
  gasKept[i] = vec4f(found.y, bitcast<f32>(factors.z) * h * h * h * h, unpacked(factors.w).x, 0.0);
}
