// rungReorder: what is kept of each body's own step, to its place along the curve; marks those whose step ends now: they are active.
// reads: order, nextOrigin, rungState, id   writes: origin, awake, nextId (for the next sort: a drift changes no id)
// threads: 256 a workgroup, one a body
// source: our own   assumes: order is the permutation of the sort; reorder done
#import rungs
#import flat
// 1: the order is kept.
override IN_PLACE: u32 = 0u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> order: array<u32>;
@group(0) @binding(2) var<storage, read> nextOrigin: array<vec4u>;
@group(0) @binding(3) var<storage, read> rungState: array<u32>;
@group(0) @binding(4) var<storage, read> id: array<u32>;
@group(0) @binding(5) var<storage, read_write> origin: array<vec4u>;
@group(0) @binding(6) var<storage, read_write> awake: array<u32>;
@group(0) @binding(7) var<storage, read_write> nextId: array<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let i = flatGroup(group, groups) * 256u + lane;
  if (i >= params.n) { return; }
  var source = i;
  if (IN_PLACE == 0u) { source = order[i]; }
  let begun = nextOrigin[source];
  origin[i] = begun;
  awake[i] = AWAKE * u32(rungState[RUNG_NOW] % spanOf(begun.w, rungState[RUNG_DEPTH]) == 0u);
  nextId[i] = id[i];
}
