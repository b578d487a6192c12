// Prefix sums, sums and minima over 32 lanes, by workgroup memory. `lanes.subgroups` has the same functions for devices whose
// subgroups hold all 32 lanes; stages that import this file are compiled in both forms.
const LANES = 32u;
// Whether lanes go along where they have nothing to do: a processor takes time for them.
const GO_ALONG = false;
var<workgroup> laneCounts: array<vec4u, 8>;
var<workgroup> laneVectors: array<vec4f, 32>;
// Of every fourth lane each.
var<workgroup> laneFours: array<vec4f, 4>;
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

// How many lanes before this one have each of four flags, and how many in all, six bits each. A barrier has to follow.
fn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {
  laneCounts[lane >> 2u][lane & 3u] = u32(a) | (u32(b) << 6u) | (u32(c) << 12u) | (u32(d) << 18u);
  workgroupBarrier();
  var before = vec4u(0u);
  var total = vec4u(0u);
  for (var word = 0u; word < 8u; word++) {
    before += select(vec4u(0u), laneCounts[word], vec4u(4u * word) + vec4u(0u, 1u, 2u, 3u) < vec4u(lane));
    total += laneCounts[word];
  }
  return vec2u(before.x + before.y + before.z + before.w, total.x + total.y + total.z + total.w);
}

// Which lanes have a flag, a bit each.
fn vote(lane: u32, mine: bool) -> u32 {
  workgroupBarrier();
  laneCounts[lane >> 2u][lane & 3u] = select(0u, 1u << lane, mine);
  workgroupBarrier();
  var all = vec4u(0u);
  for (var word = 0u; word < 8u; word++) { all |= laneCounts[word]; }
  return all.x | all.y | all.z | all.w;
}

// lanesBefore of the lengths of runs, 1 to `most` (8 or 16), that the first `runs` lanes have, one each.
fn runsBefore(lane: u32, runs: u32, mine: u32, most: u32) -> u32 { return lanesBefore(lane, mine); }

// Lays out runs side by side: that of this lane, one of the first, begins with the item `start` at the place `before`, and
// `mine` of it count; none where that is 0. Lane k then gets the item at place k from laidItem, behind a barrier.
var<workgroup> laneItems: array<u32, 32>;
fn layRuns(lane: u32, before: u32, start: u32, mine: u32, most: u32) {
  // Written out: a loop costs more.
  if (mine > 0u) {
    laneItems[before] = start;
    if (mine > 1u) { laneItems[before + 1u] = start + 1u; }
    if (mine > 2u) { laneItems[before + 2u] = start + 2u; }
    if (mine > 3u) { laneItems[before + 3u] = start + 3u; }
    if (mine > 4u) { laneItems[before + 4u] = start + 4u; }
    if (mine > 5u) { laneItems[before + 5u] = start + 5u; }
    if (mine > 6u) { laneItems[before + 6u] = start + 6u; }
    if (mine > 7u) { laneItems[before + 7u] = start + 7u; }
    if (most > 8u && mine > 8u) {
      laneItems[before + 8u] = start + 8u;
      if (mine > 9u) { laneItems[before + 9u] = start + 9u; }
      if (mine > 10u) { laneItems[before + 10u] = start + 10u; }
      if (mine > 11u) { laneItems[before + 11u] = start + 11u; }
      if (mine > 12u) { laneItems[before + 12u] = start + 12u; }
      if (mine > 13u) { laneItems[before + 13u] = start + 13u; }
      if (mine > 14u) { laneItems[before + 14u] = start + 14u; }
      if (mine > 15u) { laneItems[before + 15u] = start + 15u; }
    }
  }
}
fn laidItem(lane: u32) -> u32 { return laneItems[lane]; }

// Four lanes take eight vectors each, then all of them the four: two barriers, where halving takes seven.
fn lanesMin(lane: u32, mine: vec4f) -> vec4f {
  laneVectors[lane] = mine;
  workgroupBarrier();
  if (lane < 4u) {
    var least = laneVectors[lane];
    for (var k = 4u; k < LANES; k += 4u) { least = min(least, laneVectors[lane + k]); }
    laneFours[lane] = least;
  }
  workgroupBarrier();
  return min(min(laneFours[0], laneFours[1]), min(laneFours[2], laneFours[3]));
}

// Of one number, or two.
fn lanesSumOf(lane: u32, mine: f32) -> f32 { return lanesSum(lane, vec4f(mine)).x; }

fn lanesSumOfTwo(lane: u32, mine: vec2f) -> vec2f { return lanesSum(lane, vec4f(mine, 0.0, 0.0)).xy; }

fn lanesMostOf(lane: u32, mine: f32) -> f32 { return -lanesMin(lane, vec4f(-mine)).x; }

fn lanesCount(lane: u32, mine: u32) -> u32 { return u32(lanesSum(lane, vec4f(f32(mine))).x); }

fn lanesSum(lane: u32, mine: vec4f) -> vec4f {
  laneVectors[lane] = mine;
  workgroupBarrier();
  if (lane < 4u) {
    var sum = laneVectors[lane];
    for (var k = 4u; k < LANES; k += 4u) { sum += laneVectors[lane + k]; }
    laneFours[lane] = sum;
  }
  workgroupBarrier();
  return laneFours[0] + laneFours[1] + (laneFours[2] + laneFours[3]);
}
