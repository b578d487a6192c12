// Lists of accepted cells and leaves, and their action on the two bodies of each lane, 32 sources at a time. Workgroup
// memory decides how many walks a GPU keeps resident, so leaves are kept as links and only unfolded into a tile.
var<workgroup> cells: array<u32, 64>;
var<workgroup> leaves: array<u32, 64>;
var<workgroup> tileCentre: array<vec4f, 32>;
var<workgroup> tileDiagonal: array<vec4f, 32>;
var<workgroup> tileMixed: array<vec4f, 32>;
var<workgroup> tileBody: array<u32, 32>;
// Whether the tile holds targets themselves; leaves that went into it.
var<workgroup> tileInfo: array<u32, 2>;

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

fn useCell(j: u32) {
  let centre = tileCentre[j];
  if (QUADRUPOLE == 0u) {
    let offset0 = centre.xyz - here0;
    let offset1 = centre.xyz - here1;
    sum0 += fromPoint(offset0, dot(offset0, offset0) + params.eps2, centre.w);
    if (BODIES == 2u) { sum1 += fromPoint(offset1, dot(offset1, offset1) + params.eps2, centre.w); }
    return;
  }
  let diagonal = tileDiagonal[j];
  let mixed = tileMixed[j].xyz;
  sum0 += fromCell(here0, params.eps2, centre, diagonal, mixed);
  if (BODIES == 2u) { sum1 += fromCell(here1, params.eps2, centre, diagonal, mixed); }
}

// `count` (<= 32) cells of the list, from `begin` on.
fn useCells(begin: u32, count: u32, lane: u32) {
  var centre = NOWHERE;
  var diagonal = vec4f(0);
  var mixed = vec4f(0);
  if (lane < count) {
    let cell = cells[begin + lane];
    centre = nodeCentre[cell];
    diagonal = nodeMoments[2u * cell];
    mixed = nodeMoments[2u * cell + 1u];
  }
  tileCentre[lane] = centre;
  tileDiagonal[lane] = vec4f(diagonal.xyz, 0.5 * params.eps2 * diagonal.w);
  tileMixed[lane] = mixed;
  workgroupBarrier();
  // Unrolled by hand, here and below, for 4 sums in flight: more needs registers and leaves fewer walks resident
  // (walkAdaptive on an H200: 2.56 ms for 16, 1.88 for 8, 1.75 for 4).
  for (var j = 0u; j < count; j += 4u / BODIES) {
    useCell(j);
    useCell(j + 1u);
    if (BODIES == 1u) {
      useCell(j + 2u);
      useCell(j + 3u);
    }
  }
  workgroupBarrier();
}

fn useBody(j: u32) {
  let source = tileCentre[j];
  let offset0 = source.xyz - here0;
  let offset1 = source.xyz - here1;
  sum0 += fromBody(offset0, fma(offset0.x, offset0.x, fma(offset0.y, offset0.y, fma(offset0.z, offset0.z, params.eps2))), source.w);
  if (BODIES == 2u) {
    sum1 += fromBody(offset1, fma(offset1.x, offset1.x, fma(offset1.y, offset1.y, fma(offset1.z, offset1.z, params.eps2))), source.w);
  }
}

// The same where the source may be a target itself, or at its place without softening: it has no mass then, which costs
// less than a branch (walkAdaptive 0.1 ms less, H200).
fn useOther(j: u32, own: u32) {
  let source = tileCentre[j];
  let offset0 = source.xyz - here0;
  let offset1 = source.xyz - here1;
  let r0 = dot(offset0, offset0) + params.eps2;
  let r1 = dot(offset1, offset1) + params.eps2;
  let skip0 = (r0 == 0.0 && !actsAtZero()) || tileBody[j] == own;
  let skip1 = (r1 == 0.0 && !actsAtZero()) || tileBody[j] == own + LANES;
  sum0 += fromBody(offset0, select(r0, 1.0, skip0), select(source.w, 0.0, skip0));
  if (BODIES == 2u) { sum1 += fromBody(offset1, select(r1, 1.0, skip1), select(source.w, 0.0, skip1)); }
}

// Likewise the bodies of the last leaves of the list; returns how many leaves are used up. `first` is the first body of
// the group: where a tile holds targets themselves, or where eps is 0 and bodies may coincide, each pair is looked at.
fn useLeaves(leafCount: u32, lane: u32, first: u32) -> u32 {
  var link = 0u;
  var own = 0u;
  if (lane < leafCount) {
    link = leaves[leafCount - 1u - lane];
    own = linkCount(link);
  }
  let before = fewBefore(lane, own);
  let used = min(own, LANES - min(before, LANES));
  let start = linkFirst(link) + own - used;
  // Written out, up to the largest N_leaf: a loop costs more than the idle stores (0.04 ms).
  if (used > 0u) { tileBody[before] = start; }
  if (used > 1u) { tileBody[before + 1u] = start + 1u; }
  if (used > 2u) { tileBody[before + 2u] = start + 2u; }
  if (used > 3u) { tileBody[before + 3u] = start + 3u; }
  if (used > 4u) { tileBody[before + 4u] = start + 4u; }
  if (used > 5u) { tileBody[before + 5u] = start + 5u; }
  if (used > 6u) { tileBody[before + 6u] = start + 6u; }
  if (used > 7u) { tileBody[before + 7u] = start + 7u; }
  if (used > 8u) { tileBody[before + 8u] = start + 8u; }
  if (used > 9u) { tileBody[before + 9u] = start + 9u; }
  if (used > 10u) { tileBody[before + 10u] = start + 10u; }
  if (used > 11u) { tileBody[before + 11u] = start + 11u; }
  if (used > 12u) { tileBody[before + 12u] = start + 12u; }
  if (used > 13u) { tileBody[before + 13u] = start + 13u; }
  if (used > 14u) { tileBody[before + 14u] = start + 14u; }
  if (used > 15u) { tileBody[before + 15u] = start + 15u; }
  if (used > 0u && used < own) { leaves[leafCount - 1u - lane] = makeLink(true, linkFirst(link), own - used); }
  if (lane == 0u) { tileInfo[0] = u32(!actsAtZero()); }
  let count = min(LANES, workgroupUniformLoad(&laneTotal));
  // The leaf that fills the tile says how many went in; where none does, all did.
  if (own > 0u && before < LANES && before + own >= LANES) { tileInfo[1] = select(lane, lane + 1u, used == own); }
  if (lane == 0u && count < LANES) { tileInfo[1] = leafCount; }
  var source = NOWHERE;
  if (lane < count) {
    let body = tileBody[lane];
    source = posMass[body];
    if (body - first < BODIES * LANES) { tileInfo[0] = 1u; }
  }
  tileCentre[lane] = source;
  let info = workgroupUniformLoad(&tileInfo);
  if (info[0] == 0u) {
    for (var j = 0u; j < count; j += 4u / BODIES) {
      useBody(j);
      useBody(j + 1u);
      if (BODIES == 1u) {
        useBody(j + 2u);
        useBody(j + 3u);
      }
    }
  } else {
    for (var j = 0u; j < count; j += 4u / BODIES) {
      useOther(j, first + lane);
      useOther(j + 1u, first + lane);
      if (BODIES == 1u) {
        useOther(j + 2u, first + lane);
        useOther(j + 3u, first + lane);
      }
    }
  }
  workgroupBarrier();
  return info[1];
}

// The bodies of all leaves that are left.
fn useLastLeaves(leafCount: u32, lane: u32, first: u32) {
  var left = leafCount;
  while (left > 0u) { left -= useLeaves(left, lane, first); }
}
