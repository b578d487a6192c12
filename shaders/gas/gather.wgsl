// gather: the gas side by side: its places and smoothing lengths, and velocities and energies as they will be at the end of the step, which forces depend on.
// reads: gasParams, gasPlace, posMass, velocity, gasState (u in the middle of the step, H), gasRates (last acceleration and heating), status
// writes: gasFrom (place, H), gasMotion (velocity, u)
// threads: 64 a workgroup, one a gas body
// source: prediction as in GADGET-2 (Springel 2005)   assumes: places done
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> gasParams: GasParams;
@group(0) @binding(1) var<storage, read> gasPlace: array<u32>;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(4) var<storage, read> gasState: array<vec4f>;
@group(0) @binding(5) var<storage, read> gasRates: array<vec4f>;
@group(0) @binding(6) var<storage, read> status: Status;
@group(0) @binding(7) var<storage, read_write> gasFrom: array<vec4f>;
@group(0) @binding(8) var<storage, read_write> gasMotion: array<vec4f>;

// 1: where a run begins whose bodies have steps of their own: velocities and energies are those of the places.
override RUNGS: u32 = 0u;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let g = flatGroup(group, groups) * GAS_THREADS + lane;
  if (g >= status.gas) { return; }
  let i = gasPlace[g];
  let state = gasState[i];
  let rates = gasRates[i];
  let half = select(0.5 * gasParams.dt, 0.0, RUNGS == 1u);
  gasFrom[g] = vec4f(posMass[i].xyz, state.y);
  // A prediction that falls by more than half would be no prediction.
  gasMotion[g] = vec4f(gasParams.speed * velocity[i].xyz + half * rates.xyz, max(state.x + half * rates.w, 0.5 * state.x));
}
