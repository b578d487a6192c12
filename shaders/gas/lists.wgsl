// lists: the clusters about each cluster of gas that are nearer to one of its bodies than the larger reach of both, in the order of the curve.
// reads: gasParams, gasBoxes, gasFrom, gasReach (H), gasOld   writes: gasLists (where each list begins, its length; then the lists; then which clusters have long ones)
// reads, writes: status (gas, gasPending, gasLong)
// threads: 64 a workgroup, one a body: eight clusters that follow each other walk the boxes together, up to 64 nodes at a time
// source: pairs of clusters as in Pall & Hess 2013   assumes: boxes done. A cluster whose list is too long for its own place leaves the walk: longLists makes it
#import params
#import flat
#import status
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> gasBoxes: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasFrom: array<vec4f>;
@group(0) @binding(4) var<storage, read> gasReach: array<f32>;
@group(0) @binding(5) var<storage, read_write> gasLists: array<u32>;
@group(0) @binding(6) var<storage, read_write> status: AtomicStatus;
@group(0) @binding(7) var<storage, read> gasOld: array<vec4f>;
// Which round of lists.
@group(0) @binding(8) var<uniform> dispatch: DispatchIndex;
#import gasBoxes
// 2: a block step on rungs, in which only clusters have lists with bodies whose own step ends.
override RUNGS: u32 = 0u;

// Clusters of a workgroup.
const TOGETHER = 8u;
// Nodes of one level are taken eight at a time.
const ROOM = 1024u;
var<workgroup> stack: array<u32, ROOM>;
var<workgroup> height: u32;
var<workgroup> wanted: atomic<u32>;

// Places of the bodies and squares of their reaches.
var<workgroup> bodies: array<vec4f, 64>;
// Which of these are near each cluster, two words a cluster: of this step of the walk, and of the next one.
var<workgroup> near: array<atomic<u32>, 32>;

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let n = atomicLoad(&status.gas);
  let own = lane / FAN;
  let child = lane % FAN;
  let cluster = flatGroup(group, groups) * TOGETHER + own;
  var isThere = cluster < nodesOf(n, 0u);
  if (RUNGS == 2u && isThere) {
    var ends = false;
    for (var b = FAN * cluster; b < min(FAN * (cluster + 1u), n); b++) { ends |= !goesOnItsWay(gasOld[b]); }
    if (!ends && child == 0u) {
      gasLists[2u * cluster] = listsFrom() + gasParams.each * cluster;
      gasLists[2u * cluster + 1u] = 0u;
    }
    isThere = ends;
  }
  let listed = isThere;
  if (isThere) { atomicStore(&wanted, 1u); }
  let g = min(FAN * cluster + child, max(n, 1u) - 1u);
  let reach = gasParams.skin * gasReach[g];
  bodies[lane] = vec4f(gasFrom[g].xyz, reach * reach);
  if (child < 4u) { atomicStore(&near[4u * own + child], 0u); }
  let place = listsFrom() + gasParams.each * cluster;
  workgroupBarrier();
  if (lane == 0u) {
    // The root has no box to test.
    stack[0] = TOP << LEVEL;
    height = u32(isAsked(atomicLoad(&status.gasPending), dispatch.index) && atomicLoad(&wanted) == 1u);
  }
  workgroupBarrier();
  // Each thread holds a child of each parent against the eight bodies of its cluster.
  let first = FAN * own;
  let eight = array<vec4f, 8>(
    bodies[first], bodies[first + 1u], bodies[first + 2u], bodies[first + 3u],
    bodies[first + 4u], bodies[first + 5u], bodies[first + 6u], bodies[first + 7u],
  );
  var found = 0u;
  var turn = 0u;
  var count = workgroupUniformLoad(&height);
  let walked = count > 0u;
  while (count > 0u) {
    let level = (stack[count - 1u] >> LEVEL) - 1u;
    var taken = 1u;
    while (taken < min(FAN, count) && (stack[count - 1u - taken] >> LEVEL) == level + 1u) { taken++; }
    let nodes = nodesOf(n, level);
    let before = levelFrom(n, level);
    // Of the parent whose children this thread writes, as those of a cluster and as nodes to enter.
    let written = stack[count - 1u - min(child, taken - 1u)] & MASK;
    let entered = stack[count - 1u - min(own, taken - 1u)] & MASK;
    var hits = vec2u(0u);
    var index = FAN * (stack[count - 1u] & MASK) + child;
    var box = 2u * (before + min(index, nodes - 1u));
    var nextLow = gasBoxes[box];
    var nextHigh = gasBoxes[box + 1u].xyz;
    for (var p = 0u; p < taken; p++) {
      let isNode = index < nodes;
      let low = nextLow;
      let high = nextHigh;
      // The next box is on its way from memory while this one is tested.
      index = FAN * (stack[count - min(p + 2u, taken)] & MASK) + child;
      box = 2u * (before + min(index, nodes - 1u));
      nextLow = gasBoxes[box];
      nextHigh = gasBoxes[box + 1u].xyz;
      let centre = 0.5 * (low.xyz + high);
      let half = 0.5 * (high - low.xyz);
      let reach2 = low.w * low.w;
      var isNear = false;
      for (var b = 0u; b < FAN; b++) { isNear = isNear | touches(eight[b], centre, half, reach2); }
      let bit = select(0u, 1u << (FAN * (p % 4u) + child), isNear && isNode);
      if (p < 4u) { hits.x |= bit; } else { hits.y |= bit; }
    }
    if (isThere && hits.x != 0u) { atomicOr(&near[turn + 2u * own], hits.x); }
    if (isThere && hits.y != 0u) { atomicOr(&near[turn + 2u * own + 1u], hits.y); }
    workgroupBarrier();
    if (level == 0u) {
      let mine = vec2u(atomicLoad(&near[turn + 2u * own]), atomicLoad(&near[turn + 2u * own + 1u]));
      // Each thread writes those of one parent.
      let word = select(mine.x, mine.y, child >= 4u);
      let shift = 8u * (child % 4u);
      var eight = (word >> shift) & 255u;
      var at = found + countOneBits(word & ((1u << shift) - 1u)) + select(0u, countOneBits(mine.x), child >= 4u);
      for (; eight != 0u; eight &= eight - 1u) {
        if (at < gasParams.each) { gasLists[place + at] = FAN * written + countTrailingZeros(eight); }
        at++;
      }
      found += countOneBits(mine.x) + countOneBits(mine.y);
      isThere &= found <= gasParams.each;
    }
    var all = vec2u(0u);
    if (level > 0u) {
      for (var c = 0u; c < TOGETHER; c++) {
        all |= vec2u(atomicLoad(&near[turn + 2u * c]), atomicLoad(&near[turn + 2u * c + 1u]));
      }
      let word = select(all.x, all.y, lane >= 32u);
      let first = countOneBits(word & ((1u << (lane % 32u)) - 1u)) + select(0u, countOneBits(all.x), lane >= 32u);
      if ((word >> (lane % 32u)) % 2u == 1u) {
        stack[count - taken + countOneBits(all.x) + countOneBits(all.y) - 1u - first] = (level << LEVEL) | (FAN * entered + child);
      }
    }
    if (lane == 0u) { height = count - taken + countOneBits(all.x) + countOneBits(all.y); }
    // The other ones, which everyone has read before this step.
    turn = 16u - turn;
    if (child < 2u) { atomicStore(&near[turn + 2u * own + child], 0u); }
    count = workgroupUniformLoad(&height);
  }
  if (walked && child == 0u && listed) {
    let isLong = found > gasParams.each;
    if (isLong) { gasLists[longFrom() + atomicAdd(&status.gasLong, 1u)] = cluster; }
    gasLists[2u * cluster] = select(place, spareFrom(), isLong);
    gasLists[2u * cluster + 1u] = select(found, 0u, isLong);
  }
}
