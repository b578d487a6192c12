// packNodes: the nodes of an essential tree, with links to where their children and bodies stand in it.
// reads: kept, places, nodeCentre, nodeTest, nodeMoments   writes: packedCentre, packedTest, packedMoments
// threads: 64 a workgroup, striding over the nodes
// source: local essential trees, Bedorf 2014 section 6.3.2   assumes: params.n is the number of nodes, params.sources that of bodies packed
#import params
#import link
#import kept
#import momentsAt
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> kept: array<u32>;
@group(0) @binding(2) var<storage, read> places: array<vec2u>;
@group(0) @binding(3) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(4) var<storage, read> nodeTest: array<vec4u>;
@group(0) @binding(5) var<storage, read> nodeMoments: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> packedCentre: array<vec4f>;
@group(0) @binding(7) var<storage, read_write> packedTest: array<vec4u>;
@group(0) @binding(8) var<storage, read_write> packedMoments: array<vec4f>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  for (var k = id.x; k < params.n; k += groups.x * 64u) {
    let state = kept[k];
    if (state == LEFT_OUT) { continue; }
    let at = places[k].x;
    let test = nodeTest[k];
    var link = makeLink(true, params.sources, FILLERS);
    if (state == OPENED) {
      let leaf = linkIsLeaf(test.w);
      // Siblings are kept together, so the first child says where all are.
      var first = places[k].y;
      if (!leaf) { first = places[linkFirst(test.w)].x; }
      link = makeLink(leaf, first, linkCount(test.w));
    }
    packedCentre[at] = nodeCentre[k];
    packedTest[at] = vec4u(test.xyz, link);
    for (var m = 0u; m < momentsAt(1u); m++) { packedMoments[momentsAt(at) + m] = nodeMoments[momentsAt(k) + m]; }
  }
}
