// walk: the tree seen from 64 neighbours on the curve: cells far enough act as a whole, near leaves body by body.
// reads: posMass, nodeOpen, nodeLink, nodeMoments   writes: acceleration, groupCounts (bodies, cells used), status
// threads: 32 a workgroup, two bodies each; one workgroup a group of 64 bodies
// source: papers/000 section 2.2 and Eq. 1, papers/001 section 6.3.1   assumes: bodies sorted, moments done
#import params
#import link
#import interact
#import flat
#import status
override STACK: u32 = 512u;
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<storage, read> posMass: array<vec4f>;
@group(0) @binding(2) var<storage, read> nodeOpen: array<vec4f>;
@group(0) @binding(3) var<storage, read> nodeLink: array<u32>;
@group(0) @binding(4) var<storage, read> nodeMoments: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> acceleration: array<vec4f>;
@group(0) @binding(6) var<storage, read_write> groupCounts: array<vec2u>;
@group(0) @binding(7) var<storage, read_write> status: array<atomic<u32>>;

const LANES = 32u;
// Popping one node at a time, a stack needs at most 7 slots for each of the 30 levels.
const RESERVE = 210u;

var<workgroup> stack: array<u32, STACK>;
var<workgroup> cells: array<u32, 64>;
var<workgroup> bodies: array<u32, 544>;
var<workgroup> tileA: array<vec4f, 32>;
var<workgroup> tileB: array<vec4f, 32>;
var<workgroup> tileC: array<vec4f, 32>;
var<workgroup> counts: array<vec4u, 8>;
var<workgroup> tileBody: array<u32, 32>;
var<workgroup> packedTotal: u32;
var<workgroup> low: array<vec3f, 32>;
var<workgroup> high: array<vec3f, 32>;
var<workgroup> own: u32;

var<private> here0: vec3f;
var<private> here1: vec3f;
var<private> sum0: vec4f;
var<private> sum1: vec4f;

// The `count` (<= 32) cells at the end of the list act on both bodies.
fn useCells(begin: u32, count: u32, lane: u32) {
  if (lane < count) {
    let cell = cells[begin + lane];
    tileA[lane] = nodeOpen[cell];
    tileB[lane] = nodeMoments[2u * cell];
    tileC[lane] = nodeMoments[2u * cell + 1u];
  }
  workgroupBarrier();
  for (var j = 0u; j < count; j++) {
    let com = tileA[j].xyz;
    let diagonal = tileB[j];
    let mixed = tileC[j].xyz;
    sum0 += fromCell(com - here0, params.eps2, diagonal, mixed);
    sum1 += fromCell(com - here1, params.eps2, diagonal, mixed);
  }
  workgroupBarrier();
}

// Likewise bodies. Where the tile may hold the targets themselves, or eps is 0, each pair is looked at.
fn useBodies(begin: u32, count: u32, lane: u32, first: u32) {
  if (lane == 0u) { own = u32(params.eps2 == 0.0); }
  workgroupBarrier();
  if (lane < count) {
    let body = bodies[begin + lane];
    tileA[lane] = posMass[body];
    tileBody[lane] = body;
    if (body - first < 2u * LANES) { own = 1u; }
  }
  if (workgroupUniformLoad(&own) == 0u) {
    for (var j = 0u; j < count; j++) {
      let source = tileA[j];
      let offset0 = source.xyz - here0;
      let offset1 = source.xyz - here1;
      sum0 += fromBody(offset0, dot(offset0, offset0) + params.eps2, source.w);
      sum1 += fromBody(offset1, dot(offset1, offset1) + params.eps2, source.w);
    }
  } else {
    for (var j = 0u; j < count; j++) {
      let source = tileA[j];
      let offset0 = source.xyz - here0;
      let offset1 = source.xyz - here1;
      let r0 = dot(offset0, offset0) + params.eps2;
      let r1 = dot(offset1, offset1) + params.eps2;
      if (r0 > 0.0 && tileBody[j] != first + lane) { sum0 += fromBody(offset0, r0, source.w); }
      if (r1 > 0.0 && tileBody[j] != first + lane + LANES) { sum1 += fromBody(offset1, r1, source.w); }
    }
  }
  workgroupBarrier();
}

@compute @workgroup_size(32)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let first = flatGroup(group, groups) * 2u * LANES;
  if (first >= params.n) { return; }
  let size = min(2u * LANES, params.n - first);
  here0 = posMass[min(first + lane, params.n - 1u)].xyz;
  here1 = posMass[min(first + lane + LANES, params.n - 1u)].xyz;
  low[lane] = min(here0, here1);
  high[lane] = max(here0, here1);
  for (var half = 16u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) {
      low[lane] = min(low[lane], low[lane + half]);
      high[lane] = max(high[lane], high[lane + half]);
    }
  }
  if (lane == 0u) { stack[0] = 0u; }
  workgroupBarrier();
  let boxLow = low[0];
  let boxHigh = high[0];

  var stackSize = 1u;
  var cellCount = 0u;
  var bodyCount = 0u;
  var usedCells = 0u;
  var usedBodies = 0u;
  while (stackSize > 0u) {
    // Take as many nodes as surely find room for their children.
    let room = STACK - stackSize;
    let take = max(1u, min(min(LANES, stackSize), (max(room, RESERVE) - RESERVE) / 7u));
    var children = 0u;
    var accepted = 0u;
    var leafBodies = 0u;
    var node = 0u;
    var link = 0u;
    if (lane < take) {
      node = stack[stackSize - 1u - lane];
      link = nodeLink[node];
      let open = nodeOpen[node];
      // Distance from the box around the group to the centre of mass.
      let gap = max(max(boxLow - open.xyz, open.xyz - boxHigh), vec3f(0));
      if (dot(gap, gap) > open.w) {
        accepted = 1u;
      } else if (linkIsLeaf(link)) {
        leafBodies = linkCount(link);
      } else {
        children = linkCount(link);
      }
    }
    // One scan of three packed counts: children <= 256, cells <= 32, bodies <= 512.
    let mine = children | (accepted << 10u) | (leafBodies << 16u);
    counts[lane >> 2u][lane & 3u] = mine;
    workgroupBarrier();
    // Each lane adds up those before it: fewer barriers than a scan by doubling.
    var place = 0u;
    for (var word = 0u; word < 8u; word++) {
      let four = select(vec4u(0u), counts[word], vec4u(4u * word) + vec4u(0u, 1u, 2u, 3u) < vec4u(lane));
      place += four.x + four.y + four.z + four.w;
    }
    if (lane == LANES - 1u) { packedTotal = place + mine; }
    let total = workgroupUniformLoad(&packedTotal);
    let start = linkFirst(link);
    for (var c = 0u; c < children; c++) { stack[stackSize - take + (place & 1023u) + c] = start + c; }
    if (accepted == 1u) { cells[cellCount + ((place >> 10u) & 63u)] = node; }
    for (var b = 0u; b < leafBodies; b++) { bodies[bodyCount + (place >> 16u) + b] = start + b; }
    stackSize += (total & 1023u) - take;
    cellCount += (total >> 10u) & 63u;
    bodyCount += total >> 16u;
    usedCells += (total >> 10u) & 63u;
    usedBodies += total >> 16u;
    workgroupBarrier();
    if (cellCount >= LANES) {
      cellCount -= LANES;
      useCells(cellCount, LANES, lane);
    }
    while (bodyCount >= LANES) {
      bodyCount -= LANES;
      useBodies(bodyCount, LANES, lane, first);
    }
  }
  useCells(0u, cellCount, lane);
  useBodies(0u, bodyCount, lane, first);
  if (lane < size) { acceleration[first + lane] = sum0; }
  if (lane + LANES < size) { acceleration[first + lane + LANES] = sum1; }
  if (lane == 0u) { groupCounts[first / (2u * LANES)] = vec2u(usedBodies, usedCells); }
}
