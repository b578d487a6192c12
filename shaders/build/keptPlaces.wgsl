// keptPlaces: where each node that goes into an essential tree, and the first of its bodies, will stand there.
// reads: kept, nodeTest, counts   writes: places (node, first body; of all nodes, also of those left out)
// threads: 256 a workgroup, one a node
// source: prefix sums, Blelloch 1990   assumes: counts from rowScan; params.n is the number of nodes
#import params
#import link
#import kept
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> kept: array<u32>;
@group(0) @binding(2) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(3) var<storage, read> counts: array<u32>;
@group(0) @binding(4) var<storage, read_write> places: array<vec2u>;

var<workgroup> sums: array<vec2u, KEPT_TILE>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  let tiles = (params.n + KEPT_TILE - 1u) / KEPT_TILE;
  if (tile >= tiles) { return; }
  let k = tile * KEPT_TILE + lane;
  var own = vec2u(0);
  if (k < params.n) { own = broughtBy(kept[k], nodeTest[k].w); }
  sums[lane] = own;
  workgroupBarrier();
  for (var reach = 1u; reach < KEPT_TILE; reach <<= 1u) {
    var before = vec2u(0);
    if (lane >= reach) { before = sums[lane - reach]; }
    workgroupBarrier();
    sums[lane] += before;
    workgroupBarrier();
  }
  if (k < params.n) { places[k] = vec2u(counts[tile], counts[tiles + tile]) + sums[lane] - own; }
}
