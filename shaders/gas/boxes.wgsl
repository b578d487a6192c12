// boxes: boxes about clusters of eight gas bodies, about eight such boxes, and so on, two levels a dispatch (the first one three), and how far what is in
// each looks for neighbours. Bodies whose smoothing length isn't known are given one by the box of their 64.
// reads: gasParams, gasFrom   reads, writes: gasReach (H), gasBoxes (corner, reach; other corner), status (gas, gasPending, gasEntries, gasLong)
// threads: 64 a workgroup, one a cluster, or a node
// source: clusters as in Pall & Hess 2013   assumes: bodies along the curve, so that those of a cluster are near each other
#import params
#import flat
#import status
#import gas
@group(0) @binding(0) var<uniform> params: Params;
@group(0) @binding(1) var<uniform> gasParams: GasParams;
@group(0) @binding(2) var<storage, read> gasFrom: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> gasReach: array<f32>;
@group(0) @binding(4) var<storage, read_write> gasBoxes: array<vec4f>;
@group(0) @binding(5) var<storage, read_write> status: AtomicStatus;
// Which round of lists; all but the first return at once where every smoothing length was found.
@group(0) @binding(6) var<uniform> dispatch: DispatchIndex;
// The level of the nodes that a dispatch reads; 0: it makes clusters of bodies.
override BASE: u32 = 0u;

const FAR = 1e30;

var<workgroup> low: array<vec4f, 64>;
var<workgroup> high: array<vec4f, 64>;

// Boxes of eight threads each, `stride` apart, into the first one's place.
fn join(lane: u32, stride: u32) {
  for (var half = stride; half < FAN * stride; half <<= 1u) {
    workgroupBarrier();
    if (lane % (2u * half) == 0u) {
      let other = lane + half;
      low[lane] = vec4f(min(low[lane].xyz, low[other].xyz), max(low[lane].w, low[other].w));
      high[lane] = max(high[lane], high[other]);
    }
  }
  workgroupBarrier();
}

fn put(n: u32, level: u32, index: u32, lane: u32) {
  let at = levelFrom(n, level) + index;
  gasBoxes[2u * at] = low[lane];
  gasBoxes[2u * at + 1u] = high[lane];
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(num_workgroups) groups: vec3u, @builtin(local_invocation_index) lane: u32) {
  let n = atomicLoad(&status.gas);
  let index = flatGroup(group, groups) * 64u + lane;
  let asked = isAsked(atomicLoad(&status.gasPending), dispatch.index);
  let isThere = asked && index < nodesOf(n, BASE);
  low[lane] = vec4f(FAR, FAR, FAR, 0.0);
  high[lane] = vec4f(-FAR, -FAR, -FAR, 0.0);
  var reach = 0.0;
  var unknown = false;
  if (isThere && BASE == 0u) {
    let end = min(FAN * (index + 1u), n);
    for (var g = FAN * index; g < end; g++) {
      low[lane] = vec4f(min(low[lane].xyz, gasFrom[g].xyz), 0.0);
      high[lane] = max(high[lane], vec4f(gasFrom[g].xyz, -FAR));
      reach = max(reach, gasParams.skin * gasReach[g]);
      unknown |= gasReach[g] == 0.0;
    }
    low[lane].w = reach;
  } else if (isThere) {
    let at = levelFrom(n, BASE) + index;
    low[lane] = gasBoxes[2u * at];
    high[lane] = gasBoxes[2u * at + 1u];
  }
  if (asked && BASE == 0u && index == 0u) {
    atomicStore(&status.gasEntries, 0u);
    atomicStore(&status.gasLong, 0u);
  }
  let own = low[lane];
  let ownHigh = high[lane];
  join(lane, 1u);
  if (BASE == 0u) {
    if (unknown) {
      let first = lane - lane % FAN;
      let sides = max(high[first].xyz - low[first].xyz, vec3f(0.0));
      // A thin sheet is given a tenth of its longest edge.
      let longest = max(max(sides.x, sides.y), sides.z);
      let edge = longest / 10.0;
      let held = f32(min(FAN * FAN * (index / FAN + 1u), n) - FAN * FAN * (index / FAN));
      let volume = (sides.x + edge) * (sides.y + edge) * (sides.z + edge);
      let found = min(pow(gasParams.neighbours * volume / (SPHERE * held), 1.0 / 3.0), gasParams.longest);
      let guess = select(gasParams.longest, found, longest > 0.0);
      let end = min(FAN * (index + 1u), n);
      for (var g = FAN * index; g < end; g++) { if (gasReach[g] == 0.0) { gasReach[g] = guess; } }
      reach = max(reach, gasParams.skin * guess);
    }
  }
  // With the reaches that are known only now the eight are joined again.
  workgroupBarrier();
  low[lane] = select(own, vec4f(own.xyz, reach), BASE == 0u);
  high[lane] = ownHigh;
  if (isThere && BASE == 0u) { put(n, 0u, index, lane); }
  join(lane, 1u);
  if (isThere && lane % FAN == 0u) { put(n, BASE + 1u, index / FAN, lane); }
  join(lane, FAN);
  if (isThere && lane == 0u) { put(n, BASE + 2u, index / (FAN * FAN), lane); }
}
