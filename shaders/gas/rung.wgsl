// rung: on which rung each body takes its next step where gas has steps of its own, and how many are on each; see measure/rung.
// reads: params, gasParams, velocity (w = |a|, negative where frozen), id, gasState (u), gasSpare (below 0: the longest step)
// reads, writes: rungCounts (bodies of each rung)   writes: quantity (by id: 1 + the rung)
// threads: 256 a workgroup, one a body
// source: Springel 2005, Eq. 34, by shared/rungs   assumes: rungCounts are 0 before; |a| and limits are those of the places
#import rungs
#import flat
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(3) var<storage, read> id: array<u32>;
@group(0) @binding(4) var<storage, read> gasState: array<vec4f>;
@group(0) @binding(5) var<storage, read> gasSpare: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> rungCounts: array<atomic<u32>>;
@group(0) @binding(7) var<storage, read_write> quantity: array<f32>;
#import rungCounts

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  let isThere = i < params.n;
  var found = 0u;
  if (isThere) {
    found = rungOf(velocity[i].w);
    if (gasState[i].x > 0.0) { found = max(found, min(rungWithin(-gasSpare[i].z / gasParams.dt), DEEPEST_RUNG)); }
  }
  countRung(i, isThere, found, lane);
}
