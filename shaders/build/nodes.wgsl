// nodes: writes the nodes in breadth-first order, so that siblings are neighbours, each with its first body and first child.
// reads: bodyLevels, counts, totals   writes: nodeBegin (body | level << 27),
//   nodeLink (first child, or LINK_LEAF), levelStart (entry 31: all nodes),
//   groupList (ORDERED: and when which group walks, shared/walkOrder), status
// threads: 256 a workgroup, one a body
// source: level-free form of Bedorf+ 2012 section 2.1 and Fig. 2   assumes: counts and totals from rowScan, n no more than INDEX_MASK
#import params
#import level
#import link
#import status
#import flat
#import groups
#import ranges
#import walkOrder
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> bodyLevels: array<u32>;
@group(0) @binding(2) var<storage, read> counts: array<u32>;
@group(0) @binding(3) var<storage, read> totals: array<u32>;
@group(0) @binding(4) var<storage, read_write> nodeBegin: array<u32>;
@group(0) @binding(5) var<storage, read_write> nodeLink: array<u32>;
@group(0) @binding(6) var<storage, read_write> levelStart: array<u32>;
@group(0) @binding(7) var<storage, read_write> groupList: array<u32>;
@group(0) @binding(8) var<storage, read_write> status: AtomicStatus;

// A row for each level, of the bodies at which one of its nodes begins, one for the groups, and one for those with long walks.
const ROWS = LONG_ROW + 1u;
#import present
var<workgroup> start: array<u32, 32>;
// Of each row: asked for once, since every other look would wait for memory.
var<workgroup> rowTotals: array<u32, ROWS>;

@compute @workgroup_size(256)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let tile = flatGroup(group, groups);
  let tiles = (params.n + 255u) / 256u;
  if (tile >= tiles) { return; }
  if (lane < LONG_ROW + ORDERED) { rowTotals[lane] = totals[lane]; }
  workgroupBarrier();
  if (lane < 32u) {
    var below = 0u;
    for (var level = 0u; level < min(lane, GROUP_ROW); level++) { below += rowTotals[level]; }
    start[lane] = below;
    if (tile == 0u) {
      levelStart[lane] = below;
      if (lane == GROUP_ROW) {
        atomicStore(&status.nodes, below);
        if (below > params.nodeCapacity) { atomicOr(&status.faults, FAULT_NODES); }
        let groupTotal = rowTotals[GROUP_ROW];
        atomicStore(&status.groups, groupTotal);
        // Of the sort of this step.
        if (RANGES == 2u) { atomicAnd(&status.faults, ~FAULT_TESTS); }
        // Nothing is listed yet.
        atomicStore(&status.subtrees, 0u);
        atomicStore(&status.tops, 0u);
        if (groupTotal > params.groupCapacity) { atomicOr(&status.faults, FAULT_GROUPS); }
        // A tree that does not fit is not walked: its links lead nowhere; one over bodies that were not sorted, without an end.
        let fits = below <= params.nodeCapacity && groupTotal <= params.groupCapacity && (atomicLoad(&status.faults) & FAULT_BINS) == 0u;
        groupList[0] = select(0u, groupTotal, fits);
        var deepest = MAX_LEVEL;
        while (deepest > 0u && rowTotals[deepest] == 0u) { deepest--; }
        groupList[1] = deepest;
        atomicStore(&status.levels, deepest);
        groupList[GROUP_LIST + min(groupTotal, params.groupCapacity)] = params.n;
      }
    }
  }
  let i = tile * 256u + lane;
  var first = 1u;
  var last = 0u;
  var begins = false;
  var long = false;
  if (i < params.n) {
    let levels = bodyLevels[i];
    first = levels & 255u;
    last = (levels >> 8u) & 255u;
    begins = (levels & BEGINS_GROUP) != 0u;
    long = (levels & LONG_WALK) != 0u;
  }
  let word = lane >> 5u;
  let bit = 1u << (lane & 31u);
  for (var level = first; level <= last; level++) { atomicOr(&present[level * 8u + word], bit); }
  if (begins) { atomicOr(&present[GROUP_ROW * 8u + word], bit); }
  if (long) { atomicOr(&present[LONG_ROW * 8u + word], bit); }
  workgroupBarrier();
  if (begins) {
    let k = rank(GROUP_ROW, word, bit) + counts[GROUP_ROW * tiles + tile];
    if (k < params.groupCapacity) { groupList[GROUP_LIST + k] = i; }
    if (ORDERED == 1u) {
      let before = rank(LONG_ROW, word, bit) + counts[LONG_ROW * tiles + tile];
      let place = select(rowTotals[LONG_ROW] + k - before, before, long);
      if (place < params.groupCapacity) { groupList[orderAt(place)] = k; }
    }
  }
  // From the leaf up, so that each node knows its first child, which begins at the same body.
  var child = LINK_LEAF;
  for (var up = 0u; first + up <= last; up++) {
    let level = last - up;
    let k = start[level] + counts[level * tiles + tile] + rank(level, word, bit);
    if (k < params.nodeCapacity) {
      nodeBegin[k] = i | (level << INDEX_BITS);
      nodeLink[k] = child;
    }
    child = k;
  }
}
