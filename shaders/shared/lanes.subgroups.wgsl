// Prefix sums, sums and minima over 32 lanes, by subgroup operations: for devices whose smallest subgroup holds 32 lanes or more.
// WebGPU does not say where in the subgroup a thread of the workgroup sits: lanes are counted in the subgroup's own order.
const LANES = 32u;
// Whether lanes go along where they have nothing to do: to leave them out costs a graphics card more.
const GO_ALONG = true;
var<workgroup> laneTotal: u32;

// Which lane a thread is, the only number that may distinguish lanes. Counted by the same sum as lanesBefore, so that
// “before” means the same in both. All 32 threads call it together.
fn laneOf(thread: u32) -> u32 {
  let all = subgroupBallot(true);
  let words = vec4u(32u, 64u, 96u, 128u) * vec4u(all != vec4u(0u));
  laneFirst = max(max(words.x, words.y), max(words.z, words.w)) - 32u;
  laneFirst += countTrailingZeros(lanesWhere(true));
  return subgroupExclusiveAdd(1u);
}
// Where lane 0 sits in the subgroup.
var<private> laneFirst: u32;

// Sum over the lanes before this one. The sum over all is left in laneTotal; load it by workgroupUniformLoad.
fn lanesBefore(lane: u32, mine: u32) -> u32 {
  let before = subgroupExclusiveAdd(mine);
  if (lane == LANES - 1u) { laneTotal = before + mine; }
  return before;
}

// The bits of a ballot: lanes fill one of its words.
fn lanesWhere(mine: bool) -> u32 {
  let words = subgroupBallot(mine);
  return words.x | words.y | words.z | words.w;
}

// Which lanes have a flag, a bit each.
fn vote(lane: u32, mine: bool) -> u32 { return lanesWhere(mine); }

fn packed(counts: vec4u) -> u32 { return counts.x | (counts.y << 6u) | (counts.z << 12u) | (counts.w << 18u); }

// How many lanes before this one have each of four flags, and how many in all, six bits each. By ballots, which take a third
// of a sum's time.
fn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {
  let all = vec4u(lanesWhere(a), lanesWhere(b), lanesWhere(c), lanesWhere(d));
  let before = countOneBits(all & vec4u((1u << lane) - 1u));
  let total = countOneBits(all);
  return vec2u(packed(before), packed(total));
}

// lanesBefore of the lengths of runs, 1 to `most` (8 or 16), that the first `runs` lanes have, one each; by ballots.
fn runsBefore(lane: u32, runs: u32, mine: u32, most: u32) -> u32 {
  let below = (1u << lane) - 1u;
  let more = select(0u, mine - 1u, lane < runs);
  var before = min(lane, runs)
    + countOneBits(lanesWhere((more & 1u) != 0u) & below)
    + 2u * countOneBits(lanesWhere((more & 2u) != 0u) & below)
    + 4u * countOneBits(lanesWhere((more & 4u) != 0u) & below);
  if (most > 8u) { before += 8u * countOneBits(lanesWhere((more & 8u) != 0u) & below); }
  if (lane == LANES - 1u) { laneTotal = before + mine; }
  return before;
}

// Lays out runs side by side: that of this lane, one of the first, begins with the item `start` at the place `before`, and
// `mine` of it count; none where that is 0. Lane k then gets the item at place k from laidItem.
var<private> laneItem: u32;
fn layRuns(lane: u32, before: u32, start: u32, mine: u32, most: u32) {
  let starts = subgroupOr(select(0u, 1u << (before & 31u), mine > 0u));
  let which = countOneBits(starts & ((2u << lane) - 1u)) - 1u;
  laneItem = subgroupShuffle(start - before, (laneFirst + which) & 127u) + lane;
}
fn laidItem(lane: u32) -> u32 { return laneItem; }

fn lanesMin(lane: u32, mine: vec4f) -> vec4f { return subgroupMin(mine); }

fn lanesSum(lane: u32, mine: vec4f) -> vec4f { return subgroupAdd(mine); }

// Of one number, or two: a subgroup takes those of a vector one by one.
fn lanesSumOf(lane: u32, mine: f32) -> f32 { return subgroupAdd(mine); }

fn lanesSumOfTwo(lane: u32, mine: vec2f) -> vec2f { return subgroupAdd(mine); }

fn lanesMostOf(lane: u32, mine: f32) -> f32 { return subgroupMax(mine); }

fn lanesCount(lane: u32, mine: u32) -> u32 { return subgroupAdd(mine); }
