// rungBegin: opens a step of the run: gives each body its rung, and half a kick of that rung's step.
// reads: posMass, acceleration, status, id   reads, writes: velocity (w = |a|, negative where frozen), rungState (depth)
// writes: origin (place at the last own step, rung), nextId (for the first sort)
// threads: 256 a workgroup, one a body
// source: Quinn et al. 1997 (kick, drift, kick on rungs); Springel 2005, Eq. 34 for the step   assumes: all bodies are at one time, acceleration
//   is theirs; rungState[RUNG_DEPTH] is 0 before
#import rungs
#import finite
#import flat
#import status
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(3) var<storage, read> status: Status;
@group(0) @binding(4) var<storage, read_write> velocity: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> rungState: array<atomic<u32>>;
@group(0) @binding(6) var<storage, read_write> origin: array<vec4u>;
@group(0) @binding(7) var<storage, read> id: array<u32>;
@group(0) @binding(8) var<storage, read_write> nextId: array<u32>;

var<workgroup> deepest: atomic<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i < params.n && (status.faults & FAULT_OVERFLOW) == 0u) {
    let a = acceleration[i].xyz;
    let v = velocity[i];
    let size = length(a);
    var rung = 0u;
    if (v.w < 0.0) {
      velocity[i] = vec4f(0.0, 0.0, 0.0, -max(size, 1e-30));
    } else {
      if (finite(a)) { rung = rungOf(size); }
      velocity[i] = vec4f(v.xyz + kickOver(0.0, 0.5 * shareOf(rung)) * a, max(size, params.leastFelt));
    }
    origin[i] = vec4u(bitcast<vec3u>(posMass[i].xyz), rung);
    nextId[i] = id[i];
    atomicMax(&deepest, rung);
  }
  workgroupBarrier();
  if (lane == 0u) { atomicMax(&rungState[RUNG_DEPTH], atomicLoad(&deepest)); }
}
