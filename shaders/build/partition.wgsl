// partition: the order in which the bodies of a domain's own piece come first, then those of the others, piece by piece; within each as before.
// reads: division, pieces, counts, totals   writes: order (which body comes to each place)
// threads: 256 a workgroup, one a body
// source: stream compaction by prefix sums, Blelloch 1990   assumes: counts and totals from rowScan
#import params
#import division
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> division: Division;
@group(0) @binding(2) var<storage, read> pieces: array<u32>;
@group(0) @binding(3) var<storage, read> counts: array<u32>;
@group(0) @binding(4) var<storage, read> totals: array<u32>;
@group(0) @binding(5) var<storage, read_write> order: array<u32>;

// A row for each piece.
const ROWS = MOST_PIECES;
#import present

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  let tiles = (params.n + 255u) / 256u;
  if (tile >= tiles) { return; }
  let i = tile * 256u + lane;
  let word = lane / 32u;
  let bit = 1u << (lane % 32u);
  var piece = 0u;
  if (i < params.n) {
    piece = pieces[i];
    atomicOr(&present[8u * piece + word], bit);
  }
  workgroupBarrier();
  if (i >= params.n) { return; }
  var place = counts[piece * tiles + tile] + rank(piece, word, bit);
  if (piece != division.own) {
    place += totals[division.own];
    for (var p = 0u; p < piece; p++) { place += select(totals[p], 0u, p == division.own); }
  }
  order[place] = i;
}
