// nodes: writes the nodes in breadth-first order, so that siblings are neighbours, each with its first body and first child.
// reads: bodyLevels, counts, totals   writes: nodeBegin (body | level << 27), nodeLink (first child, or LINK_LEAF), levelStart, status
// threads: 256 a workgroup, one a body
// source: level-free form of papers/000 sections 2.1 and Fig. 2   assumes: counts and totals from rowScan, n < 2^27
#import params
#import level
#import link
#import status
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> bodyLevels: array<u32>;
@group(0) @binding(2) var<storage, read> counts: array<u32>;
@group(0) @binding(3) var<storage, read> totals: array<u32>;
@group(0) @binding(4) var<storage, read_write> nodeBegin: array<u32>;
@group(0) @binding(5) var<storage, read_write> nodeLink: array<u32>;
@group(0) @binding(6) var<storage, read_write> levelStart: array<u32>;
@group(0) @binding(7) var<storage, read_write> status: array<atomic<u32>>;

// Word w of level l holds a bit for each of the bodies 32 w .. 32 w + 31 at which a node of level l begins.
var<workgroup> present: array<atomic<u32>, 256>;
var<workgroup> start: array<u32, 33>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  let tiles = (params.n + 255u) / 256u;
  if (tile >= tiles) { return; }
  if (lane < 33u) {
    var below = 0u;
    for (var level = 0u; level < min(lane, 32u); level++) { below += totals[level]; }
    start[lane] = below;
    if (tile == 0u) { levelStart[lane] = below; }
    if (tile == 0u && lane == 32u) {
      atomicStore(&status[1], below);
      if (below > params.nodeCapacity) { atomicOr(&status[0], FAULT_NODES); }
    }
  }
  let i = tile * 256u + lane;
  var first = 1u;
  var last = 0u;
  if (i < params.n) {
    first = bodyLevels[i] & 255u;
    last = bodyLevels[i] >> 8u;
  }
  let word = lane >> 5u;
  let bit = 1u << (lane & 31u);
  for (var level = first; level <= last; level++) { atomicOr(&present[level * 8u + word], bit); }
  workgroupBarrier();
  // From the leaf up, so that each node knows its first child, which begins at the same body.
  var child = LINK_LEAF;
  for (var up = 0u; first + up <= last; up++) {
    let level = last - up;
    var k = start[level] + counts[level * tiles + tile];
    for (var w = 0u; w < word; w++) { k += countOneBits(atomicLoad(&present[level * 8u + w])); }
    k += countOneBits(atomicLoad(&present[level * 8u + word]) & (bit - 1u));
    if (k < params.nodeCapacity) {
      nodeBegin[k] = i | (level << 27u);
      nodeLink[k] = child;
    }
    child = k;
  }
}
