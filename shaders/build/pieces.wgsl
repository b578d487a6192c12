// pieces: the piece of the curve that each body of a domain is in, and how many of each tile of bodies are in each.
// reads: division, root, posMass, id, cuts (of each piece but the first: key and number of the body where it begins)
// writes: pieces, counts (a row for each piece, a number a tile)
// threads: 256 a workgroup, one a body
// source: domains along the curve, Bedorf 2014 section 6.3.2   assumes: nothing; bodies of one key are told apart by their numbers
#import params
#import division
#import curveKey
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> division: Division;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read> id: array<u32>;
@group(0) @binding(4) var<storage, read> cuts: array<vec4u>;
@group(0) @binding(5) var<storage, read_write> pieces: array<u32>;
@group(0) @binding(6) var<storage, read_write> counts: array<u32>;
@group(0) @binding(7) var<storage, read> root: Root;

var<workgroup> found: array<atomic<u32>, MOST_PIECES>;

// Whether a body comes no sooner along the curve than a cut.
fn reaches(key: vec2u, number: u32, cut: vec4u) -> bool {
  if (key.x != cut.x) { return key.x > cut.x; }
  if (key.y != cut.y) { return key.y > cut.y; }
  return number >= cut.z;
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  let tiles = (params.n + 255u) / 256u;
  if (tile >= tiles) { return; }
  fillTurns(lane);
  workgroupBarrier();
  let i = tile * 256u + lane;
  if (i < params.n) {
    let key = curveKey(root, posMass[i].xyz);
    var piece = 0u;
    while (piece + 1u < division.pieces && reaches(key, id[i], cuts[piece])) { piece++; }
    pieces[i] = piece;
    atomicAdd(&found[piece], 1u);
  }
  workgroupBarrier();
  if (lane < MOST_PIECES) { counts[lane * tiles + tile] = atomicLoad(&found[lane]); }
}
