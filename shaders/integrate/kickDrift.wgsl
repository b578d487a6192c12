// kickDrift: opens a leapfrog step: half a kick, then a drift. The bodies go to the buffers that the sort reads.
// reads: posMass, velocity, acceleration, id   writes: nextPosMass, nextVelocity (w = |a|, negative where frozen), nextId, status
// threads: 256 a workgroup, one a body
// source: leapfrog in kick-drift-kick form (Hut, Makino & McMillan 1995; Bedorf+ 2012 section 3.1)   assumes: acceleration is at posMass
#import params
#import finite
#import status
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read> acceleration: array<vec4f>;
@group(0) @binding(4) var<storage, read> id: array<u32>;
@group(0) @binding(5) var<storage, read_write> nextPosMass: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> nextVelocity: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> nextId: array<u32>;
@group(0) @binding(8) var<storage, read_write> status: AtomicStatus;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n || (atomicLoad(&status.faults) & FAULT_OVERFLOW) != 0u) { return; }
  let a = acceleration[i].xyz;
  var p = posMass[i];
  var v = velocity[i].xyz + 0.5 * params.kick * a;
  var moved = p.xyz + params.drift * v;
  if (params.side > 0.0) { moved -= params.side * floor(moved / params.side); }
  var size = max(length(a), params.leastFelt);
  if (velocity[i].w < 0.0) {
    v = vec3f(0);
    size = -max(size, 1e-30);
  } else if (inReach(moved) && inReach(v)) {
    p = vec4f(moved, p.w);
  } else {
    // Frozen: from now on it stays where it was last seen, without mass, so that the others go on.
    p.w = 0.0;
    v = vec3f(0);
    size = select(-1e-30, -size, size > 0.0 && finite(a));
    atomicOr(&status.faults, FAULT_NONFINITE);
    atomicAdd(&status.frozen, 1u);
  }
  nextPosMass[i] = p;
  nextVelocity[i] = vec4f(v, size);
  nextId[i] = id[i];
}
