// listForces: acceleration and potential of a group's bodies from its interaction list: cells as a whole, then buckets body by body.
// reads: posMass, nodeCentre, nodeMoments, bucketLink, groupList, listSizes, listEntries   writes: acceleration
// threads: 64 a workgroup, one a body of the group; one workgroup a group
// source: Gaburov+ 2010 section 3.2.3, Lists 3.3 and 3.4   assumes: lists written; groups and buckets of at most 64 bodies
#import params
#import link
#import interact
#import flat
#import groups
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> nodeCentre: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeMoments: array<vec4f>;
@group(0) @binding(4) var<storage, read> bucketLink: array<vec2u>;
@group(0) @binding(5) var<storage, read> groupList: array<u32>;
@group(0) @binding(6) var<storage, read> listSizes: array<vec4u>;
@group(0) @binding(7) var<storage, read> listEntries: array<u32>;
@group(0) @binding(8) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(9) var<uniform> dispatch: DispatchIndex;
#import listSlice
#import momentsAt
#import hexadecapole
override QUADRUPOLE: u32 = 1u;

// Cells, or the bodies of a bucket.
var<workgroup> tile: array<vec4f, LIST_LANES>;
var<workgroup> tileDiagonal: array<vec4f, LIST_LANES>;
var<workgroup> tileMixed: array<vec4f, LIST_LANES>;
// Third and fourth moments, four for each cell, where there are some.
override HIGH: u32 = 1u;
var<workgroup> tileHigh: array<vec4f, HIGH>;
// Buckets: their first body and how many.
var<workgroup> tileBuckets: array<vec2u, LIST_LANES>;
// The group's first body, and its list: cells, buckets, begin.
var<workgroup> task: vec4u;

// Fills a tile up: no mass, and so far away that nothing overflows.
const NOWHERE = vec4f(1e15, 1e15, 1e15, 0.0);

fn useCell(sum: vec4f, here: vec3f, j: u32) -> vec4f {
  if (QUADRUPOLE == 1u) { return withCell(sum, here, params.eps2, tile[j], tileDiagonal[j], tileMixed[j].xyz); }
  let offset = tile[j].xyz - here;
  return sum + fromPoint(offset, dot(offset, offset) + params.eps2, tile[j].w);
}

// By fours, here and below, for several sums in flight.
fn useCells(sum: vec4f, here: vec3f, count: u32) -> vec4f {
  var all = sum;
  for (var j = 0u; j < count; j += 4u) {
    all = useCell(all, here, j);
    all = useCell(all, here, j + 1u);
    all = useCell(all, here, j + 2u);
    all = useCell(all, here, j + 3u);
  }
  for (var j = 0u; HEXADECAPOLE == 1u && j < count; j++) {
    all = withHigh(all, tile[j].xyz - here, params.eps2, High(tileHigh[4u * j], tileHigh[4u * j + 1u], tileHigh[4u * j + 2u], tileHigh[4u * j + 3u]));
  }
  return all;
}

fn useBody(sum: vec4f, here: vec3f, j: u32) -> vec4f {
  let offset = tile[j].xyz - here;
  return sum + fromBody(offset, dot(offset, offset) + params.eps2, tile[j].w);
}

// The same where body j may be the target (number `own` of the tile), or at its place without softening: it has no mass then.
fn useOther(sum: vec4f, here: vec3f, j: u32, own: u32) -> vec4f {
  let offset = tile[j].xyz - here;
  let r2 = dot(offset, offset) + params.eps2;
  let skip = j == own || (r2 == 0.0 && !actsAtZero());
  return sum + fromBody(offset, select(r2, 1.0, skip), select(tile[j].w, 0.0, skip));
}

fn useBodies(sum: vec4f, here: vec3f, count: u32, own: u32, apart: bool) -> vec4f {
  var all = sum;
  if (apart && actsAtZero()) {
    for (var j = 0u; j < count; j += 4u) {
      all = useBody(all, here, j);
      all = useBody(all, here, j + 1u);
      all = useBody(all, here, j + 2u);
      all = useBody(all, here, j + 3u);
    }
  } else {
    for (var j = 0u; j < count; j++) { all = useOther(all, here, j, own); }
  }
  return all;
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) id: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let slice = listGroups(dispatch);
  let group = slice.x + flatGroup(id, groups);
  if (group >= slice.y) { return; }
  if (lane == 0u) { task = vec4u(groupList[GROUP_LIST + group], listSizes[group].xyz); }
  let own = workgroupUniformLoad(&task);
  let body = own.x + lane;
  let end = groupList[GROUP_LIST + group + 1u];
  let here = posMass[min(body, end - 1u)].xyz;
  var sum = vec4f(0);
  for (var base = 0u; base < own.y; base += LIST_LANES) {
    workgroupBarrier();
    tile[lane] = NOWHERE;
    tileDiagonal[lane] = vec4f(0);
    tileMixed[lane] = vec4f(0);
    if (base + lane < own.y) {
      let cell = listEntries[own.w + base + lane];
      let diagonal = nodeMoments[momentsAt(cell)];
      tile[lane] = nodeCentre[cell];
      tileDiagonal[lane] = vec4f(diagonal.xyz, params.eps2 * diagonal.w);
      tileMixed[lane] = nodeMoments[momentsAt(cell) + 1u];
      if (HEXADECAPOLE == 1u) {
        for (var k = 0u; k < 4u; k++) { tileHigh[4u * lane + k] = nodeMoments[momentsAt(cell) + 2u + k]; }
      }
    }
    workgroupBarrier();
    // A sum per tile keeps rounding from growing with the list.
    sum += useCells(vec4f(0), here, min(LIST_LANES, own.y - base));
  }
  for (var base = 0u; base < own.z; base += LIST_LANES) {
    workgroupBarrier();
    if (base + lane < own.z) { tileBuckets[lane] = bucketLink[listEntries[own.w + own.y + base + lane]]; }
    workgroupBarrier();
    for (var k = 0u; k < min(LIST_LANES, own.z - base); k++) {
      let bucket = workgroupUniformLoad(&tileBuckets[k]);
      let count = bucket.y & ~LINK_LEAF;
      tile[lane] = NOWHERE;
      if (lane < count) { tile[lane] = posMass[bucket.x + lane]; }
      workgroupBarrier();
      let apart = bucket.x >= end || bucket.x + count <= own.x;
      sum += useBodies(vec4f(0), here, count, body - bucket.x, apart);
    }
  }
  if (body < end) { acceleration[body] = sum; }
}
