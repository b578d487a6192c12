// lists: the clusters about each cluster of gas that are nearer to one of its bodies than the larger reach of both, in the order of the curve.
// reads: gasParams, gasBoxes, gasFrom, gasReach (H)   writes: gasLists (where each list begins, its length; then the lists)   reads, writes: status (gas, gasPending, gasEntries, faults)
// threads: 64 a workgroup, one a cluster
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

var<private> start: array<u32, MOST_LEVELS>;
var<private> nodes: array<u32, MOST_LEVELS>;

// The bodies of the cluster: place, and how far it looks.
var<private> bodies: array<vec4f, 8>;

// Whether a box, in which something looks so far, is near one of the bodies: those of thin gas are far from each other, and their box may hold everything.
fn isNear(low: vec4f, high: vec3f) -> bool {
  for (var b = 0u; b < FAN; b++) {
    let gap = max(max(low.xyz - bodies[b].xyz, bodies[b].xyz - high), vec3f(0.0));
    let limit = max(bodies[b].w, low.w);
    if (dot(gap, gap) < limit * limit) { return true; }
  }
  return false;
}

// Walks the boxes; how many clusters are near. The first `most` of them are written from `at` on.
fn gathered(cluster: u32, at: u32, most: u32) -> u32 {
  let low = gasBoxes[2u * cluster];
  let high = gasBoxes[2u * cluster + 1u];
  var found = 0u;
  var level = TOP;
  var index = 0u;
  while (level < TOP || index == 0u) {
    let node = 2u * (start[level] + index);
    let other = gasBoxes[node];
    let otherHigh = gasBoxes[node + 1u].xyz;
    let gap = max(max(other.xyz - high.xyz, low.xyz - otherHigh), vec3f(0.0));
    let limit = max(low.w, other.w);
    if (dot(gap, gap) < limit * limit && isNear(other, otherHigh)) {
      if (level > 0u) {
        level--;
        index *= FAN;
        continue;
      }
      if (found < most) { gasLists[at + found] = index; }
      found++;
    }
    index++;
    while (level < TOP && (index % FAN == 0u || index >= nodes[level])) {
      index = (index + FAN - 1u) / FAN;
      level++;
    }
  }
  return found;
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let cluster = flatGroup(group, groups) * GAS_THREADS + lane;
  if (!isAsked(atomicLoad(&status.gasPending), ROUND)) { return; }
  let n = atomicLoad(&status.gas);
  if (cluster >= nodesOf(n, 0u)) { return; }
  for (var b = 0u; b < FAN; b++) {
    let g = min(FAN * cluster + b, n - 1u);
    bodies[b] = vec4f(gasFrom[g].xyz, gasParams.skin * gasReach[g]);
  }
  var all = 0u;
  for (var level = 0u; level <= TOP; level++) {
    start[level] = all;
    nodes[level] = nodesOf(n, level);
    all += nodes[level];
  }
  let lists = 2u * gasParams.clusters;
  var at = lists + gasParams.each * cluster;
  var found = gathered(cluster, at, gasParams.each);
  if (found > gasParams.each) {
    let place = atomicAdd(&status.gasEntries, found);
    at = lists + gasParams.each * gasParams.clusters + place;
    if (place + found > gasParams.spare) {
      atomicOr(&status.faults, FAULT_GAS);
      found = 0u;
    } else {
      found = gathered(cluster, at, found);
    }
  }
  gasLists[2u * cluster] = at;
  gasLists[2u * cluster + 1u] = found;
}
