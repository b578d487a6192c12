// leafLevels: the levels of the nodes that begin at each body, whether a group begins there, (ORDERED) whether its last walk was long, and how many of
// each begin in each tile.
// A cell is split when it holds more than N_leaf bodies, that is when some body j and body j + N_leaf share its level.
// A group is GROUP bodies in a row, and ends where a heavy cell does: else one of a few outer bodies on both sides of the
// centre would open all of it (measured: 157 ms instead of 4 for 1M bodies on an H200).
// reads: keys, (ORDERED) groupCounts: lengths of the last walks, and order: where each body stood then
// writes: bodyLevels (first | last << 8 | group << 16 | long << 17; first > last: no node),
//   counts (row = level, row 31 = groups, row 32 = those with long walks; column = tile of 256)
// threads: 256 a workgroup, one a body
// source: level-free form of Bedorf+ 2012 section 2.1: same nodes, no loop over levels   assumes: keys sorted, N_leaf <= 16
#import params
#import level
#import flat
#import groups
#import ranges
#import walkOrder
override PARTS: u32 = 1u;
// A cell with so many bodies ends a group.
override HEAVY: u32 = 4096u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> keys: array<vec2u>;
@group(0) @binding(2) var<storage, read_write> bodyLevels: array<u32>;
@group(0) @binding(3) var<storage, read_write> counts: array<u32>;
@group(0) @binding(4) var<storage, read> groupCounts: array<vec4u>;
@group(0) @binding(5) var<storage, read> order: array<u32>;

var<workgroup> depth: array<u32, 272>;
var<workgroup> histogram: array<atomic<u32>, LONG_ROW + 1>;
// The sum of 256 walks, whose mean stands for that of all.
var<workgroup> lengths: atomic<u32>;

fn lengthOf(word: u32) -> u32 { return groupCounts[lengthRow(PARTS, word)][word & 3u]; }

// Bodies of one word.
fn bodiesEach() -> u32 { return GROUP / ASKED; }

// How long the last walks of the group's bodies were that begins at body `first`: the mean of ASKED of them.
fn lastLength(first: u32) -> f32 {
  var sum = 0u;
  for (var k = 0u; k < ASKED; k++) {
    let body = min(first + k * bodiesEach() + bodiesEach() / 2u, params.n - 1u);
    sum += lengthOf(order[body] / bodiesEach());
  }
  return f32(sum) / f32(ASKED);
}

// 1 + levels shared by bodies j and j + N_leaf; 0 where there is no such pair.
fn windowDepth(j: i32) -> u32 {
  let other = j + i32(params.leafSize);
  if (j < 0 || other >= i32(massive())) { return 0u; }
  return 1u + sharedLevels(keys[j], u32(j), keys[other], u32(other));
}

// Whether the cell of `level` that holds bodies i - 1 and i is heavy: HEAVY bodies on one side of them, or twice that.
fn crossesHeavy(i: u32, level: u32) -> bool {
  if (i >= rangeBegin(i) + 1u + HEAVY && sharedLevels(keys[i - 1u - HEAVY], i - 1u - HEAVY, keys[i - 1u], i - 1u) >= level) { return true; }
  return i + HEAVY < rangeEnd(i) && sharedLevels(keys[i], i, keys[i + HEAVY], i + HEAVY) >= level;
}

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  let tiles = (params.n + 255u) / 256u;
  if (tile >= tiles) { return; }
  let base = i32(tile * 256u) - 16;
  depth[lane] = windowDepth(base + i32(lane));
  if (lane < 16u) { depth[lane + 256u] = windowDepth(base + 256 + i32(lane)); }
  if (ORDERED == 1u) { atomicAdd(&lengths, lengthOf((lane * ((params.n + bodiesEach() - 1u) / bodiesEach())) >> 8u)); }
  workgroupBarrier();
  let i = tile * 256u + lane;
  if (i < params.n) {
    var last = 0u;
    for (var back = 0u; back <= params.leafSize; back++) { last = max(last, depth[lane + 16u - back]); }
    // Of test particles there is no tree, only groups.
    last = select(min(last, MAX_LEVEL), 0u, isTest(i));
    var first = 0u;
    if (i > rangeBegin(i)) { first = 1u + sharedLevels(keys[i - 1u], i - 1u, keys[i], i); }
    let begins = (i - rangeBegin(i)) % GROUP == 0u || crossesHeavy(i, first - 1u);
    var long = false;
    if (ORDERED == 1u && begins) { long = lastLength(i) > LONG / 256.0 * f32(atomicLoad(&lengths)); }
    bodyLevels[i] = select(first, 1u, isTest(i)) | (last << 8u) | select(0u, BEGINS_GROUP, begins) | select(0u, LONG_WALK, long);
    if (begins) { atomicAdd(&histogram[GROUP_ROW], 1u); }
    if (long) { atomicAdd(&histogram[LONG_ROW], 1u); }
    for (var level = first; level <= last && !isTest(i); level++) { atomicAdd(&histogram[level], 1u); }
  }
  workgroupBarrier();
  if (lane < LONG_ROW + ORDERED) { counts[lane * tiles + tile] = atomicLoad(&histogram[lane]); }
}
