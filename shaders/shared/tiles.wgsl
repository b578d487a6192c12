// Lists of accepted cells and leaves, and their action on the two bodies of each lane, 32 sources at a time. Workgroup
// memory decides how many walks a GPU keeps resident, so leaves are kept as links and only unfolded into a tile, and lists share
// what they can.
#import momentsAt
#import hexadecapole
// Cells from the beginning, leaves from the end: each has 31 at most before a batch, which adds 32 to both together.
const LISTED = 96u;
var<workgroup> lists: array<u32, LISTED>;
fn leafAt(k: u32) -> u32 { return LISTED - 1u - k; }
// By fours, which are unrolled: only the index of a four has to be kept within its bounds.
var<workgroup> tileCentre: array<array<vec4f, 4>, 8>;
var<workgroup> tileDiagonal: array<array<vec4f, 4>, 8>;
var<workgroup> tileMixed: array<array<vec4f, 4>, 8>;
// Third and fourth moments, four for each cell, where there are some.
override HIGH: u32 = 1u;
var<workgroup> tileHigh: array<vec4f, HIGH>;
// Bodies in the tile, leaves that went into it.
var<workgroup> tileTaken: vec2u;

// Bodies that a lane adds up for: a group has 32 times as many at most.
override BODIES: u32 = 2u;
// The two targets of this lane, or the one, and what was added up for them.
var<private> here0: vec3f;
var<private> here1: vec3f;
var<private> sum0: vec4f;
var<private> sum1: vec4f;

// Fills a tile up to a multiple of 4: no mass, and so far away that nothing overflows.
const NOWHERE = vec4f(1e15, 1e15, 1e15, 0.0);

// 0: cells act by their mass alone.
override QUADRUPOLE: u32 = 1u;

fn useCell(centre: vec4f, diagonal: vec4f, mixed: vec3f) {
  if (QUADRUPOLE == 0u) {
    let offset0 = centre.xyz - here0;
    let offset1 = centre.xyz - here1;
    sum0 += fromPoint(offset0, dot(offset0, offset0) + params.eps2, centre.w);
    if (BODIES == 2u) { sum1 += fromPoint(offset1, dot(offset1, offset1) + params.eps2, centre.w); }
    return;
  }
  sum0 = withCell(sum0, here0, params.eps2, centre, diagonal, mixed);
  if (BODIES == 2u) { sum1 = withCell(sum1, here1, params.eps2, centre, diagonal, mixed); }
}

// What the third and fourth moments of cell j of the tile add.
fn useHigh(j: u32, centre: vec3f) {
  let high = High(tileHigh[4u * j], tileHigh[4u * j + 1u], tileHigh[4u * j + 2u], tileHigh[4u * j + 3u]);
  sum0 = withHigh(sum0, centre - here0, params.eps2, high);
  if (BODIES == 2u) { sum1 = withHigh(sum1, centre - here1, params.eps2, high); }
}

// `count` (<= 32) cells of the list, from `begin` on.
fn useCells(begin: u32, count: u32, lane: u32) {
  var centre = NOWHERE;
  var diagonal = vec4f(0);
  var mixed = vec4f(0);
  if (lane < count) {
    let cell = lists[begin + lane];
    centre = nodeCentre[cell];
    diagonal = nodeMoments[momentsAt(cell)];
    mixed = nodeMoments[momentsAt(cell) + 1u];
    if (HEXADECAPOLE == 1u) {
      for (var k = 0u; k < 4u; k++) { tileHigh[4u * lane + k] = nodeMoments[momentsAt(cell) + 2u + k]; }
    }
  }
  tileCentre[lane >> 2u][lane & 3u] = centre;
  tileDiagonal[lane >> 2u][lane & 3u] = vec4f(diagonal.xyz, params.eps2 * diagonal.w);
  tileMixed[lane >> 2u][lane & 3u] = mixed;
  workgroupBarrier();
  if (HEXADECAPOLE == 1u) {
    for (var j = 0u; j < count; j++) { useHigh(j, tileCentre[j >> 2u][j & 3u].xyz); }
  }
  // Unrolled by hand, here and below, for 4 sums in flight: more needs registers and leaves fewer walks resident
  // (walkAdaptive on an H200: 2.56 ms for 16, 1.88 for 8, 1.75 for 4).
  for (var j = 0u; 4u * j < count; j++) {
    useCell(tileCentre[j][0], tileDiagonal[j][0], tileMixed[j][0].xyz);
    useCell(tileCentre[j][1], tileDiagonal[j][1], tileMixed[j][1].xyz);
    useCell(tileCentre[j][2], tileDiagonal[j][2], tileMixed[j][2].xyz);
    useCell(tileCentre[j][3], tileDiagonal[j][3], tileMixed[j][3].xyz);
  }
  workgroupBarrier();
}

// Whether all bodies of a leaf are targets, which useOwn lets act.
fn liesWithin(link: u32, first: u32, end: u32) -> bool { return linkFirst(link) >= first && linkFirst(link) + linkCount(link) <= end; }

// A body at `place` acts on the targets, with a mass for each.
fn usePlace(place: vec3f, mass0: f32, mass1: f32) {
  let offset0 = place - here0;
  let offset1 = place - here1;
  sum0 += fromBody(offset0, fma(offset0.x, offset0.x, fma(offset0.y, offset0.y, fma(offset0.z, offset0.z, params.eps2))), mass0);
  if (BODIES == 2u) {
    sum1 += fromBody(offset1, fma(offset1.x, offset1.x, fma(offset1.y, offset1.y, fma(offset1.z, offset1.z, params.eps2))), mass1);
  }
}

fn useBody(source: vec4f) { usePlace(source.xyz, source.w, source.w); }

// The same where eps is 0 and bodies may coincide: without mass, which costs less than a branch.
fn useApart(place: vec3f, mass0: f32, mass1: f32) {
  let offset0 = place - here0;
  let offset1 = place - here1;
  let r0 = dot(offset0, offset0);
  let r1 = dot(offset1, offset1);
  sum0 += fromBody(offset0, select(r0, 1.0, r0 == 0.0), select(mass0, 0.0, r0 == 0.0));
  if (BODIES == 2u) { sum1 += fromBody(offset1, select(r1, 1.0, r1 == 0.0), select(mass1, 0.0, r1 == 0.0)); }
}

// The bodies of the last leaves of the list; returns how many leaves are used up. Targets, `first` to `end` - 1, are left out;
// where eps is 0 and bodies may coincide, each pair is looked at.
fn useLeaves(leafCount: u32, lane: u32, first: u32, end: u32) -> u32 {
  var link = 0u;
  var own = 0u;
  if (lane < leafCount) {
    link = lists[leafAt(leafCount - 1u - lane)];
    own = linkCount(link);
  }
  let before = runsBefore(lane, min(leafCount, LANES), own, 16u);
  let used = min(own, LANES - min(before, LANES));
  layRuns(lane, before, linkFirst(link) + own - used, used, 16u);
  if (used > 0u && used < own) { lists[leafAt(leafCount - 1u - lane)] = makeLink(true, linkFirst(link), own - used); }
  // The leaf that fills the tile says how many went in; where none does, all did, and the last lane knows.
  let fills = (own > 0u) & (before < LANES) & (before + own >= LANES);
  let empties = (lane == LANES - 1u) & (before + own < LANES);
  if (fills | empties) { tileTaken = vec2u(min(before + own, LANES), select(select(lane, lane + 1u, used == own), leafCount, empties)); }
  let taken = workgroupUniformLoad(&tileTaken);
  let count = taken.x;
  var source = NOWHERE;
  let body = laidItem(lane);
  if ((lane < count) & ((body < first) | (body >= end))) { source = posMass[body]; }
  tileCentre[lane >> 2u][lane & 3u] = source;
  workgroupBarrier();
  if (!actsAtZero()) {
    for (var j = 0u; j < count; j++) {
      let source = tileCentre[j >> 2u][j & 3u];
      useApart(source.xyz, source.w, source.w);
    }
  } else if (SPLINE == 1u) {
    // Too long to be unrolled.
    for (var j = 0u; j < count; j++) { useBody(tileCentre[j >> 2u][j & 3u]); }
  } else {
    for (var j = 0u; 4u * j < count; j += 2u) {
      useBody(tileCentre[j][0]);
      useBody(tileCentre[j][1]);
      useBody(tileCentre[j][2]);
      useBody(tileCentre[j][3]);
      useBody(tileCentre[j + 1u][0]);
      useBody(tileCentre[j + 1u][1]);
      useBody(tileCentre[j + 1u][2]);
      useBody(tileCentre[j + 1u][3]);
    }
  }
  workgroupBarrier();
  return taken.y;
}

// One of the targets acts on all but itself: `own0`, `own1` say whether it is the first or the second one of this lane.
fn useTarget(source: vec4f, own0: bool, own1: bool) {
  usePlace(source.xyz, select(source.w, 0.0, own0), select(source.w, 0.0, own1));
}

// The targets act on each other. `part` of `parts`: some of them.
fn useOwn(lane: u32, first: u32, end: u32, part: u32, parts: u32) {
  for (var slot = part; slot < BODIES; slot += parts) {
    let begin = first + slot * LANES;
    let count = min(LANES, max(end, begin) - begin);
    var source = NOWHERE;
    if (lane < count) { source = posMass[begin + lane]; }
    tileCentre[lane >> 2u][lane & 3u] = source;
    workgroupBarrier();
    let own0 = select(LANES, lane, slot == 0u);
    let own1 = select(LANES, lane, slot == 1u);
    if (SPLINE == 0u && actsAtZero()) {
      for (var j = 0u; 4u * j < count; j++) {
        useTarget(tileCentre[j][0], 4u * j == own0, 4u * j == own1);
        useTarget(tileCentre[j][1], 4u * j + 1u == own0, 4u * j + 1u == own1);
        useTarget(tileCentre[j][2], 4u * j + 2u == own0, 4u * j + 2u == own1);
        useTarget(tileCentre[j][3], 4u * j + 3u == own0, 4u * j + 3u == own1);
      }
    } else {
      for (var j = 0u; j < count; j++) {
        let other = tileCentre[j >> 2u][j & 3u];
        if (actsAtZero()) {
          useTarget(other, j == own0, j == own1);
        } else {
          useApart(other.xyz, select(other.w, 0.0, j == own0), select(other.w, 0.0, j == own1));
        }
      }
    }
    workgroupBarrier();
  }
}
