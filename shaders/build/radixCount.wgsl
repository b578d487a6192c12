// radixCount: how often each 8-bit digit occurs in each tile of keys.
// reads: keys, status (levels of the last tree)   writes: counts (row = digit, column = tile)
// threads: 256 a workgroup, one workgroup a tile
// source: least-significant-digit radix sort, reduce then scan   assumes: nothing; digits that are not sorted are not counted
#import params
#import status
#import radix
#import flat
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> dispatch: DispatchIndex;
@group(0) @binding(2) var<storage, read> keys: array<vec2u>;
@group(0) @binding(3) var<storage, read_write> counts: array<u32>;
@group(0) @binding(4) var<storage, read> status: Status;

var<workgroup> histogram: array<atomic<u32>, 256>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  let tiles = radixTiles(params.n);
  if (tile >= tiles || dispatch.index < DIGITS - sortedDigits(status.levels)) { return; }
  for (var k = 0u; k < TILE; k += CHUNK) {
    let i = tile * TILE + k + lane;
    if (i < params.n) { atomicAdd(&histogram[radixDigit(keys[i], dispatch.index)], 1u); }
  }
  workgroupBarrier();
  counts[lane * tiles + tile] = atomicLoad(&histogram[lane]);
}
