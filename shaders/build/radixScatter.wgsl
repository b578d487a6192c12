// radixScatter: moves keys and order to where one more 8-bit digit is sorted. Stable.
// reads: keys, order, counts, totals (AHEAD: no totals), status (levels of the last tree)   writes: sortedKeys, sortedOrder, AHEAD: counts (of the next digit;
//   the table after it cleared)
// threads: 256 a workgroup, one workgroup a tile, 256 keys at a time
// source: ranks inside a chunk are population counts of one bit mask a digit   assumes: counts and totals from rowScan, or
//   AHEAD: counts from keys or the digit before; digits that are not sorted move nothing
#import params
#import status
#import radix
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> dispatch: DispatchIndex;
@group(0) @binding(2) var<storage, read> keys: array<vec2u>;
@group(0) @binding(3) var<storage, read> order: array<u32>;
@group(0) @binding(4) var<storage, read_write> counts: array<atomic<u32>>;
@group(0) @binding(5) var<storage, read> totals: array<u32>;
@group(0) @binding(6) var<storage, read_write> sortedKeys: array<vec2u>;
@group(0) @binding(7) var<storage, read_write> sortedOrder: array<u32>;
@group(0) @binding(8) var<storage, read> status: Status;

// Word w of digit d holds a bit for each of the keys 32 w .. 32 w + 31 of the chunk.
var<workgroup> present: array<atomic<u32>, 2048>;
var<workgroup> start: array<u32, 256>;

// Of a digit in a tile, of the table's row `first`; the last one again behind the last tile, as 0.
fn countOf(first: u32, tile: u32, tiles: u32) -> u32 {
  return select(0u, atomicLoad(&counts[first + 256u * min(tile, tiles - 1u)]), tile < tiles);
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  let tiles = radixTiles(params.n);
  if (tile >= tiles || dispatch.index < DIGITS - sortedDigits(status.levels)) { return; }
  // Where each digit of this tile starts: digits below, then tiles before.
  var own = 0u;
  var before = 0u;
  if (AHEAD == 1u) {
    let row = radixRow(params.n, dispatch.index, 0u) + lane;
    // Eight reads in flight: one after the other they would take longer than all the rest.
    for (var other = 0u; other < tiles; other += 8u) {
      let a = vec4u(countOf(row, other, tiles), countOf(row, other + 1u, tiles), countOf(row, other + 2u, tiles), countOf(row, other + 3u, tiles));
      let b = vec4u(countOf(row, other + 4u, tiles), countOf(row, other + 5u, tiles), countOf(row, other + 6u, tiles), countOf(row, other + 7u, tiles));
      let places = vec4u(other) + vec4u(0u, 1u, 2u, 3u);
      let sums = a + b;
      own += sums.x + sums.y + sums.z + sums.w;
      let parts = select(vec4u(0u), a, places < vec4u(tile)) + select(vec4u(0u), b, places + 4u < vec4u(tile));
      before += parts.x + parts.y + parts.z + parts.w;
    }
    atomicStore(&counts[radixRow(params.n, dispatch.index + 2u, tile) + lane], 0u);
  } else {
    own = totals[lane];
    before = atomicLoad(&counts[lane * tiles + tile]);
  }
  // Sums over the digits below, by sixteens: as fast as a scan by doubling on a GPU, and fewer barriers for a processor.
  atomicStore(&present[lane], own);
  workgroupBarrier();
  if (lane < 16u) {
    var sum = 0u;
    for (var k = 0u; k < 16u; k++) { sum += atomicLoad(&present[16u * lane + k]); }
    atomicStore(&present[256u + lane], sum);
  }
  workgroupBarrier();
  for (var k = lane & ~15u; k < lane; k++) { before += atomicLoad(&present[k]); }
  for (var k = 0u; k < lane / 16u; k++) { before += atomicLoad(&present[256u + k]); }
  start[lane] = before;
  workgroupBarrier();
  atomicStore(&present[lane], 0u);
  atomicStore(&present[256u + (lane & 15u)], 0u);
  let word = lane >> 5u;
  let bit = 1u << (lane & 31u);
  for (var k = 0u; k < TILE; k += CHUNK) {
    let i = tile * TILE + k + lane;
    let valid = i < params.n;
    var key = vec2u(0u);
    var body = 0u;
    if (valid) {
      key = keys[i];
      body = order[i];
    }
    let digit = radixDigit(key, dispatch.index);
    workgroupBarrier();
    if (valid) { atomicOr(&present[word * 256u + digit], bit); }
    workgroupBarrier();
    if (valid) {
      var rank = start[digit];
      for (var w = 0u; w < word; w++) { rank += countOneBits(atomicLoad(&present[w * 256u + digit])); }
      rank += countOneBits(atomicLoad(&present[word * 256u + digit]) & (bit - 1u));
      sortedKeys[rank] = key;
      sortedOrder[rank] = body;
      if (AHEAD == 1u && dispatch.index + 1u < DIGITS) {
        atomicAdd(&counts[radixRow(params.n, dispatch.index + 1u, rank / TILE) + radixDigit(key, dispatch.index + 1u)], 1u);
      }
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
