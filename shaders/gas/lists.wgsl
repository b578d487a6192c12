// lists: the clusters about each cluster of gas that are nearer to one of its bodies than the larger reach of both, in the order of the curve.
// reads: gasParams, gasBoxes, gasFrom, gasReach (H)   writes: gasLists (where each list begins, its length; then the lists)   reads, writes: status (gas, gasPending, gasEntries, faults)
// threads: 64 a workgroup, one a body: eight clusters that follow each other walk the boxes together, up to 64 nodes at a time, by the box of all; the clusters that they come to are held against each body
// source: pairs of clusters as in Pall & Hess 2013   assumes: boxes done. A list that is too long for its own place stands behind all others, wherever
//   there was room first: what it says is always the same
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> gasBoxes: array<vec4f>;
@group(0) @binding(3) var<storage, read> gasFrom: array<vec4f>;
@group(0) @binding(4) var<storage, read> gasReach: array<f32>;
@group(0) @binding(5) var<storage, read_write> gasLists: array<u32>;
@group(0) @binding(6) var<storage, read_write> status: AtomicStatus;
// The level that has a single node.
override TOP: u32 = 2u;
override ROUND: u32 = 0u;

// Clusters of a workgroup.
const TOGETHER = 8u;
// What is tested next, in a word: the level of the nodes, a bit for each of eight parents, and the number of the node that has these.
const LEVEL = 28u;
const PARENTS = 20u;
const DONE = 0xffffffffu;

// Clusters near the box of all eight, in the order of the curve: corner and reach; the other corner, and which cluster it is.
const CANDIDATES = 128u;
const WORDS = CANDIDATES / 32u;
var<workgroup> lows: array<vec4f, CANDIDATES>;
var<workgroup> highs: array<vec4f, CANDIDATES>;
// Which of the nodes that are tested are near that box: two words of this step of the walk, of the one before and of the next one.
var<workgroup> entered: array<atomic<u32>, 6>;
// Which candidates are near a body of each cluster.
var<workgroup> near: array<atomic<u32>, TOGETHER * WORDS>;
// What is tested next, and how many candidates there are.
var<workgroup> next: vec2u;
// Clusters whose lists are too long for their own places, a bit each; where the lists of these go, and how long they may be.
var<workgroup> long: atomic<u32>;
var<workgroup> places: array<u32, 8>;
var<workgroup> rooms: array<u32, 8>;

// Of the levels of the thread that leads: which nodes are still to be entered, and the number of the node that has them all below it.
var<private> left: array<vec2u, MOST_LEVELS>;
var<private> tops: array<u32, MOST_LEVELS>;

// What is tested behind 64 nodes of which `entered` are near some cluster.
fn following(level: u32, top: u32, entered: vec2u) -> u32 {
  var l = level;
  left[l] = select(entered, vec2u(0u), l == 0u);
  tops[l] = top;
  while ((left[l].x | left[l].y) == 0u) {
    l++;
    if (l >= TOP) { return DONE; }
  }
  let isHigh = left[l].x == 0u;
  let word = select(left[l].x, left[l].y, isHigh);
  let shift = countTrailingZeros(word) & 24u;
  let eight = (word >> shift) & 255u;
  let rest = word & ~(255u << shift);
  if (isHigh) { left[l].y = rest; } else { left[l].x = rest; }
  let parent = FAN * tops[l] + shift / 8u + select(0u, 4u, isHigh);
  return ((l - 1u) << LEVEL) | (eight << PARENTS) | parent;
}

// How far two boxes are from each other, along each axis.
fn between(low: vec3f, high: vec3f, otherLow: vec3f, otherHigh: vec3f) -> vec3f {
  if (PERIODIC == 1u) {
    return max(abs(nearest(0.5 * (low + high - otherLow - otherHigh))) - 0.5 * (high - low + otherHigh - otherLow), vec3f(0.0));
  }
  return max(max(low - otherHigh, otherLow - high), vec3f(0.0));
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let n = atomicLoad(&status.gas);
  let own = lane / FAN;
  let child = lane % FAN;
  let flat = flatGroup(group, groups);
  let cluster = flat * TOGETHER + own;
  let isThere = cluster < nodesOf(n, 0u);
  let g = min(FAN * cluster + child, max(n, 1u) - 1u);
  let x = gasFrom[g].xyz;
  // Lanes without a cluster are near nothing.
  let reach = select(-1.0, gasParams.skin * gasReach[g], isThere);
  // The box of all eight is a node of level 1.
  let parent = nodesOf(n, 0u) + min(flat, max(nodesOf(n, 1u), 1u) - 1u);
  let ownLow = gasBoxes[2u * parent];
  let ownHigh = gasBoxes[2u * parent + 1u].xyz;
  let lists = 2u * gasParams.clusters;
  // The root has no box to test.
  let start = ((TOP - 1u) << LEVEL) | (1u << PARENTS);
  if (lane < 6u) { atomicStore(&entered[lane], 0u); }
  if (lane < TOGETHER * WORDS) { atomicStore(&near[lane], 0u); }
  if (child == 0u) {
    places[own] = lists + gasParams.each * cluster;
    rooms[own] = gasParams.each;
  }
  if (lane == 0u) {
    atomicStore(&long, 0u);
    let asked = isAsked(atomicLoad(&status.gasPending), ROUND) && flat * TOGETHER < nodesOf(n, 0u);
    next = vec2u(select(DONE, start, asked), 0u);
  }
  // A second walk is for the lists that were too long for their places.
  for (var walk = 0u; walk < 2u; walk++) {
    var found = 0u;
    var turn = 0u;
    var at = workgroupUniformLoad(&next);
    let walked = at.x != DONE;
    while (at.x != DONE) {
      let level = at.x >> LEVEL;
      let parents = (at.x >> PARENTS) & 255u;
      let top = at.x & ((1u << PARENTS) - 1u);
      let index = FAN * FAN * top + lane;
      var node = index;
      for (var l = 0u; l < level; l++) { node += nodesOf(n, l); }
      var isNear = (parents >> own) % 2u == 1u && index < nodesOf(n, level);
      let low = gasBoxes[2u * select(0u, node, isNear)];
      let high = gasBoxes[2u * select(0u, node, isNear) + 1u].xyz;
      let gap = between(ownLow.xyz, ownHigh, low.xyz, high);
      let limit = max(ownLow.w, low.w);
      isNear = isNear && dot(gap, gap) < limit * limit;
      if (isNear) { atomicOr(&entered[turn + lane / 32u], 1u << (lane % 32u)); }
      workgroupBarrier();
      let mask = vec2u(atomicLoad(&entered[turn]), atomicLoad(&entered[turn + 1u]));
      let together = countOneBits(mask.x) + countOneBits(mask.y);
      if (level == 0u && isNear) {
        let word = select(mask.x, mask.y, lane >= 32u);
        let place = at.y + select(0u, countOneBits(mask.x), lane >= 32u) + countOneBits(word & ((1u << (lane % 32u)) - 1u));
        lows[place] = low;
        highs[place] = vec4f(high, bitcast<f32>(index));
      }
      if (lane == 0u) { next = vec2u(following(level, top, mask), at.y + select(0u, together, level == 0u)); }
      // The words of the next step but one: all have read them.
      let before = (turn + 4u) % 6u;
      if (lane < 2u) { atomicStore(&entered[before + lane], 0u); }
      turn = (turn + 2u) % 6u;
      at = workgroupUniformLoad(&next);
      // Where there might be no room for another 64, and at the end, each body is held against the candidates.
      if (at.y > CANDIDATES - 64u || at.x == DONE) {
        let words = (at.y + 31u) / 32u;
        for (var w = 0u; w < words; w++) {
          var bits = 0u;
          for (var c = 0u; c < min(32u, at.y - 32u * w); c++) {
            let box = lows[32u * w + c];
            let way = gapTo(x, box.xyz, highs[32u * w + c].xyz);
            let most = max(reach, box.w);
            bits |= select(0u, 1u << c, dot(way, way) < most * most);
          }
          if (isThere && bits != 0u) { atomicOr(&near[WORDS * own + w], bits); }
        }
        workgroupBarrier();
        // Four threads of a cluster write a word each.
        for (var w = 0u; w < words; w++) {
          let word = atomicLoad(&near[WORDS * own + w]);
          if (w == child) {
            var place = found;
            for (var bits = word; bits != 0u; bits &= bits - 1u) {
              if (place < rooms[own]) { gasLists[places[own] + place] = bitcast<u32>(highs[32u * w + countTrailingZeros(bits)].w); }
              place++;
            }
          }
          found += countOneBits(word);
        }
        workgroupBarrier();
        if (lane < TOGETHER * WORDS) { atomicStore(&near[lane], 0u); }
        at.y = 0u;
        workgroupBarrier();
      }
    }
    if (walk == 0u && walked && child == 0u && isThere) {
      var place = places[own];
      if (found > gasParams.each) {
        // Lists begin at a multiple of four.
        let room = (found + 3u) & ~3u;
        let spare = atomicAdd(&status.gasEntries, room);
        place = lists + gasParams.each * gasParams.clusters + spare;
        if (spare + room > gasParams.spare) {
          atomicOr(&status.faults, FAULT_GAS);
          found = 0u;
        } else {
          atomicOr(&long, 1u << own);
        }
      }
      gasLists[2u * cluster] = place;
      gasLists[2u * cluster + 1u] = found;
      places[own] = place;
    }
    workgroupBarrier();
    if (walk == 0u) {
      let again = atomicLoad(&long);
      if (child == 0u) { rooms[own] = select(0u, DONE, (again >> own) % 2u == 1u); }
      if (lane < 6u) { atomicStore(&entered[lane], 0u); }
      if (lane == 0u) { next = vec2u(select(DONE, start, again != 0u), 0u); }
    }
  }
}
