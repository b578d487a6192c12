// packBodies: the bodies of an essential tree: those of leaves that may be opened, and behind them none.
// reads: kept, places, nodeTest, posMass   writes: packedPosMass
// threads: 64 a workgroup, striding over the nodes
// source: local essential trees, Bedorf 2014 section 6.3.2   assumes: params.n is the number of nodes, params.sources that of bodies packed
#import params
#import link
#import kept
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> kept: array<u32>;
@group(0) @binding(2) var<storage, read> places: array<vec2u>;
@group(0) @binding(3) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(4) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> packedPosMass: array<vec4f>;

// So far away that nothing overflows.
const FILLER = vec4f(1e15, 1e15, 1e15, 0.0);

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  if (id.x < FILLERS) { packedPosMass[params.sources + id.x] = FILLER; }
  for (var k = id.x; k < params.n; k += groups.x * 64u) {
    let link = nodeTest[k].w;
    if (kept[k] != OPENED || !linkIsLeaf(link)) { continue; }
    for (var j = 0u; j < linkCount(link); j++) { packedPosMass[places[k].y + j] = posMass[linkFirst(link) + j]; }
  }
}
