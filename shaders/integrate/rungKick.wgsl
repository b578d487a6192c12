// rungKick: ends the own steps that end with this block step by half a kick, gives each such body its next rung, and opens the step of
// that with half a kick; where the step of the run ends all bodies are left with the velocities of their places.
// reads: posMass, acceleration, rungState, status, awake   reads, writes: velocity (w = |a|), origin (place, rung)
// threads: 256 a workgroup, one a body
// source: Quinn et al. 1997; Springel 2005, Eq. 34   assumes: acceleration is that of the places, for bodies whose step ends. A step shrinks at once,
//   and grows only where the step of the run begins: in the middle of a galaxy |a| falls to 0, and steps that followed would lose its energy
#import rungs
#import finite
#import flat
#import status
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(3) var<storage, read> rungState: array<u32>;
@group(0) @binding(4) var<storage, read> status: Status;
@group(0) @binding(5) var<storage, read_write> velocity: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> origin: array<vec4u>;
@group(0) @binding(7) var<storage, read> awake: array<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (status.faults & FAULT_OVERFLOW) != 0u) { return; }
  let depth = rungState[RUNG_DEPTH];
  let now = rungState[RUNG_NOW];
  let rung = origin[i].w;
  let word = awake[i];
  if (word == 0u || velocity[i].w < 0.0) { return; }
  let a = acceleration[i].xyz;
  let size = length(a);
  let next = select(rung, nextRung(rung, word, size, depth), finite(a));
  let past = f32(now) * shareOf(depth);
  let closing = 0.5 * shareOf(rung);
  var kick = kickOver(past - closing, closing);
  if (now < (1u << depth)) { kick += kickOver(past, 0.5 * shareOf(next)); }
  velocity[i] = vec4f(velocity[i].xyz + kick * a, max(size, params.leastFelt));
  origin[i] = vec4u(bitcast<vec3u>(posMass[i].xyz), next);
}
