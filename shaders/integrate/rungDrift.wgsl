// rungDrift: brings all bodies to the time of a block step, each from where its own step began, and marks those whose step ends there.
// reads: origin, rungState   reads, writes: posMass, velocity (w negative where frozen), status   writes: awake, nextOrigin (where SORTED)
// threads: 256 a workgroup, one a body
// source: Quinn et al. 1997   assumes: velocity is that of the middle of each body's own step
#import rungs
#import finite
#import flat
#import status
// 1: the bodies are sorted next, and what is kept of each must follow.
override SORTED: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> origin: array<vec4u>;
@group(0) @binding(2) var<storage, read> rungState: array<u32>;
@group(0) @binding(3) var<storage, read_write> posMass: array<vec4f>;
@group(0) @binding(4) var<storage, read_write> velocity: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> status: array<atomic<u32>>;
@group(0) @binding(6) var<storage, read_write> awake: array<u32>;
@group(0) @binding(7) var<storage, read_write> nextOrigin: array<vec4u>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n) { return; }
  let begun = origin[i];
  // Also where bodies stand still: the sort does not.
  if (SORTED == 1u) { nextOrigin[i] = begun; }
  if ((atomicLoad(&status[0]) & FAULT_OVERFLOW) != 0u) { return; }
  let depth = rungState[RUNG_DEPTH];
  let now = rungState[RUNG_NOW];
  let span = spanOf(begun.w, depth);
  awake[i] = u32(now % span == 0u);
  let v = velocity[i];
  if (v.w < 0.0) { return; }
  let ahead = (now - 1u) % span + 1u;
  let moved = bitcast<vec3f>(begun.xyz) + params.drift * shareOf(depth) * f32(ahead) * v.xyz;
  if (finite(moved) && finite(v.xyz)) {
    posMass[i] = vec4f(moved, posMass[i].w);
    return;
  }
  // Frozen: from now on it stays where it was last seen, without mass, so that the others go on.
  posMass[i].w = 0.0;
  velocity[i] = vec4f(0.0, 0.0, 0.0, -1e-30);
  atomicOr(&status[0], FAULT_NONFINITE);
  atomicAdd(&status[2], 1u);
}
