// rungDrift: brings all bodies to the time of a block step, each from where its own step began, and to the buffers that the sort reads.
// reads: origin, rungState, posMass, velocity (w negative where frozen)   writes: nextPosMass, nextVelocity, nextOrigin, status
// threads: 256 a workgroup, one a body
// source: Quinn et al. 1997   assumes: velocity is that of the middle of each body's own step
#import rungs
#import finite
#import flat
#import status
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> origin: array<vec4u>;
@group(0) @binding(2) var<storage, read> rungState: array<u32>;
@group(0) @binding(3) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(4) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> nextPosMass: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> nextVelocity: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> nextOrigin: array<vec4u>;
@group(0) @binding(8) var<storage, read_write> status: AtomicStatus;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n) { return; }
  let begun = origin[i];
  var p = posMass[i];
  var v = velocity[i];
  // Where the tree did not fit bodies stand still, but the sort goes on.
  if ((atomicLoad(&status.faults) & FAULT_OVERFLOW) == 0u && v.w >= 0.0) {
    let depth = rungState[RUNG_DEPTH];
    let now = rungState[RUNG_NOW];
    let ahead = (now - 1u) % spanOf(begun.w, depth) + 1u;
    let lasts = driftOver(shareOf(depth) * f32(now - ahead), shareOf(depth) * f32(ahead));
    var moved = bitcast<vec3f>(begun.xyz) + lasts * v.xyz;
    if (params.side > 0.0) { moved -= params.side * floor(moved / params.side); }
    if (inReach(moved) && inReach(v.xyz)) {
      p = vec4f(moved, p.w);
    } else {
      // Frozen: from now on it stays where it was last seen, without mass, so that the others go on.
      p.w = 0.0;
      v = vec4f(0.0, 0.0, 0.0, -1e-30);
      atomicOr(&status.faults, FAULT_NONFINITE);
      atomicAdd(&status.frozen, 1u);
    }
  }
  nextPosMass[i] = p;
  nextVelocity[i] = v;
  nextOrigin[i] = begun;
}
