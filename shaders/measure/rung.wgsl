// rung: on which rung each body takes its next step, and how many are on each.
// reads: params, velocity (w = |a|, negative where frozen), id   reads, writes: rungCounts (bodies of each rung)
// writes: quantity (by id: 1 + the rung)
// threads: 256 a workgroup, one a body
// source: Springel 2005, Eq. 34, by shared/rungs   assumes: rungCounts are 0 before; |a| is that of the places
#import rungs
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> velocity: array<vec4f>;
@group(0) @binding(2) var<storage, read> id: array<u32>;
@group(0) @binding(3) var<storage, read_write> rungCounts: array<atomic<u32>>;
@group(0) @binding(4) var<storage, read_write> quantity: array<f32>;
#import rungCounts

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  let isThere = i < params.n;
  var found = 0u;
  if (isThere) { found = rungOf(velocity[i].w); }
  countRung(i, isThere, found, lane);
}
