// heat: half a step of the change of internal energies, as kickDrift and kick do it with velocities.
// reads: gasParams, gasRates (heating), status   reads, writes: gasState (u), gasSpare (energy that has left)
// threads: 256 a workgroup, one a body
// source: leapfrog in kick-drift-kick form   assumes: gasRates are those of the places
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> gasRates: array<vec4f>;
@group(0) @binding(3) var<storage, read> status: Status;
@group(0) @binding(4) var<storage, read_write> gasState: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> gasSpare: array<vec4f>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let u = gasState[i].x;
  if (u <= 0.0) { return; }
  let wanted = u + 0.5 * gasParams.dt * gasRates[i].w;
  // Half a step takes half the energy at most; what this adds is in the account.
  let next = max(wanted, max(0.5 * u, gasParams.floor));
  gasState[i].x = next;
  if (next > wanted) { gasSpare[i].y -= next - wanted; }
}
