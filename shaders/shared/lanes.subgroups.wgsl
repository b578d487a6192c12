// Prefix sums, sums and minima over 32 lanes, by subgroup operations: for devices whose smallest subgroup holds 32 lanes or more.
// WebGPU does not say where in the subgroup a thread of the workgroup sits: lanes are counted in the subgroup's own order.
const LANES = 32u;
var<workgroup> laneTotal: u32;

// Which lane a thread is, the only number that may distinguish lanes. Counted by the same sum as lanesBefore, so that
// «before» means the same in both. All 32 threads call it together.
fn laneOf(thread: u32) -> u32 { return subgroupExclusiveAdd(1u); }

// Sum over the lanes before this one. The sum over all is left in laneTotal; load it by workgroupUniformLoad.
fn lanesBefore(lane: u32, mine: u32) -> u32 {
  let total = subgroupAdd(mine);
  if (lane == 0u) { laneTotal = total; }
  return subgroupExclusiveAdd(mine);
}

fn lanesMin(lane: u32, mine: vec4f) -> vec4f { return subgroupMin(mine); }

fn lanesSum(lane: u32, mine: vec4f) -> vec4f { return subgroupAdd(mine); }
