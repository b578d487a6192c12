// radixScatter: moves keys and order to where one more 8-bit digit is sorted. Stable.
// reads: keys, order, counts, totals   writes: sortedKeys, sortedOrder
// threads: 256 a workgroup, one workgroup a tile of 2048, 256 keys at a time
// source: ranks inside a chunk are population counts of one bit mask a digit   assumes: counts and totals from rowScan
#import params
#import radix
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> round: Round;
@group(0) @binding(2) var<storage, read> keys: array<vec2u>;
@group(0) @binding(3) var<storage, read> order: array<u32>;
@group(0) @binding(4) var<storage, read> counts: array<u32>;
@group(0) @binding(5) var<storage, read> totals: array<u32>;
@group(0) @binding(6) var<storage, read_write> sortedKeys: array<vec2u>;
@group(0) @binding(7) var<storage, read_write> sortedOrder: array<u32>;

// Word w of digit d holds a bit for each of the keys 32 w .. 32 w + 31 of the chunk.
var<workgroup> present: array<atomic<u32>, 2048>;
var<workgroup> start: array<u32, 256>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  let tiles = (params.n + TILE - 1u) / TILE;
  if (tile >= tiles) { return; }
  // Where each digit of this tile starts: digits below, then tiles before.
  let own = totals[lane];
  start[lane] = own;
  workgroupBarrier();
  for (var reach = 1u; reach < 256u; reach <<= 1u) {
    var before = 0u;
    if (lane >= reach) { before = start[lane - reach]; }
    workgroupBarrier();
    start[lane] += before;
    workgroupBarrier();
  }
  start[lane] += counts[lane * tiles + tile] - own;
  let word = lane >> 5u;
  let bit = 1u << (lane & 31u);
  for (var k = 0u; k < TILE; k += CHUNK) {
    let i = tile * TILE + k + lane;
    let valid = i < params.n;
    var key = vec2u(0u);
    if (valid) { key = keys[i]; }
    let digit = radixDigit(key, round.index);
    workgroupBarrier();
    if (valid) { atomicOr(&present[word * 256u + digit], bit); }
    workgroupBarrier();
    if (valid) {
      var rank = start[digit];
      for (var w = 0u; w < word; w++) { rank += countOneBits(atomicLoad(&present[w * 256u + digit])); }
      rank += countOneBits(atomicLoad(&present[word * 256u + digit]) & (bit - 1u));
      sortedKeys[rank] = key;
      sortedOrder[rank] = order[i];
    }
    workgroupBarrier();
    // Lane d owns digit d: count what this chunk held and clear its words for the next.
    var held = 0u;
    for (var w = 0u; w < 8u; w++) {
      held += countOneBits(atomicLoad(&present[w * 256u + lane]));
      atomicStore(&present[w * 256u + lane], 0u);
    }
    start[lane] += held;
  }
}
