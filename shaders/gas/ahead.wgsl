// ahead: the gas side by side at a block step on rungs, as `gather` has it: velocities and energies by the forces with which each own step began.
// reads: gasParams, gasPlace, posMass, velocity, gasState (u in the middle of its own step, H), gasRates, gasWhen   writes: gasFrom (place, H), gasMotion (velocity, u)
// threads: 64 a workgroup, one a gas body
// source: prediction as in GADGET-2 (Springel 2005)   assumes: when done; what stands behind the last body is read by none
#import params
#import flat
#import gas
@group(0) @binding(0) var<uniform> gasParams: GasParams;
@group(0) @binding(1) var<storage, read> gasPlace: array<u32>;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(4) var<storage, read> gasState: array<vec4f>;
@group(0) @binding(5) var<storage, read> gasRates: array<vec4f>;
@group(0) @binding(6) var<storage, read> gasWhen: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> gasFrom: array<vec4f>;
@group(0) @binding(8) var<storage, read_write> gasMotion: array<vec4f>;
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let g = flatGroup(group, groups) * GAS_THREADS + lane;
  if (g >= arrayLength(&gasPlace)) { return; }
  let i = gasPlace[g];
  let state = gasState[i];
  let rates = gasRates[i];
  let ahead = gasWhen[g].x;
  gasFrom[g] = vec4f(posMass[i].xyz, state.y);
  // A prediction that falls by more than half would be no prediction.
  gasMotion[g] = vec4f(gasParams.speed * velocity[i].xyz + ahead * rates.xyz, max(state.x + ahead * rates.w, 0.5 * state.x));
}
