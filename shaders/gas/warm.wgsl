// warm: half a step of the change of internal energies on rungs: of own steps that end now, or, behind radiation, of those that begin.
// reads: gasParams, awake, origin (rung), rungState, gasRates (acceleration, heating), status   reads, writes: gasState (u), gasSpare (energy that has left)
// threads: 256 a workgroup, one a body
// source: Quinn et al. 1997; see `heat`   assumes: gasRates are those of the places, where the body was not roused: then those of its step's begin
#import rungs
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> awake: array<u32>;
@group(0) @binding(3) var<storage, read> origin: array<vec4u>;
@group(0) @binding(4) var<storage, read> rungState: array<u32>;
@group(0) @binding(5) var<storage, read> gasRates: array<vec4f>;
@group(0) @binding(6) var<storage, read> status: Status;
@group(0) @binding(7) var<storage, read_write> gasState: array<vec4f>;
@group(0) @binding(8) var<storage, read_write> gasSpare: array<vec4f>;
// 1: of steps that begin.
override OPENS: u32 = 0u;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let u = gasState[i].x;
  let word = awake[i];
  if (u <= 0.0 || word == 0u) { return; }
  let depth = rungState[RUNG_DEPTH];
  let rung = origin[i].w;
  let rates = gasRates[i];
  // Of one that ends before its time: what of its first half kick was too much.
  var part = passed(word, depth) - 0.5 * shareOf(rung);
  if (OPENS == 1u) {
    if (rungState[RUNG_NOW] == 1u << depth) { return; }
    let next = nextRung(rung, word, sqrt(dot(rates.xyz, rates.xyz)), depth);
    part = 0.5 * shareOf(select(next, leastOf(word), (word & ROUSED) != 0u));
  }
  let wanted = u + part * gasParams.dt * rates.w;
  // Half a step takes half the energy at most; what this adds is in the account.
  let next = max(wanted, max(0.5 * u, gasParams.floor));
  gasState[i].x = next;
  if (next > wanted) { gasSpare[i].y -= next - wanted; }
}
