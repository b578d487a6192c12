// Prefix sums, sums and minima over 32 lanes, by workgroup memory. `lanes.subgroups` has the same functions for devices whose
// subgroups hold all 32 lanes; stages that import this file are compiled in both forms.
const LANES = 32u;
var<workgroup> laneCounts: array<vec4u, 8>;
var<workgroup> laneVectors: array<vec4f, 32>;
var<workgroup> laneTotal: u32;

// Which lane a thread is, the only number that may distinguish lanes.
fn laneOf(thread: u32) -> u32 { return thread; }

// Sum over the lanes before this one. The sum over all is left in laneTotal; load it by workgroupUniformLoad.
fn lanesBefore(lane: u32, mine: u32) -> u32 {
  laneCounts[lane >> 2u][lane & 3u] = mine;
  workgroupBarrier();
  // Each lane adds up those before it: fewer barriers than a scan by doubling.
  var before = 0u;
  for (var word = 0u; word < 8u; word++) {
    let four = select(vec4u(0u), laneCounts[word], vec4u(4u * word) + vec4u(0u, 1u, 2u, 3u) < vec4u(lane));
    before += four.x + four.y + four.z + four.w;
  }
  if (lane == LANES - 1u) { laneTotal = before + mine; }
  return before;
}

// How many lanes before this one have each of four flags, and how many in all, six bits each.
fn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {
  let before = lanesBefore(lane, u32(a) | (u32(b) << 6u) | (u32(c) << 12u) | (u32(d) << 18u));
  workgroupBarrier();
  return vec2u(before, laneTotal);
}

// lanesBefore of numbers below 32.
fn fewBefore(lane: u32, mine: u32) -> u32 { return lanesBefore(lane, mine); }

fn lanesMin(lane: u32, mine: vec4f) -> vec4f {
  laneVectors[lane] = mine;
  for (var half = 16u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) { laneVectors[lane] = min(laneVectors[lane], laneVectors[lane + half]); }
  }
  workgroupBarrier();
  let least = laneVectors[0];
  workgroupBarrier();
  return least;
}

fn lanesSum(lane: u32, mine: vec4f) -> vec4f {
  laneVectors[lane] = mine;
  for (var half = 16u; half > 0u; half >>= 1u) {
    workgroupBarrier();
    if (lane < half) { laneVectors[lane] += laneVectors[lane + half]; }
  }
  workgroupBarrier();
  let sum = laneVectors[0];
  workgroupBarrier();
  return sum;
}
