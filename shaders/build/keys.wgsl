// keys: the place of every body on the Hilbert curve, 63 bits, and the order to be sorted with it.
// reads: posMass, root, status (levels of the last tree)   writes: keys and order, or oddKeys and oddOrder where an odd number of digits is
//   sorted, so that they end in keys and order; AHEAD: counts (of the first digit sorted; the table of the second cleared)
// threads: 256 a workgroup, one a body
// source: Bedorf 2014 section 6.3.1 (Peano-Hilbert order)   assumes: nothing; bodies outside the cube go to its edge
#import params
#import status
#import flat
#import bodyKey
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> root: Root;
@group(0) @binding(2) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> keys: array<vec2u>;
@group(0) @binding(4) var<storage, read_write> order: array<u32>;
@group(0) @binding(5) var<storage, read_write> counts: array<atomic<u32>>;
@group(0) @binding(6) var<storage, read> status: Status;
@group(0) @binding(7) var<storage, read_write> oddKeys: array<vec2u>;
@group(0) @binding(8) var<storage, read_write> oddOrder: array<u32>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  fillTurns(lane);
  workgroupBarrier();
  let i = flatGroup(group, groups) * 256u + lane;
  let digits = sortedDigits(status.levels);
  let first = DIGITS - digits;
  if (AHEAD == 1u && i % TILE < 256u) {
    // Also by threads that have no body: the row is as long as a workgroup.
    let tile = i / TILE;
    if (tile < radixTiles(params.n)) { atomicStore(&counts[radixRow(params.n, first + 1u, tile) + lane], 0u); }
  }
  if (i >= params.n) { return; }
  let key = bodyKey(root, posMass[i].xyz, sortedLevels(digits), isTest(i));
  if ((digits & 1u) == 0u) {
    keys[i] = key;
    order[i] = i;
  } else {
    oddKeys[i] = key;
    oddOrder[i] = i;
  }
  if (AHEAD == 1u) { atomicAdd(&counts[radixRow(params.n, first, i / TILE) + radixDigit(key, first)], 1u); }
}
