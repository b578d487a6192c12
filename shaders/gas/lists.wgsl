// lists: the clusters about each cluster of gas that are nearer to one of its bodies than the larger reach of both, in the order of the curve.
// reads: gasParams, gasBoxes, gasFrom, gasReach (H)   writes: gasLists (where each list begins, its length; then the lists)   reads, writes: status (gas, gasPending, gasEntries, faults)
// threads: 64 a workgroup, eight a cluster: eight clusters that follow each other walk the boxes together, and of eight nodes each thread tests one
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
// Bits of `next` that say which node; the others say the level.
const INDEX = 28u;
const DONE = 0xffffffffu;

// The bodies of the clusters: place, and how far each looks.
var<workgroup> bodies: array<vec4f, 64>;
// Which of eight nodes are near each cluster, of this step of the walk and the next one.
var<workgroup> near: array<atomic<u32>, 16>;
// The eight nodes that are tested next: their level, and the first of them.
var<workgroup> next: u32;
// Clusters whose lists are too long for their own places, a bit each; where the lists of these go, and how long they may be.
var<workgroup> long: atomic<u32>;
var<workgroup> places: array<u32, 8>;
var<workgroup> rooms: array<u32, 8>;

// Of the levels of the thread that leads: nodes, and which of eight are still to be entered; the first of these.
var<private> left: array<u32, MOST_LEVELS>;
var<private> firsts: array<u32, MOST_LEVELS>;

// Whether a box, in which something looks so far, is near one of the bodies of a cluster: those of thin gas are far from each other, and their box may hold everything.
fn isNear(cluster: u32, low: vec4f, high: vec3f) -> bool {
  for (var b = FAN * cluster; b < FAN * cluster + FAN; b++) {
    let gap = max(max(low.xyz - bodies[b].xyz, bodies[b].xyz - high), vec3f(0.0));
    let limit = max(bodies[b].w, low.w);
    if (dot(gap, gap) < limit * limit) { return true; }
  }
  return false;
}

// What is tested behind eight nodes of which `entered` are near some cluster.
fn following(level: u32, first: u32, entered: u32) -> u32 {
  var l = level;
  left[l] = select(entered, 0u, l == 0u);
  firsts[l] = first;
  while (left[l] == 0u) {
    if (l == TOP) { return DONE; }
    l++;
  }
  let child = firsts[l] + countTrailingZeros(left[l]);
  left[l] &= left[l] - 1u;
  return ((l - 1u) << INDEX) | (FAN * child);
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let n = atomicLoad(&status.gas);
  let own = lane / FAN;
  let child = lane % FAN;
  let cluster = flatGroup(group, groups) * TOGETHER + own;
  let isThere = cluster < nodesOf(n, 0u);
  let g = min(flatGroup(group, groups) * TOGETHER * FAN + lane, max(n, 1u) - 1u);
  bodies[lane] = vec4f(gasFrom[g].xyz, gasParams.skin * gasReach[g]);
  let lists = 2u * gasParams.clusters;
  if (child == 0u) {
    atomicStore(&near[own], 0u);
    atomicStore(&near[TOGETHER + own], 0u);
    places[own] = lists + gasParams.each * cluster;
    rooms[own] = gasParams.each;
  }
  if (lane == 0u) {
    atomicStore(&long, 0u);
    let asked = isAsked(atomicLoad(&status.gasPending), ROUND) && flatGroup(group, groups) * TOGETHER < nodesOf(n, 0u);
    next = select(DONE, TOP << INDEX, asked);
  }
  var low = vec4f(0.0);
  var high = vec3f(0.0);
  if (isThere) {
    low = gasBoxes[2u * cluster];
    high = gasBoxes[2u * cluster + 1u].xyz;
  }
  // A second walk is for the lists that were too long for their places.
  for (var walk = 0u; walk < 2u; walk++) {
    var found = 0u;
    var turn = 0u;
    var at = workgroupUniformLoad(&next);
    let walked = at != DONE;
    while (at != DONE) {
      let level = at >> INDEX;
      let first = at & ((1u << INDEX) - 1u);
      let index = first + child;
      var hit = false;
      if (isThere && index < nodesOf(n, level)) {
        var node = index;
        for (var l = 0u; l < level; l++) { node += nodesOf(n, l); }
        let other = gasBoxes[2u * node];
        let otherHigh = gasBoxes[2u * node + 1u].xyz;
        let gap = max(max(other.xyz - high, low.xyz - otherHigh), vec3f(0.0));
        let limit = max(low.w, other.w);
        hit = dot(gap, gap) < limit * limit && isNear(own, other, otherHigh);
      }
      if (hit) { atomicOr(&near[turn + own], 1u << child); }
      workgroupBarrier();
      if (level == 0u) {
        let mine = atomicLoad(&near[turn + own]);
        let place = found + countOneBits(mine & ((1u << child) - 1u));
        if (hit && place < rooms[own]) { gasLists[places[own] + place] = index; }
        found += countOneBits(mine);
      }
      if (lane == 0u) {
        var entered = 0u;
        for (var c = 0u; c < TOGETHER; c++) { entered |= atomicLoad(&near[turn + c]); }
        next = following(level, first, entered);
      }
      // The other ones, which everyone has read before this step.
      turn = TOGETHER - turn;
      if (child == 0u) { atomicStore(&near[turn + own], 0u); }
      at = workgroupUniformLoad(&next);
    }
    if (walk == 0u && walked && child == 0u && isThere) {
      var place = places[own];
      if (found > gasParams.each) {
        let spare = atomicAdd(&status.gasEntries, found);
        place = lists + gasParams.each * gasParams.clusters + spare;
        if (spare + found > gasParams.spare) {
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
      if (child == 0u) {
        rooms[own] = select(0u, DONE, (again >> own) % 2u == 1u);
        atomicStore(&near[own], 0u);
        atomicStore(&near[TOGETHER + own], 0u);
      }
      if (lane == 0u) { next = select(DONE, TOP << INDEX, again != 0u); }
    }
  }
}
