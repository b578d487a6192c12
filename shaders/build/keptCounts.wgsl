// keptCounts: how many nodes and bodies of each tile of nodes go into an essential tree.
// reads: kept, nodeTest   writes: counts (a row for nodes and one for bodies, a number a tile)
// threads: 256 a workgroup, one a node
// source: our own   assumes: prune done at all levels; params.n is the number of nodes
#import params
#import link
#import kept
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> kept: array<u32>;
@group(0) @binding(2) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> counts: array<u32>;

var<workgroup> nodes: atomic<u32>;
var<workgroup> bodies: atomic<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  let tiles = (params.n + KEPT_TILE - 1u) / KEPT_TILE;
  if (tile >= tiles) { return; }
  let k = tile * KEPT_TILE + lane;
  if (k < params.n) {
    let brought = broughtBy(kept[k], nodeTest[k].w);
    atomicAdd(&nodes, brought.x);
    atomicAdd(&bodies, brought.y);
  }
  workgroupBarrier();
  if (lane == 0u) {
    counts[tile] = atomicLoad(&nodes);
    counts[tiles + tile] = atomicLoad(&bodies);
  }
}
