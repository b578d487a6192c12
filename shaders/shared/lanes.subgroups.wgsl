// Prefix sums, sums and minima over 32 lanes, by subgroup operations: for devices whose smallest subgroup holds 32 lanes or more.
// WebGPU does not say where in the subgroup a thread of the workgroup sits: lanes are counted in the subgroup's own order.
const LANES = 32u;
var<workgroup> laneTotal: u32;

// Which lane a thread is, the only number that may distinguish lanes. Counted by the same sum as lanesBefore, so that
// «before» means the same in both. All 32 threads call it together.
fn laneOf(thread: u32) -> u32 { return subgroupExclusiveAdd(1u); }

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

fn packed(counts: vec4u) -> u32 { return counts.x | (counts.y << 6u) | (counts.z << 12u) | (counts.w << 18u); }

// How many lanes before this one have each of four flags, and how many in all, six bits each. By ballots, which take a third
// of a sum's time.
fn flagsBefore(lane: u32, a: bool, b: bool, c: bool, d: bool) -> vec2u {
  let all = vec4u(lanesWhere(a), lanesWhere(b), lanesWhere(c), lanesWhere(d));
  let before = countOneBits(all & vec4u((1u << lane) - 1u));
  let total = countOneBits(all);
  return vec2u(packed(before), packed(total));
}

// lanesBefore of numbers below 32.
fn fewBefore(lane: u32, mine: u32) -> u32 {
  let below = (1u << lane) - 1u;
  let before = countOneBits(lanesWhere((mine & 1u) != 0u) & below)
    + 2u * countOneBits(lanesWhere((mine & 2u) != 0u) & below)
    + 4u * countOneBits(lanesWhere((mine & 4u) != 0u) & below)
    + 8u * countOneBits(lanesWhere((mine & 8u) != 0u) & below)
    + 16u * countOneBits(lanesWhere((mine & 16u) != 0u) & below);
  if (lane == LANES - 1u) { laneTotal = before + mine; }
  return before;
}

fn lanesMin(lane: u32, mine: vec4f) -> vec4f { return subgroupMin(mine); }

fn lanesSum(lane: u32, mine: vec4f) -> vec4f { return subgroupAdd(mine); }
