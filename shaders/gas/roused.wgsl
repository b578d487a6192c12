// roused: ends the own steps of gas whose neighbours went to much shorter ones before their time, with the forces of their begin, and opens shorter ones.
// reads: gasRates (acceleration), rungState, status   reads, writes: awake (0 again), velocity, posMass, origin (place, rung)
// threads: 256 a workgroup, one a body
// source: Saitoh & Makino 2009   assumes: rouse done, and energies; gas in a space that expands has no steps of its own
#import rungs
#import flat
#import status
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> gasRates: array<vec4f>;
@group(0) @binding(2) var<storage, read> rungState: array<u32>;
@group(0) @binding(3) var<storage, read> status: Status;
@group(0) @binding(4) var<storage, read_write> awake: array<u32>;
@group(0) @binding(5) var<storage, read_write> velocity: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> posMass: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> origin: array<vec4u>;
@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let word = awake[i];
  if ((word & ROUSED) == 0u) { return; }
  awake[i] = 0u;
  let depth = rungState[RUNG_DEPTH];
  let rung = leastOf(word);
  let a = gasRates[i].xyz;
  let since = passed(word, depth);
  let length = shareOf(origin[i].w);
  let p = posMass[i];
  let v = velocity[i];
  // It drifted with the velocity of the middle of a longer step than this became.
  let place = p.xyz - 0.5 * params.drift * params.kick * since * (length - since) * a;
  posMass[i] = vec4f(place, p.w);
  velocity[i] = vec4f(v.xyz + params.kick * (since - 0.5 * length + 0.5 * shareOf(rung)) * a, v.w);
  origin[i] = vec4u(bitcast<vec3u>(place), rung);
}
